import type { Worker } from 'node:worker_threads';
import { internal, type Result, timeLimitFailure } from '../../core/run.ts';
import type { RunOptions } from '../run.ts';
import type { News, Task } from './serve.ts';

/** How long an aborted run gets to stop on its own before its thread is replaced. */
const GRACE_MS = 100;

/** How long a thread gets to start and to load the code of a tool, on a busy machine. */
const START_MS = 20_000;

export const ABORTED: Result = { ok: false, failure: { code: 'aborted' } };
const DIED: Result = { ok: false, failure: { code: 'worker-died' } };

const late = (limit: number): Result => ({ ok: false, failure: timeLimitFailure(limit) });

interface Job extends Pick<RunOptions, 'onProgress'> {
  task: Task;
  moved: ArrayBuffer[];
  signal: AbortSignal;
  /** Milliseconds that any run may take. */
  timeLimit: number;
  /** Called with the result; nobody listens any more once the run is aborted. */
  settle: (result: Result) => void;
}

/**
 * Runs a job in a thread. Whatever the thread does, the job is settled: when its time is up, when it's aborted, and when
 * the thread dies. Resolves once the thread takes the next job; with false if there is no such thread any more.
 */
export function perform(worker: Worker, { task, moved, signal, timeLimit, onProgress, settle }: Job): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (isAlive: boolean, result: Result) => {
      if (over.signal.aborted) return;
      over.abort();
      clearTimeout(timer);
      worker.off('message', hear).off('error', die).off('exit', die);
      settle(result);
      if (!isAlive) void worker.terminate();
      resolve(isAlive);
    };
    const endAfter = (ms: number, result: Result) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(false, result), ms);
    };
    const die = () => end(false, signal.aborted ? ABORTED : DIED);
    const hear = (news: News) => {
      if (news.kind === 'progress') onProgress?.(news.share);
      else if (news.kind === 'done') end(true, signal.aborted ? ABORTED : news.result);
      else if (!signal.aborted) {
        const limit = Math.min(news.limit ?? Infinity, timeLimit);
        endAfter(limit, late(limit));
      }
    };
    const abort = () => {
      worker.postMessage('abort');
      endAfter(GRACE_MS, ABORTED);
    };
    worker.on('message', hear).on('error', die).on('exit', die);
    signal.addEventListener('abort', abort, { once: true, signal: over.signal });
    endAfter(START_MS, late(START_MS));
    try {
      worker.postMessage(task, moved);
    } catch (error) {
      end(true, internal(error)); // a value that can't be cloned
    }
  });
}
