import * as Comlink from 'comlink';
import address from 'virtual:transform-worker';
import { workerScript } from '../base/trusted-types.ts';
import type { TransformWorker } from '../../workers/transform.worker.ts';

/** A worker that runs operations, one at a time. */
export interface Host {
  api: Comlink.Remote<TransformWorker>;
  /** Resolves when the worker has broken or ended, for whatever reason. */
  death: Promise<void>;
  end(): void;
}

/**
 * Resolves when the worker is gone. A worker that was closed or ran out of memory sends no event, but its lock is
 * released.
 */
async function whenGone(api: Host['api']): Promise<void> {
  const name = `transform-${crypto.randomUUID()}`;
  await api.hold(name);
  await navigator.locks.request(name, () => undefined);
}

/** Tells the page that code is missing, such as that of an older build after a deployment; the page then reloads. */
export function missing(): void {
  globalThis.dispatchEvent?.(new Event('vite:preloadError'));
}

export function startHost(): Host {
  const worker = new Worker(workerScript(address), { type: 'module' });
  const api = Comlink.wrap<TransformWorker>(worker);
  worker.addEventListener('error', ({ message }) => {
    if (!message) missing(); // its script couldn't be loaded
  });
  const death = new Promise<void>((resolve) => {
    for (const event of ['error', 'messageerror']) worker.addEventListener(event, () => resolve(), { once: true });
    // Pages on plain HTTP have no locks (Web Locks API: secure contexts only); only errors are noticed there.
    if ('locks' in navigator) void whenGone(api).then(resolve);
  });
  return { api, death, end: () => worker.terminate() };
}
