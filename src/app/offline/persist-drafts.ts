import { tabStorage } from '../../session/storage.ts';
import { collectDrafts, returnDrafts } from '../../session/drafts.ts';

/** Where a tab remembers under which name the service worker keeps its drafts. */
const KEY = 'drafts';
const PATIENCE_MS = 2000;

/** Asks the active service worker; `undefined` when there is none, or no answer in time. */
export async function ask(type: string, data: Readonly<Record<string, unknown>> = {}, patience = PATIENCE_MS) {
  // Neither is there on plain http.
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data: answer }) => resolve(answer), { once: true });
    port1.start();
    controller.postMessage({ ...data, type }, [port2]);
    window.setTimeout(() => resolve(undefined), patience);
  }).finally(() => port1.close());
}

/**
 * Leaves what is typed with the service worker, which keeps it in memory: nothing that was typed is written anywhere. False
 * when nobody keeps it, as on plain http or in a private window.
 */
export async function leaveDrafts(): Promise<boolean> {
  const value = collectDrafts();
  if (value.size === 0) return true;
  if (!('serviceWorker' in navigator)) return false;
  const key = crypto.randomUUID();
  if (!tabStorage.write(KEY, key)) return false;
  return (await ask('leave', { key, value })) === true;
}

/** After a reload: gives what was typed before it back to the parts of the page, which are not shown yet. */
export async function takeLeft(): Promise<void> {
  const key = tabStorage.read(KEY);
  if (key === null) return;
  tabStorage.remove(KEY);
  const drafts = await ask('take', { key });
  if (drafts instanceof Map) returnDrafts(drafts);
}
