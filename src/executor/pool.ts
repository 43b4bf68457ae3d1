import os from 'node:os';
import { Worker } from 'node:worker_threads';
import address from 'virtual:pool-thread';
import { loadSpec } from '../catalog/load-spec.ts';
import { internal, type Result } from '../core/run.ts';
import { packed } from './pool/parcel.ts';
import { ABORTED, perform } from './pool/perform.ts';
import type { Run, RunOptions, RunRequest } from './run.ts';

export interface PoolOptions {
  /** The most threads; by default one per core. */
  threads?: number;
  /** How many runs may wait for a thread; the next ones are refused, as `busy`. */
  queue?: number;
  /** Milliseconds after which any run is stopped, if its operation sets no shorter limit. */
  timeLimit?: number;
  /** Megabytes that the objects of a run may take; a run that takes more loses its thread. */
  memory?: number;
  /** Whether threads step back behind the one that asks, which has others to answer. */
  behind?: boolean;
  /** The script of a thread. */
  script?: string | URL;
}

/** Threads that run operations. */
export interface Pool {
  run: Run;
  /** The most threads. */
  threads: number;
  /** How many runs are going, and how many wait for a thread. */
  load(): { running: number; waiting: number };
  /** Ends all threads; runs that are still going or waiting are aborted. */
  close(): Promise<void>;
}

const BUSY: Result = { ok: false, failure: { code: 'busy' } };

/** The messages of a tool that its transform may search, for a thread, which has no texts. */
async function messagesFor(
  { card, operation }: RunRequest,
  texts: RunOptions['texts'],
): Promise<Record<string, string>> {
  if (!texts) return {};
  const { operations } = await loadSpec(card);
  const codes = Object.hasOwn(operations, operation) ? (operations[operation]?.messages ?? []) : [];
  return Object.fromEntries(codes.map((code) => [`messages.${code}`, texts(`messages.${code}`) ?? '']));
}

/** Starts a thread, which doesn't keep the process going while it has no run. */
function startThread(script: string | URL, memory: number, behind: boolean): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  // What the code of a tool might print is no part of the answer. Nobody reads it, since that would keep the process going.
  const worker = new Worker(script, { resourceLimits, stdout: true, workerData: { behind } });
  worker.on('error', () => undefined); // the run hears of it; in an idle thread it's nobody's
  worker.unref();
  return worker;
}

/** A run: where it is, and how it ends. */
interface Job {
  signal: AbortSignal;
  settle: (result: Result) => void;
  /** Runs in a thread; resolves with false if the thread is then gone. */
  runIn: (worker: Worker) => Promise<boolean>;
  abort: () => void;
}

function jobOf(request: RunRequest, { onProgress, texts }: RunOptions, timeLimit: number, resolve: Job['settle']): Job {
  const stop = new AbortController();
  const { signal } = stop;
  const runIn = async (worker: Worker) => {
    const { card, operation, language, input } = request;
    const [messages, { parcel, moved }] = await Promise.all([messagesFor(request, texts), packed(input)]);
    if (signal.aborted) return true;
    const { id, category } = card;
    const task = { card: { id, category }, operation, language, parcel, texts: messages };
    return perform(worker, { task, moved, signal, timeLimit, onProgress, settle: resolve });
  };
  const abort = () => {
    resolve(ABORTED);
    stop.abort();
  };
  return { signal, settle: resolve, runIn, abort };
}

/**
 * Makes a pool of threads for programs that run operations for others: a run that hangs, even one that never yields,
 * loses its thread when its time is up or when it's aborted, and the next run gets another one.
 */
export function createPool({
  threads = os.availableParallelism(),
  queue = 100,
  timeLimit = 60_000,
  memory = 1024,
  behind = false,
  script = new URL(address),
}: PoolOptions = {}): Pool {
  const idle = new Set<Worker>();
  const running = new Map<Job, Worker>();
  const waiting = new Set<Job>();
  let isClosed = false;

  const threadOf = (): Worker => {
    const [free] = idle;
    if (free && idle.delete(free)) return free;
    const worker = startThread(script, memory, behind);
    return worker.on('exit', () => idle.delete(worker));
  };

  const begin = async (job: Job): Promise<void> => {
    const worker = threadOf();
    running.set(job, worker);
    worker.ref();
    const isAlive = await job.runIn(worker).catch((error: unknown) => {
      job.settle(internal(error)); // its values can't be read, or its code can't be loaded
      return true;
    });
    running.delete(job);
    worker.unref();
    if (isAlive && !isClosed) idle.add(worker);
    fill();
  };

  const fill = (): void => {
    for (const job of waiting) {
      if (running.size >= threads || isClosed) return;
      waiting.delete(job);
      void begin(job);
    }
  };

  const run: Run = (request, options = {}) => {
    const { signal } = options;
    if (isClosed || signal?.aborted) return Promise.resolve(ABORTED);
    if (running.size >= threads && waiting.size >= queue) return Promise.resolve(BUSY);
    return new Promise<Result>((resolve) => {
      const over = new AbortController();
      const job = jobOf(request, options, timeLimit, (result) => {
        over.abort();
        waiting.delete(job);
        resolve(result);
      });
      signal?.addEventListener('abort', job.abort, { once: true, signal: over.signal });
      waiting.add(job);
      fill();
    });
  };

  return {
    run,
    threads,
    load: () => ({ running: running.size, waiting: waiting.size }),
    async close() {
      isClosed = true;
      for (const job of [...waiting, ...running.keys()]) job.abort();
      await Promise.all([...idle, ...running.values()].map((worker) => worker.terminate()));
    },
  };
}
