// Loads when a terminal runs an operation on a file that its library may never finish with.
import { internal, type Result } from '../core/run.ts';
import { createPool, type Pool } from './pool.ts';
import type { RunOptions, RunRequest } from './run.ts';

/** The longest that a timer can wait: each run has the limit of its operation. */
const NO_LIMIT = 2 ** 31 - 1;

/** Megabytes that the objects of a run may take. */
const MEMORY_MB = 1024;
/** Buffers aren't objects: what a run may take in all, besides several copies of its file. */
const MOST_BYTES = 1_200_000_000;
const COPIES = 6;
const LOOK_MS = 100;

const DIED: Result = { ok: false, failure: { code: 'worker-died' } };

let pool: Pool | undefined;
const threads = (): Pool => (pool ??= createPool({ timeLimit: NO_LIMIT, memory: MEMORY_MB, queue: Infinity }));

/** Runs an operation in a thread, which is ended when its time is up, whatever it does, and when it takes too much memory. */
export async function runInThread(
  request: RunRequest,
  size: number,
  { signal, onProgress, texts }: RunOptions,
  { run }: Pick<Pool, 'run'> = threads(),
  mostBytes = MOST_BYTES,
): Promise<Result> {
  const greedy = new AbortController();
  const most = process.memoryUsage.rss() + mostBytes + COPIES * size;
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > most) greedy.abort();
  }, LOOK_MS);
  try {
    const either = signal ? AbortSignal.any([signal, greedy.signal]) : greedy.signal;
    const result = await run(request, { signal: either, onProgress, texts });
    return greedy.signal.aborted ? DIED : result;
  } catch (error) {
    return internal(error);
  } finally {
    clearInterval(look);
  }
}
