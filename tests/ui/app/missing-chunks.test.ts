// with modules of its own: a page keeps listening
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reloads = 0;
let arrives = true;
let drafts = new Map<string, unknown>();
let whileSaving = (): void => undefined;
vi.mock('../../../src/app/navigation/pages.ts', () => ({ reloadDocument: () => void reloads++ }));
vi.mock('../../../src/base/arrivals.ts', () => ({ renewFiles: async () => arrives }));
vi.mock('../../../src/app/offline/persist-drafts.ts', () => ({
  persistDrafts: async () => {
    whileSaving();
    return drafts.size === 0;
  },
}));

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  [reloads, arrives, drafts] = [0, true, new Map()];
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function startPage() {
  const [{ onMissingChunk, watchMissingChunks }, { notify }] = await Promise.all([
    import('../../../src/app/offline/missing-chunks.ts'),
    import('../../../src/session/notices.ts'),
  ]);
  const stop = new AbortController();
  const listen = window.addEventListener.bind(window);
  const listening = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) => listen(type, listener as EventListener, stop));
  watchMissingChunks();
  listening.mockRestore();
  return { onMissingChunk, notify, stop };
}
const missing = (event: Event = new Event('vite:preloadError')) => void window.dispatchEvent(event);
const failedRun = () => missing(new CustomEvent('vite:preloadError', { detail: 'run' }));
const element = (html: string) => document.body.append(document.createRange().createContextualFragment(html));

test('a page with missing files recovers once the user stops interacting and no dialog is open', async () => {
  const recover = vi.fn(async () => undefined);
  const { onMissingChunk, stop } = await startPage();
  onMissingChunk(recover);
  await vi.advanceTimersByTimeAsync(3000);
  expect(recover).not.toHaveBeenCalled(); // nothing is missing
  for (let file = 0; file < 3; file += 1) missing();
  await vi.advanceTimersByTimeAsync(900);
  for (const sign of ['pointermove', 'pointerdown', 'pointerup', 'keydown']) {
    document.body.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(900);
    expect(recover, sign).not.toHaveBeenCalled();
  }
  element('<dialog open></dialog>');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(recover).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(recover).toHaveBeenCalledOnce();

  // A better recovery registered later also runs for files that were missing before.
  const recoverBetter = vi.fn(async () => undefined);
  onMissingChunk(recoverBetter);
  await vi.advanceTimersByTimeAsync(1000);
  expect(recoverBetter).toHaveBeenCalledOnce();
  expect(reloads).toBe(0); // what the user doesn't see is requested again by itself
  stop.abort();
});

test('a failed page or run is reloaded once its files arrive, and told meanwhile', async () => {
  for (const fail of [failedRun, () => (element('<div data-failed></div>'), missing())]) {
    sessionStorage.clear();
    [reloads, arrives] = [0, false];
    vi.resetModules();
    const { stop } = await startPage();
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reloads).toBe(0);
    arrives = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reloads).toBe(1);
    stop.abort();
    document.body.replaceChildren();
  }
});

test('files that arrive and fail again do not reload the page again, nor does one whose input would be lost', async () => {
  const { stop } = await startPage();
  failedRun();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
  failedRun();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(1);

  sessionStorage.clear();
  drafts.set('field', 'typed');
  failedRun();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(1);
  stop.abort();
});

test('a palette that opens while the input is saved keeps the page until it is closed', async () => {
  const { stop } = await startPage();
  whileSaving = () => {
    whileSaving = () => undefined;
    element('<dialog open></dialog>');
  };
  failedRun();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reloads).toBe(0);
  document.querySelector('dialog')?.remove();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
  stop.abort();
});
