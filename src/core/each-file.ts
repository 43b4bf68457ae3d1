// An operation that does the same with each of several files: how they are taken apart, and what they make joined.
import type { FileEnd, Reading, Result, RunEnvironment, Warning } from './context.ts';
import type { Failure, Params } from './failure.ts';
import { type FileFacts, type InputFile, isInputFile } from './field.ts';
import { isSingleOutput, outputsOf } from './outputs.ts';
import { type Operation, primaryOf } from './tool.ts';
import { collected } from '../base/files/collected.ts';
import type { OutputFile } from './values.ts';

type Input = Readonly<Record<string, unknown>>;
type Outputs = Readonly<Record<string, unknown>>;

type RunOne = (input: Input, environment: RunEnvironment) => Promise<Result>;

/**
 * An operation that does the same with each file of its primary field: they run one by one, several at a time where there are
 * cores, and what each makes is joined. One that is refused stops no other; `failed` returns what stands for it in lists.
 */
export interface EachFile<Made = unknown> {
  readonly failed: (file: FileFacts, failure: Failure) => Made;
  /** Runs on several files here, one after the other; null if there aren't several. */
  readonly run: (op: Operation, input: Input, environment: RunEnvironment, run: RunOne) => Promise<Result | null>;
}

/** Part of an operation's spec, so that only tools that run on each of several files have the code for it. */
export const eachFile = <Made>(failed: EachFile<Made>['failed']): EachFile<Made> => ({ failed, run: runOneByOne });

/** Returns the files that an operation runs on one by one; null if it runs on all at once, or has only one. */
export function separateFiles(op: Operation, input: Input): readonly InputFile[] | null {
  const files = op.eachFile && input[primaryOf(op)?.name ?? ''];
  return Array.isArray(files) && files.length > 1 && files.every(isInputFile) ? files : null;
}

/** Returns the same input with one file. */
export const withFile = (op: Operation, input: Input, file: unknown): Input => ({
  ...input,
  [primaryOf(op)?.name ?? '']: [file],
});

const isFiles = (kind: string) => kind === 'files';

/** Returns the files that a result has, in order. */
export function filesMade(op: Operation, output: unknown): readonly OutputFile[] {
  const values = isSingleOutput(op.output) ? { result: output } : (output as Outputs);
  const names = Object.entries(outputsOf(op)).filter(([, { kind }]) => isFiles(kind));
  return names.flatMap(([name]) => (values[name] ?? []) as readonly OutputFile[]);
}

/** Returns a result whose files are what `keep` makes of their contents. */
export async function withFiles(
  op: Operation,
  result: Result,
  keep: (bytes: OutputFile['bytes']) => OutputFile['bytes'] | Promise<OutputFile['bytes']>,
): Promise<Result> {
  if (!result.ok) return result;
  const kept = (files: unknown) =>
    Promise.all((files as readonly OutputFile[]).map(async (file) => ({ ...file, bytes: await keep(file.bytes) })));
  if (isSingleOutput(op.output))
    return isFiles(op.output.kind) ? { ...result, output: await kept(result.output) } : result;
  const values = { ...(result.output as Outputs) };
  for (const [name, { kind }] of Object.entries(op.output)) if (isFiles(kind)) values[name] = await kept(values[name]);
  return { ...result, output: values };
}

/** Warnings that say how many things they are about are one, with the sum; others are said once. */
function joinedWarnings(all: readonly Warning[]): Warning[] {
  const joined = new Map<string, Warning>();
  for (const warning of all) {
    const count = warning.params?.count;
    const key = count === undefined ? JSON.stringify(warning) : warning.code;
    const before = joined.get(key);
    if (!before) joined.set(key, warning);
    else if (count !== undefined) {
      const params: Params = { ...before.params, count: (before.params?.count ?? 0) + count };
      joined.set(key, { ...before, params });
    }
  }
  return [...joined.values()];
}

function joinedOutput(op: Operation, files: readonly FileFacts[], results: readonly Result[]): unknown {
  const stands = results.map((result, index) =>
    result.ok ? result.output : op.eachFile?.failed(files[index] ?? { name: '', size: 0 }, result.failure),
  );
  const good = results.flatMap((result) => (result.ok ? [result.output] : []))[0];
  const joinedAs = (kind: string, values: readonly unknown[], first: unknown) =>
    isFiles(kind) || kind === 'table' ? values.flatMap((value) => (value ?? []) as readonly unknown[]) : first;
  if (isSingleOutput(op.output)) return joinedAs(op.output.kind, stands, good);
  const valueOf = (stand: unknown, name: string) => (stand as Outputs | undefined)?.[name];
  return Object.fromEntries(
    Object.entries(op.output).map(([name, { kind }]) => [
      name,
      joinedAs(
        kind,
        stands.map((stand) => valueOf(stand, name)),
        valueOf(good, name),
      ),
    ]),
  );
}

/** The failure of all files: that of the first, with its name. */
function noneMade(ends: readonly FileEnd[]): Result {
  const [first] = ends;
  const failure = first?.failure;
  if (!failure || failure.code === 'aborted') return { ok: false, failure: { code: 'aborted' } };
  return { ok: false, failure: { ...failure, file: first.name }, ends };
}

/** Returns the results of single files as one: lists one after the other. It's a failure only if all of them are. */
export function joinedResults(op: Operation, files: readonly FileFacts[], results: readonly Result[]): Result {
  const good = results.filter((result) => result.ok);
  const ends = results.map((result, index): FileEnd => {
    const { name, size } = files[index] ?? { name: '', size: 0 };
    return result.ok
      ? { name, size, made: filesMade(op, result.output).length }
      : { name, size, made: 0, failure: result.failure };
  });
  if (good.length === 0) return noneMade(ends);
  const failed = results.length - good.length;
  const warnings = joinedWarnings(good.flatMap((result) => result.warnings));
  const readings: Reading[] = good.flatMap((result) => result.readings ?? []).slice(0, 1);
  return {
    ok: true,
    output: joinedOutput(op, files, results),
    warnings: failed > 0 ? [...warnings, { code: 'failed', params: { count: failed } }] : warnings,
    ...(readings.length > 0 && { readings }),
    ...(good.some(({ random }) => random) && { random: true as const }),
    ...(good.some(({ timed }) => timed) && { timed: true as const }),
    ends,
  };
}

/** When what has been made is larger in all, it is kept outside of memory. */
const MOST_IN_MEMORY = 32_000_000;

async function* oneOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes;
}

/** Returns a function that keeps files, in memory as long as they are few. */
export function fileKeeper(blobOf: RunEnvironment['blobOf'] = collected) {
  let size = 0;
  return (bytes: OutputFile['bytes']): OutputFile['bytes'] | Promise<Blob> => {
    if (bytes instanceof Blob) return bytes;
    size += bytes.length;
    return size > MOST_IN_MEMORY ? blobOf(oneOf(bytes)) : bytes;
  };
}

/** Runs an operation on its files one after the other. A bug of ours with one of them isn't hidden behind the others. */
async function runOneByOne(
  op: Operation,
  input: Input,
  environment: RunEnvironment,
  run: RunOne,
): Promise<Result | null> {
  const files = separateFiles(op, input);
  if (!files) return null;
  const { progress, rest, blobOf, signal } = environment;
  const keep = fileKeeper(blobOf);
  const results: Result[] = [];
  for (const [index, file] of files.entries()) {
    const own = { ...environment, progress: (share: number) => progress?.((index + share) / files.length) };
    const result = await run(withFile(op, input, file), own);
    if (!result.ok && ['aborted', 'internal'].includes(result.failure.code)) return result;
    results.push(await withFiles(op, result, keep));
    progress?.((index + 1) / files.length);
    const isStopped = await Promise.resolve(rest?.()).then(
      () => signal?.aborted,
      () => true,
    );
    if (isStopped) return { ok: false, failure: { code: 'aborted' } };
  }
  return joinedResults(op, files, results);
}
