import * as Comlink from 'comlink';
import address from 'virtual:transform-worker';
import { renewFiles } from '../base/arrivals.ts';
import { workerScript } from '../base/trusted-types.ts';
import type { Page, TransformWorker } from '../../workers/transform.worker.ts';

/** A worker that runs operations, one at a time. */
export interface Host {
  api: Comlink.Remote<TransformWorker>;
  /** Resolves when the worker has broken or ended, for whatever reason: true if its script couldn't be loaded. */
  death: Promise<boolean>;
  end(): void;
}

/**
 * Resolves when the worker is gone. A worker that was closed or ran out of memory sends no event, but its lock is
 * released.
 */
async function whenGone(api: Host['api']): Promise<void> {
  const name = `transform-${crypto.randomUUID()}`;
  // Without a lock, only errors are noticed.
  if (!(await api.hold(name))) return new Promise(() => undefined);
  await navigator.locks.request(name, () => undefined);
}

/** Tells the page that code of a run is missing, such as that of an older build after a deployment; the page then reloads. */
export function missing(): void {
  globalThis.dispatchEvent?.(new CustomEvent('vite:preloadError', { detail: 'run' }));
}

/** Requests the files of the page and the worker's script again, past every cache. */
export const renewScripts = (): Promise<boolean> => renewFiles(fetch, [new URL(address, location.href).href]);

/** What a worker asks the page for. */
const PAGE: Page = {
  async drawSvg(svg, size) {
    const { drawSvg } = await import('./draw-svg.ts');
    const pixels = await drawSvg(svg, size);
    return pixels && Comlink.transfer(pixels, [pixels.buffer]);
  },
};

export function startHost(): Host {
  const worker = new Worker(workerScript(address), { type: 'module' });
  const api = Comlink.wrap<TransformWorker>(worker);
  // A worker that breaks before it has heard of the page says so itself.
  api.meet(Comlink.proxy(PAGE)).catch(() => undefined);
  const death = new Promise<boolean>((resolve) => {
    // An error without a message is that of the script, not of its code.
    worker.addEventListener('error', ({ message }) => resolve(!message), { once: true });
    worker.addEventListener('messageerror', () => resolve(false), { once: true });
    // Pages on plain HTTP have no locks (Web Locks API: secure contexts only); only errors are noticed there.
    if ('locks' in navigator) void whenGone(api).then(() => resolve(false));
  });
  return { api, death, end: () => worker.terminate() };
}
