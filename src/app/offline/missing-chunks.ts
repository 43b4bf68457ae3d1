import { base } from '../config/base-path.ts';
import { isOutdated } from './outdated.ts';
import { reload } from './reload.ts';

const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'keydown'];
const CALM_MS = 1000;

/**
 * Resolves once nothing has been pressed or moved for a moment: a reload in the middle of a click would lose the click.
 */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const done = () => {
      if (document.querySelector(':active')) return wait(); // still pressed
      for (const sign of SIGNS) window.removeEventListener(sign, wait, true);
      resolve();
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(done, CALM_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, true);
    wait();
  });
}

let missing = false;
let waiting = false;
/** Without a service worker, or before it has started. */
let recover = async (): Promise<void> => ((await isOutdated(base)) ? reload() : undefined);

async function tryToRecover(): Promise<void> {
  missing = true;
  if (waiting) return; // after a deployment, many files are missing at once
  waiting = true;
  await calm();
  waiting = false;
  // If this fails, the network is down after all; the error page then explains what to do.
  if (navigator.onLine) await recover().catch(() => undefined);
}

/**
 * Detects chunks that can't be loaded: after a deployment, the files of an older build are gone from the server. (Vite
 * fires the event for every failed `import()`, the executor for a worker.)
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void tryToRecover());
}

/** Sets how the page recovers its chunks; runs right away if one was missing before. */
export function onMissingChunk(how: () => Promise<void>): void {
  recover = how;
  if (missing) void tryToRecover();
}
