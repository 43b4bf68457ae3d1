import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { types } from 'node:util';
import type { Script } from 'node:vm';
import { findsOf } from '../catalog/load-recognition.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import threads from 'virtual:pool-thread';
import { costOf, SLOW_MS, timeLimitOf } from '../core/cost.ts';
import type { RunEnvironment } from '../core/context.ts';
import { internal, type Result, runTool, timeLimitFailure } from '../core/run.ts';
import { separateFiles } from '../core/each-file.ts';
import { isInputFile } from '../core/field.ts';
import { outputsOf } from '../core/outputs.ts';
import type { Operation, Tool } from '../core/tool.ts';
import { blobOnDisk } from './pool/disk.ts';
import type { Run } from './run.ts';

// One context for all runs that have a limit: a new one takes a millisecond. `work` is called before anything else can set it.
const context: { work: () => Promise<Result> } = { work: () => Promise.reject(new Error('no work')) };
let call: Script | undefined;

/** Runs up to the first await, which V8 ends at the limit anywhere, even inside a regular expression; null if it did. */
function begin(work: () => Promise<Result>, limit: number): Promise<Result> | null {
  try {
    context.work = work;
    if (!call) {
      // Few runs need this module, and a terminal waits for each that loads.
      const vm = process.getBuiltinModule('node:vm');
      call = new vm.Script('work()');
      vm.createContext(context);
    }
    return call.runInContext(context, { timeout: limit }) as Promise<Result>;
  } catch (error) {
    // An error from the other context, for which `instanceof Error` is false.
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  }
}

/**
 * Runs an operation in this process, with the same limits as in the page. Only code that blocks after an `await` can't
 * be interrupted here: its failure is reported once it is done. Libraries that may are run in a thread, see `run`.
 */
export async function runLimited(
  tool: Tool,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  environment: RunEnvironment,
): Promise<Result> {
  const op = Object.hasOwn(tool.operations, operation) ? tool.operations[operation] : undefined;
  const limit = op ? timeLimitOf(op, input) : null;
  if (limit === null) return runTool(tool, operation, input, environment);
  const late: Result = { ok: false, failure: timeLimitFailure(limit) };
  const over = new AbortController();
  const signal = environment.signal ? AbortSignal.any([environment.signal, over.signal]) : over.signal;
  const started = performance.now();
  const running = begin(() => runTool(tool, operation, input, { ...environment, signal }), limit);
  if (!running) return late;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(late), Math.max(0, limit - (performance.now() - started)));
  });
  try {
    return await Promise.race([running, end]);
  } finally {
    clearTimeout(timer);
    over.abort(); // ends listeners that are still waiting
  }
}

let folder: string | undefined;
let blobs = 0;

/** One folder for all large files, which goes with the process. */
function temporaryFolder(): string {
  if (folder === undefined) {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));
    process.once('exit', () => fs.rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/** Collects a large file on the disk, readable by this user only, until the process ends. */
async function temporaryBlob(pieces: AsyncIterable<Uint8Array>): Promise<Blob> {
  const name = path.join(temporaryFolder(), `output-${(blobs += 1)}`);
  const file = fs.openSync(name, 'wx', 0o600);
  try {
    for await (const piece of pieces) fs.writeFileSync(file, piece); // unlike writeSync, it writes all of it
  } finally {
    fs.closeSync(file);
  }
  return blobOnDisk(name);
}

/** Without a build there are none. */
const hasThreads = threads !== '';

const LARGE_OUTPUTS = new Set(['file', 'files', 'grid']);

/**
 * Returns the bytes of the files that an operation is to run on in a thread, since a library may block for minutes on a file
 * that is made for it; null if it runs here. What it makes must be small: files go from here to the disk.
 */
export function bytesForThread(op: Operation, input: Readonly<Record<string, unknown>>): number | null {
  const files = Object.values(input).flat().filter(isInputFile);
  const isSmall = Object.values(outputsOf(op)).every(({ kind }) => !LARGE_OUTPUTS.has(kind));
  if (op.runsIn !== 'worker' || files.length === 0 || !isSmall) return null;
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Runs an operation in this process, and on files in threads; the command line has no page to block. */
export const run: Run = async ({ card, operation, input, language }, { signal, onProgress, texts } = {}) => {
  const tool = await loadSpec(card).catch(internal);
  if ('ok' in tool) return tool;
  const op = Object.hasOwn(tool.operations, operation) ? tool.operations[operation] : undefined;
  const files = op && hasThreads ? separateFiles(op, input) : null;
  if (op && files && costOf(op, input) >= SLOW_MS) {
    const { runFilesInThreads } = await import('./files-in-threads.ts');
    const own = { op, files, signal: signal ?? new AbortController().signal, onProgress, blobOf: temporaryBlob };
    return (await runFilesInThreads({ card, operation, input, language }, own)) ?? internal(new Error('no threads'));
  }
  const size = op && hasThreads ? bytesForThread(op, input) : null;
  if (size !== null) {
    const { runInThread } = await import('./in-thread.ts');
    return runInThread({ card, operation, input, language }, size, { signal, onProgress, texts });
  }
  const finds = findsOf(card, operation);
  const environment = { now: Date.now(), language, texts, signal, progress: onProgress, blobOf: temporaryBlob, finds };
  return runLimited(tool, operation, input, environment).catch(internal);
};
