import readline from 'node:readline';
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/run.ts';
import { run } from '../executor/node.ts';
import { failureText } from '../i18n/texts.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { findOperation } from './find.ts';
import { fromJson, toJson } from './json.ts';
import { textsOf, type ToolTexts, startLanguage } from './texts.ts';

interface Line {
  id: unknown;
  tool: string;
  operation?: string;
  input: Record<string, unknown>;
}

/** Reads a line; null when it is not an object with a tool. */
function parseLine(text: string): Line | null {
  try {
    const value = JSON.parse(text) as Partial<Line> | null;
    if (typeof value !== 'object' || value === null || typeof value.tool !== 'string') return null;
    return { id: value.id ?? null, tool: value.tool, operation: value.operation, input: value.input ?? {} };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const cached = new Map<string, ToolTexts>();

async function cachedTexts(id: string): Promise<ToolTexts> {
  const known = cached.get(id) ?? (await textsOf(id));
  cached.set(id, known);
  return known;
}

async function failed(id: unknown, toolId: string, failure: Failure): Promise<string> {
  const { tool, app } = await cachedTexts(toolId);
  const { code, field, params, at } = failure;
  return toJson({ id, ok: false, failure: { code, field, message: failureText(tool, app, failure), params, at } });
}

async function answer(text: string, language: string): Promise<string> {
  const line = parseLine(text);
  if (!line) return failed(null, '', { code: 'bad-line' });
  const found = findOperation(line.tool, line.operation);
  if (typeof found === 'string') {
    return failed(line.id, '', {
      code: found,
      params: { name: [line.tool, line.operation].filter(Boolean).join('/') },
    });
  }
  const { card, operation, preset } = found;
  const { tool: texts } = await cachedTexts(card.id);
  const input = { ...preset, ...fromJson(line.input) };
  const result: Result = await run({ card, operation: operation.name, input, language }, { texts });
  if (!result.ok) return failed(line.id, card.id, result.failure);
  const { output, warnings } = result;
  return toJson({ id: line.id, ok: true, output, ...(warnings.length > 0 && { warnings }) });
}

const CHUNK = 64 * 1024;

/** `batch`: NDJSON in, NDJSON out, in order. A line that fails says so; the others go on. */
export async function batch(given: Arguments): Promise<number> {
  const flags = takeFlags(given, ['lang']);
  expectNoMore(given);
  const language = await startLanguage(flags.lang);
  let waiting = '';
  const flush = async () => {
    const text = waiting;
    waiting = '';
    if (text !== '' && !process.stdout.write(text)) {
      await new Promise<void>((resolve) => {
        process.stdout.once('drain', resolve);
      });
    }
  };
  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity, terminal: false });
  let idle = setImmediate(() => undefined);
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const text = await answer(line, language); // not in one step with +=, which reads `waiting` before it waits
    waiting += `${text}\n`;
    clearImmediate(idle);
    // Many lines are written at once; a program that waits for its one answer gets it at the next pause.
    if (waiting.length >= CHUNK) await flush();
    else idle = setImmediate(() => void flush());
  }
  await flush();
  return 0;
}
