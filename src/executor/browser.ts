import * as Comlink from 'comlink';
import { findsOf } from '../catalog/load-recognition.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import { costOf, SLOW_MS, timeLimitOf } from '../core/cost.ts';
import { internal, MISSING_CODE, type Result, runTool, timeLimitFailure } from '../core/run.ts';
import { separateFiles } from '../core/each-file.ts';
import { type Host, missing, renewScripts, startHost } from './host.ts';
import { numberedFiles } from './numbered-files.ts';
import type { Run, RunOptions, RunRequest } from './run.ts';

/** How long an aborted run gets to stop on its own before its worker is replaced. */
const GRACE_MS = 100;

const ABORTED: Result = { ok: false, failure: { code: 'aborted' } };
const DIED: Result = { ok: false, failure: { code: 'worker-died' } };
const MISSING: Result = { ok: false, failure: { code: 'internal', params: { error: MISSING_CODE } } };

/** Whether code that the run needs couldn't be loaded. */
const isMissing = (result: Result) => !result.ok && result.failure.params?.error === MISSING_CODE;

let idle: Host | undefined;

function newHost(): Host {
  const host = startHost();
  void host.death.then(() => {
    host.end();
    if (idle === host) idle = undefined; // a worker that breaks between two runs must not fail the next one
  });
  return host;
}

/** Starts the worker ahead of time. */
export function warmUp(): void {
  idle ??= newHost();
}

/** Keeps one idle worker; a second one is terminated. */
function keep(host: Host): void {
  if (idle) host.end();
  else idle = host;
}

function whenAborted(signal: AbortSignal, until: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true, signal: until });
  });
}

/** Creates a time limit that counts from `start`, which excludes the time the tool's code takes to load. */
function startClock(limit: number, until: AbortSignal) {
  const failure: Result = { ok: false, failure: timeLimitFailure(limit) };
  let start = () => undefined as void;
  const up = new Promise<Result>((resolve) => {
    start = () => {
      const timer = setTimeout(() => resolve(failure), limit);
      until.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
  });
  return { failure, up, start };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}

async function runInWorker(
  request: RunRequest,
  signal: AbortSignal,
  { onProgress, forPage }: Pick<RunOptions, 'onProgress' | 'forPage'>,
  timeLimit: number,
): Promise<Result> {
  const host = idle ?? newHost();
  idle = undefined; // one run per worker: a run that never yields must not block the next one
  const over = new AbortController();
  const clock = startClock(timeLimit, over.signal);
  const progress = Comlink.proxy((share: number) => {
    // Progress has its own port, so the last update can arrive after the result.
    if (over.signal.aborted) return;
    if (share === 0) clock.start();
    else onProgress?.(share);
  });
  const { card, operation, input, language } = request;
  const files = numberedFiles(input);
  const task = { id: card.id, category: card.category, operation, input, language, forPage, files };
  const work = host.api.run(task, progress);
  const finished: Promise<Result> = Promise.race([
    work.catch(internal),
    host.death.then((isUnloaded) => (isUnloaded ? MISSING : DIED)),
  ]);
  const result = await Promise.race([finished, clock.up, whenAborted(signal, over.signal)]);
  over.abort();
  if (result) {
    // A worker doesn't request a script again that it couldn't load.
    if (result === clock.failure || isMissing(result)) host.end();
    else if (result !== DIED) keep(host);
    return signal.aborted ? ABORTED : result;
  }
  void host.api.abort();
  void Promise.race([finished, pause(GRACE_MS)]).then((late) => {
    if (late === null) host.end();
    else if (late !== DIED) keep(host);
  });
  return ABORTED;
}

/**
 * Runs an operation without blocking the page: small inputs of light operations on the main thread, everything else in
 * a worker. If a worker dies, the failure is `worker-died`, and the next run gets a new worker.
 */
export const run: Run = async (request, options = {}) => {
  const { signal = new AbortController().signal, onProgress, onFiles, again, texts, cost, forPage } = options;
  if (signal.aborted) return ABORTED;
  const tool = await loadSpec(request.card).catch(internal);
  if (signal.aborted) return ABORTED;
  if ('ok' in tool) return tool;
  const op = Object.hasOwn(tool.operations, request.operation) ? tool.operations[request.operation] : undefined;
  const limit = op ? timeLimitOf(op, request.input, cost) : null;
  const files = op && separateFiles(op, request.input);
  if (op && files && (cost ?? costOf(op, request.input)) >= SLOW_MS) {
    const { runFilesHere } = await import('./files-here.ts');
    const result = await runFilesHere(request, { op, files, signal, onProgress, onFiles, again });
    if (!result) missing();
    return result ?? MISSING;
  }
  if (limit !== null) {
    const result = await runInWorker(request, signal, options, limit);
    if (!isMissing(result) || signal.aborted) return result;
    await renewScripts();
    const again = await runInWorker(request, signal, options, limit);
    // Vite reports failed imports of the page after a deployment removed their files, but not those of a worker.
    if (isMissing(again)) missing();
    return again;
  }
  return runTool(tool, request.operation, request.input, {
    signal,
    now: Date.now(),
    progress: onProgress,
    forPage,
    language: request.language,
    texts,
    finds: findsOf(request.card, request.operation),
  });
};
