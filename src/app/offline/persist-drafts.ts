import { tabStorage } from '../../session/storage.ts';
import { collectDrafts, restoreDrafts, savedDrafts } from '../../session/drafts.ts';

/** Where a tab saves the name under which the service worker holds its drafts. */
const KEY = 'drafts';
/** A worker that has just been activated responds only after it has archived the files of the previous version. */
const PATIENCE_MS = 10_000;

/** Neither exists on plain HTTP. */
const controller = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/** Sends a message to the active service worker; `undefined` if there is none, or no reply in time. */
export async function askServiceWorker(
  type: string,
  data: Readonly<Record<string, unknown>> = {},
  timeout = PATIENCE_MS,
  worker: ServiceWorker | null = controller(),
) {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data: answer }) => resolve(answer), { once: true });
    port1.start();
    worker.postMessage({ ...data, type }, [port2]);
    window.setTimeout(() => resolve(undefined), timeout);
  }).finally(() => port1.close());
}

/** The name of the drafts of this load. */
let ownKey: string | undefined;

/**
 * Hands unsaved input to the service worker, which holds it in memory: user input is never written to disk. The message
 * is on its way when this returns, even if the page is being left. False if there is no service worker, as on plain HTTP
 * or in private windows.
 */
async function handOver(): Promise<boolean> {
  const value = savedDrafts();
  if (value.size === 0) {
    tabStorage.remove(KEY);
    return true;
  }
  if (!controller()) return false;
  ownKey ??= crypto.randomUUID();
  if (!tabStorage.write(KEY, ownKey)) return false;
  return (await askServiceWorker('leave', { key: ownKey, value })) === true;
}

/** Hands unsaved input to the service worker. False if some of it can't be kept: secrets, or everything. */
export async function persistDrafts(): Promise<boolean> {
  const hasSecrets = [...collectDrafts().values()].some(({ secret }) => secret !== undefined);
  return !hasSecrets && handOver();
}

/** Keeps the input when the page is reloaded or left, in whatever way. */
export function keepDraftsOnLeave(): void {
  window.addEventListener('pagehide', () => void handOver());
}

/** Restores the input of this tab from before the page was loaded, for the parts of the page, which are not rendered yet. */
export async function loadPersistedDrafts(): Promise<void> {
  const key = tabStorage.read(KEY);
  if (key === null) return;
  tabStorage.remove(KEY);
  if (!('serviceWorker' in navigator)) return;
  // After a reload past all caches, the worker doesn't control the page.
  const active = controller() ?? (await navigator.serviceWorker.getRegistration())?.active ?? null;
  restoreDrafts(await askServiceWorker('take', { key }, PATIENCE_MS, active));
}
