// with modules of its own: the page keeps following its service worker
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startServiceWorker } from '../../../src/app/offline/service-worker.ts';

/** The messages sent to the workers, in order, and the pending replies of the active one. */
let told: string[] = [];
let answers: (() => void)[] = [];
let registration: EventTarget & { waiting: { postMessage: (message: Message) => void } | null };

interface Message {
  type: string;
}

/** The active version: it replies once it is awake. */
const active = {
  postMessage({ type }: Message, [port]: MessagePort[] = []) {
    told.push(`active: ${type}`);
    if (port) answers.push(() => port.postMessage(null));
  },
};
const waiting = { postMessage: ({ type }: Message) => void told.push(`waiting: ${type}`) };

beforeEach(() => {
  told = [];
  answers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  registration = Object.assign(new EventTarget(), { active, waiting, installing: null, update: vi.fn() });
  const container = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  // A hidden page without unsaved input activates a new version on its own.
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'visibilityState');
});

test('a new version stops the fetching of the active one, and is activated only once the active one replies: while that is starting, Chromium waits for over a minute', async () => {
  await startServiceWorker();
  await vi.waitFor(() => expect(told).toEqual(['active: stop', 'active: take']));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['active: stop', 'active: take']);
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(told).toEqual(['active: stop', 'active: take', 'waiting: skipWaiting']));
});

test('an active version that never replies delays the new one by five seconds', async () => {
  await startServiceWorker();
  await vi.advanceTimersByTimeAsync(4900);
  expect(told).not.toContain('waiting: skipWaiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toContain('waiting: skipWaiting');
});

test('a new version that is not activated is asked again once the active one has replied to something, until it is', async () => {
  await startServiceWorker();
  // The page also asks how much of it is available offline.
  const activation = () => told.filter((message) => message !== 'active: progress');
  const round = async () => {
    for (const answer of answers.splice(0)) answer();
    await vi.waitFor(() => expect(activation().at(-1)).toBe('waiting: skipWaiting'));
    await vi.advanceTimersByTimeAsync(1000);
  };
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  await round();
  await round();
  const asked = [
    'active: stop',
    'active: take',
    'waiting: skipWaiting',
    'active: take',
    'waiting: skipWaiting',
    'active: take',
  ];
  expect(activation()).toEqual(asked);
  registration.waiting = null;
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(activation()).toEqual(asked);
});

test('a new version that replaces missing files reloads the page only once no dialog is open', async () => {
  const reloadDocument = vi.fn();
  vi.resetModules();
  vi.doMock('../../../src/app/navigation/pages.ts', () => ({ reloadDocument }));
  vi.doMock('../../../src/app/offline/persist-drafts.ts', () => ({
    askServiceWorker: async () => undefined,
    persistDrafts: async () => true,
  }));
  const [{ startServiceWorker: start }, { watchMissingChunks }] = await Promise.all([
    import('../../../src/app/offline/service-worker.ts'),
    import('../../../src/app/offline/missing-chunks.ts'),
  ]);
  registration.waiting = null; // found once it is asked for
  Object.assign(registration, { installing: new EventTarget() });
  await start();
  watchMissingChunks();
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(1500);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reloadDocument).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  await vi.advanceTimersByTimeAsync(1500);
  expect(reloadDocument).toHaveBeenCalledOnce();
});

const dialog = () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }));

/** The app's parts that follow versions, with a page that counts its reloads and takes its time to hand over the input. */
async function startPage(handingOver = 0) {
  const reloadDocument = vi.fn();
  vi.resetModules();
  vi.doMock('../../../src/app/navigation/pages.ts', () => ({ reloadDocument }));
  vi.doMock('../../../src/app/offline/persist-drafts.ts', () => ({
    askServiceWorker: async () => undefined,
    persistDrafts: () => new Promise((resolve) => setTimeout(resolve, handingOver, true)),
  }));
  const { startServiceWorker: start } = await import('../../../src/app/offline/service-worker.ts');
  await start();
  await vi.advanceTimersByTimeAsync(100);
  return reloadDocument;
}
const activate = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));

describe('a reload that nobody asked for waits while the palette is open', () => {
  afterEach(() => document.body.replaceChildren());

  test.each<[string, { handingOver: number; elsewhere: boolean }, (active: () => void) => Promise<void>]>([
    [
      'opened before the version of a hidden page is active',
      { handingOver: 0, elsewhere: false },
      async (active) => {
        dialog();
        active();
      },
    ],
    [
      'opened just after it is active',
      { handingOver: 0, elsewhere: false },
      async (active) => {
        active();
        dialog();
      },
    ],
    [
      'opened while the input is handed over',
      { handingOver: 3000, elsewhere: false },
      async (active) => {
        active();
        await vi.advanceTimersByTimeAsync(2000);
        dialog();
      },
    ],
    [
      'opened while the input is handed over, in another tab than the one that activated it',
      { handingOver: 3000, elsewhere: true },
      async (active) => {
        active();
        await vi.advanceTimersByTimeAsync(2000);
        dialog();
      },
    ],
  ])('%s', async (_, { handingOver, elsewhere }, open) => {
    if (elsewhere) registration.waiting = null;
    const reloads = await startPage(handingOver);
    await open(activate);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reloads).not.toHaveBeenCalled();
    document.body.replaceChildren();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reloads).toHaveBeenCalled();
  });
});
