// Runs an operation on several files at once, each in a worker or a thread, where it does the same with each.
import type { Result } from '../core/run.ts';
import { filesMade, joinedResults } from '../core/each-file.ts';
import type { Operation } from '../core/tool.ts';
import type { InputFile } from '../core/field.ts';
import { createMany, type Hand, type Many, type Values } from './many.ts';
import type { FilesRun, RunOptions } from './run.ts';

interface FilesOptions extends Pick<RunOptions, 'onProgress' | 'onFiles' | 'again'> {
  op: Operation;
  files: readonly InputFile[];
  hands: number;
  createHand: () => Hand;
  signal: AbortSignal;
}

const ABORTED: Result = { ok: false, failure: { code: 'aborted' } };

/** What goes on with a run whose files failed, or that was stopped. */
const started = new WeakMap<FilesRun, Many>();

const resultOf = (many: Many, index: number): Result | undefined => {
  const kept = many.resultAt(index);
  if (kept?.kind === 'whole') return kept.result;
  return kept?.kind === 'failure' ? { ok: false, failure: kept.failure } : undefined;
};

function filesRunOf(op: Operation, files: readonly InputFile[], many: Many): FilesRun {
  const run: FilesRun = {
    files,
    get: many.get,
    subscribe: many.subscribe,
    stateAt: many.stateAt,
    madeAt(index) {
      const result = resultOf(many, index);
      return result?.ok ? filesMade(op, result.output) : [];
    },
    failureAt(index) {
      const result = resultOf(many, index);
      return result && !result.ok ? result.failure : undefined;
    },
  };
  started.set(run, many);
  return run;
}

/** Runs files until all are done or the run is stopped; null if not even the code could be loaded. */
export async function runFiles({ op, files, signal, ...options }: FilesOptions): Promise<Result | null> {
  const { hands, createHand, onProgress, onFiles, again } = options;
  const before = again && started.get(again);
  const source: Values = { count: files.length, at: (index) => files[index] ?? '' };
  const many = before ?? createMany({ source, hands, createHand });
  onFiles?.(before && again ? again : filesRunOf(op, files, many));
  await new Promise<void>((resolve) => {
    const leave = many.subscribe(() => {
      const { state, done, total } = many.get();
      if (state === 'running') onProgress?.(done / total);
      else {
        leave();
        resolve();
      }
    });
    signal.addEventListener('abort', many.cancel, { once: true });
    if (before?.get().state === 'finished') many.retry();
    else many.start();
  });
  signal.removeEventListener('abort', many.cancel);
  const { state } = many.get();
  if (state === 'broken') return null;
  if (state === 'stopped') return ABORTED;
  return joinedResults(
    op,
    files,
    files.map((_, index) => resultOf(many, index) ?? ABORTED),
  );
}
