import { tabStorage } from '../../session/storage.ts';
import { collectDrafts, restoreDrafts } from '../../session/drafts.ts';

/** Where a tab saves the name under which the service worker holds its drafts. */
const KEY = 'drafts';
/** A worker that has just been activated responds only after it has archived the files of the previous version. */
const PATIENCE_MS = 10_000;

/** Sends a message to the active service worker; `undefined` if there is none, or no reply in time. */
export async function askServiceWorker(
  type: string,
  data: Readonly<Record<string, unknown>> = {},
  timeout = PATIENCE_MS,
) {
  // Neither exists on plain HTTP.
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data: answer }) => resolve(answer), { once: true });
    port1.start();
    controller.postMessage({ ...data, type }, [port2]);
    window.setTimeout(() => resolve(undefined), timeout);
  }).finally(() => port1.close());
}

/**
 * Hands unsaved input to the service worker, which holds it in memory: user input is never written to disk. False if
 * there is no service worker, as on plain HTTP or in private windows.
 */
export async function persistDrafts(): Promise<boolean> {
  const value = collectDrafts();
  if (value.size === 0) return true;
  if (!('serviceWorker' in navigator)) return false;
  const key = crypto.randomUUID();
  if (!tabStorage.write(KEY, key)) return false;
  return (await askServiceWorker('leave', { key, value })) === true;
}

/** After a reload, restores the input for the parts of the page, which are not rendered yet. */
export async function loadPersistedDrafts(): Promise<void> {
  const key = tabStorage.read(KEY);
  if (key === null) return;
  tabStorage.remove(KEY);
  const drafts = await askServiceWorker('take', { key });
  if (drafts instanceof Map) restoreDrafts(drafts);
}
