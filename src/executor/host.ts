import * as Comlink from 'comlink';
import type { TransformWorker } from '../../workers/transform.worker.ts';

/** A worker that runs operations, one at a time. */
export interface Host {
  api: Comlink.Remote<TransformWorker>;
  /** Resolves when the worker has broken or ended, whatever the reason. */
  death: Promise<void>;
  end(): void;
}

/** Resolves when the worker is gone: a worker that was closed or ran out of memory tells nobody, but its lock is free again. */
async function whenGone(api: Host['api']): Promise<void> {
  const name = `transform-${crypto.randomUUID()}`;
  await api.hold(name);
  await navigator.locks.request(name, () => undefined);
}

/** Tells the page that code is gone, as that of an older build after a deployment: it loads itself anew. */
export function missing(): void {
  globalThis.dispatchEvent?.(new Event('vite:preloadError'));
}

export function startHost(): Host {
  const worker = new Worker(new URL('../../workers/transform.worker.ts', import.meta.url), { type: 'module' });
  const api = Comlink.wrap<TransformWorker>(worker);
  worker.addEventListener('error', ({ message }) => {
    if (!message) missing(); // its script could not be loaded
  });
  const death = new Promise<void>((resolve) => {
    for (const event of ['error', 'messageerror']) worker.addEventListener(event, () => resolve(), { once: true });
    // Pages on plain http have no locks (Web Locks API: secure contexts only); there only errors are heard.
    if ('locks' in navigator) void whenGone(api).then(resolve);
  });
  return { api, death, end: () => worker.terminate() };
}
