import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { internal } from '../../../src/core/run.ts';
import type { Run, RunOptions } from '../../../src/executor/run.ts';
import { FakeWorker, type Work } from './fake-worker.ts';

const card = { id: 'base64-string-converter', category: 'converter' } as const;
const DONE = { ok: true, output: 'done', warnings: [] } as const;
const ABORTED = { ok: false, failure: { code: 'aborted' } };
const DIED = { ok: false, failure: { code: 'worker-died' } };
const large = 'x'.repeat(5000);

let execute: Run;
let warmUp: () => void;

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {}); // as on plain HTTP, without locks
  vi.stubGlobal('location', new URL('http://tools.lan/'));
  FakeWorker.work = async () => DONE;
  FakeWorker.holds = true;
  ({ run: execute, warmUp } = await import('../../../src/executor/browser.ts'));
});

afterEach(() => {
  for (const worker of FakeWorker.made) worker.terminate();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = (text: string, options: Partial<RunOptions> = {}) =>
  execute(
    { card, operation: 'encode', input: { text }, language: 'en' },
    { signal: new AbortController().signal, ...options },
  );

const forever: Work = () => new Promise(() => undefined);
const untilAborted: Work = (signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, failure: { code: 'aborted' } }));
  });

test('small inputs of light operations need no worker', async () => {
  expect(await run('hello')).toMatchObject({ ok: true, output: 'aGVsbG8=' });
  expect(FakeWorker.made).toHaveLength(0);
});

test('large inputs go to a worker, and one worker handles all runs in turn', async () => {
  warmUp();
  warmUp();
  for (let turn = 0; turn < 3; turn++) expect(await run(large)).toEqual(DONE);
  expect(FakeWorker.made.map(({ runs, ended }) => [runs, ended])).toEqual([[3, false]]);
});

test('simultaneous runs have separate workers, of which one is kept', async () => {
  expect(await Promise.all([run(large), run(large), run(large)])).toEqual([DONE, DONE, DONE]);
  expect(FakeWorker.made.map(({ ended }) => ended).toSorted()).toEqual([false, true, true]);
  expect(await run(large)).toEqual(DONE);
  expect(FakeWorker.made).toHaveLength(3);
});

test('names of prototypes and unknown tools are failures, never rejections', async () => {
  const options = { signal: new AbortController().signal };
  for (const operation of ['constructor', '__proto__', 'nope'])
    expect(await execute({ card, operation, input: { text: large }, language: 'en' }, options)).toMatchObject({
      failure: { code: 'unknown-operation' },
    });
  const missing = { id: 'nope', category: 'converter' } as const;
  expect(await execute({ card: missing, operation: 'run', input: {}, language: 'en' }, options)).toEqual({
    ok: false,
    failure: { code: 'internal', params: { error: 'Error' } },
  });
});

test('an aborted run ends immediately; a worker that stops on its own is kept, others are replaced', async () => {
  for (const [work, ended] of [
    [untilAborted, false],
    [forever, true],
  ] as const) {
    FakeWorker.work = work;
    const controller = new AbortController();
    const result = run(large, { signal: controller.signal });
    await vi.waitUntil(() => FakeWorker.made.at(-1)?.runs === 1);
    controller.abort();
    expect(await result).toEqual(ABORTED);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(FakeWorker.made.at(-1)?.ended).toBe(ended);
    FakeWorker.made.at(-1)!.runs = 0;
  }
  FakeWorker.work = async () => DONE;
  expect(await run(large)).toEqual(DONE);
  expect(await run(large, { signal: AbortSignal.abort() })).toEqual(ABORTED);
});

test('a run that is aborted while the code loads starts no worker', async () => {
  const controller = new AbortController();
  const result = run(large, { signal: controller.signal });
  controller.abort();
  expect(await result).toEqual(ABORTED);
  expect(FakeWorker.made).toHaveLength(0);
});

test('code missing in a worker is requested again and the run repeated; if it is still missing, the page is told and reloads', async () => {
  const told = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', told);
  const fetch = vi.fn(async () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
  vi.stubGlobal('fetch', fetch);
  for (const [error, times] of [
    [new RangeError('Failed to fetch dynamically imported module'), 0],
    [new TypeError('Cannot read properties of undefined'), 0],
    [new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a.js'), 1],
    [new TypeError('error loading dynamically imported module: https://example.com/assets/a.js'), 2],
    [new TypeError('Importing a module script failed.'), 3],
  ] as const) {
    FakeWorker.work = async () => internal(error);
    expect(await run(large)).toMatchObject({ ok: false, failure: { code: 'internal' } });
    expect(told).toHaveBeenCalledTimes(times);
  }
  expect(told.mock.lastCall?.[0].type).toBe('vite:preloadError');

  told.mockClear();
  const made = FakeWorker.made.length;
  let works = 0;
  FakeWorker.work = async () => (works++ === 0 ? internal(new TypeError('Importing a module script failed.')) : DONE);
  expect(await run(large)).toEqual(DONE);
  expect(told).not.toHaveBeenCalled();
  expect(FakeWorker.made.slice(made).map(({ ended }) => ended)).toEqual([true, false]);
});

test('a worker whose script could not be loaded is replaced once, then the page is told', async () => {
  const told = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', told);
  const fetch = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
  fetch.mockImplementation(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const file = { name: 'http://tools.lan/assets/a-1.js' } as PerformanceEntry;
  const requested = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([file]);
  for (const failing of [1, 2]) {
    FakeWorker.made = [];
    FakeWorker.work = async () => DONE;
    FakeWorker.unloaded = failing;
    const result = await run(large);
    expect(result.ok).toBe(failing === 1);
    expect(told).toHaveBeenCalledTimes(failing - 1);
    expect(fetch.mock.calls.splice(0).map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
    vi.resetModules();
    ({ run: execute, warmUp } = await import('../../../src/executor/browser.ts'));
  }
  requested.mockRestore();
});

test('a worker that dies during a run only fails that run', async () => {
  FakeWorker.work = forever;
  const result = run(large);
  await vi.waitUntil(() => FakeWorker.made[0]?.runs === 1, { timeout: 10_000 });
  FakeWorker.made[0]?.break();
  expect(await result).toEqual(DIED);
  expect(FakeWorker.made[0]?.ended).toBe(true);
  FakeWorker.work = async () => DONE;
  expect(await run(large)).toEqual(DONE);
  expect(FakeWorker.made).toHaveLength(2);
});

test('a worker that breaks between two runs fails neither', async () => {
  expect(await run(large)).toEqual(DONE);
  FakeWorker.made[0]?.break();
  await Promise.resolve();
  expect(await run(large)).toEqual(DONE);
  expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a worker that is closed silently is detected by its lock', async () => {
  let free = () => undefined as void;
  const gone = new Promise<void>((resolve) => {
    free = resolve;
  });
  vi.stubGlobal('navigator', { locks: { request: async (_: string, granted: () => void) => gone.then(granted) } });
  FakeWorker.work = forever;
  const result = run(large);
  await vi.waitUntil(() => FakeWorker.made[0]?.runs === 1, { timeout: 10_000 });
  free();
  expect(await result).toEqual(DIED);
});

test('a browser that denies locks, as where it blocks storage, runs operations all the same, and nothing is thrown', async () => {
  FakeWorker.holds = false;
  const request = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await run(large)).toEqual(DONE);
  expect(request).not.toHaveBeenCalled();
});

test('a run that exceeds the time limit of its operation loses its worker; loading time does not count', async () => {
  const regex = { card: { id: 'regex-tester', category: 'development' }, operation: 'match', language: 'en' } as const;
  const input = { pattern: '(a+)+$', text: 'short' };
  const { signal } = new AbortController();
  vi.useFakeTimers();
  let begin = () => undefined as void;
  FakeWorker.work = (_, progress) => {
    begin = () => progress(0);
    return forever(_, progress);
  };
  const onProgress = vi.fn();
  const result = execute({ ...regex, input }, { signal, onProgress });
  await vi.waitUntil(() => FakeWorker.made[0]?.runs === 1, { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWorker.made[0]?.ended).toBe(false);
  begin();
  vi.useRealTimers();
  expect(await result).toEqual({ ok: false, failure: { code: 'time-limit', params: { limit: 1000, seconds: 1 } } });
  expect(FakeWorker.made[0]?.ended).toBe(true);
  expect(onProgress).not.toHaveBeenCalled();
  FakeWorker.work = async () => DONE;
  expect(await execute({ ...regex, input }, { signal })).toEqual(DONE);
});

test('any run is eventually stopped, later for larger inputs, and the next one works', async () => {
  vi.useFakeTimers();
  let begin = () => undefined as void;
  FakeWorker.work = (_, progress) => {
    begin = () => progress(0);
    return forever(_, progress);
  };
  const result = run('x'.repeat(10_000_000));
  await vi.waitUntil(() => FakeWorker.made[0]?.runs === 1, { timeout: 10_000 });
  const started = vi.getTimerCount();
  begin();
  await vi.waitUntil(() => vi.getTimerCount() > started); // this advances the clock
  await vi.advanceTimersByTimeAsync(25_000);
  expect(FakeWorker.made[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await result).toEqual({
    ok: false,
    failure: { code: 'time-limit', params: { limit: 30_000, seconds: 30 } },
  });
  expect(FakeWorker.made[0]?.ended).toBe(true);
  FakeWorker.work = async () => DONE;
  expect(await run(large)).toEqual(DONE);
});

test('errors thrown by the worker, and inputs that cannot be sent, are our bug; the worker survives', async () => {
  FakeWorker.work = () => Promise.reject(new RangeError('what was typed'));
  expect(await run(large)).toEqual({ ok: false, failure: { code: 'internal', params: { error: 'RangeError' } } });
  const input = { text: large, bad: () => 1 };
  const options = { signal: new AbortController().signal };
  expect(await execute({ card, operation: 'encode', input, language: 'en' }, options)).toMatchObject({
    failure: { code: 'internal' },
  });
  FakeWorker.work = async () => DONE;
  expect(await run(large)).toEqual(DONE);
  expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([false]);
});

test('progress is reported only while the run lasts', async () => {
  let late = () => undefined as void;
  FakeWorker.work = async (_, progress) => {
    await progress(0.5);
    late = () => progress(0.9);
    return DONE;
  };
  const onProgress = vi.fn();
  expect(await run(large, { onProgress })).toEqual(DONE);
  late();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(onProgress.mock.calls).toEqual([[0.5]]);
});
