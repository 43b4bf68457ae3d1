import type { Context } from 'hono';
import type { Failure } from '../core/failure.ts';

/** A request that is refused before anything runs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const tooLarge = (limit: number) => new Refusal({ code: 'too-large', params: { limit } });

/** The pieces of a body, up to a limit. */
export async function* piecesOf(c: Context, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit);
  let size = 0;
  for await (const piece of c.req.raw.body ?? []) {
    size += piece.length;
    if (size > limit) throw tooLarge(limit);
    yield piece;
  }
}

/** Reads a whole body. */
export async function bytesOf(c: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  // With a length, which Node holds clients to, it needs no stream, which would take longer than most runs.
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) <= limit) return new Uint8Array(await c.req.raw.arrayBuffer());
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(c, limit)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The media type of a request, without parameters; empty if it has none. */
export const mediaType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; `example` is what the failure shows. */
export function parseObject(text: string, example: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isRecord(value)) throw new Refusal({ code: 'bad-request', params: { example } });
  return value;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8; anything else is no text. */
export function textIn(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal({ code: 'bad-request', params: { example: 'UTF-8' } });
  }
}

/** Reads the values of a form by name: texts and files, a list if a name comes several times. */
export async function formIn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new Refusal({ code: 'bad-request', params: { example: 'multipart/form-data' } });
  }
  const values = new Map<string, unknown[]>();
  for (const [name, value] of form) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}
