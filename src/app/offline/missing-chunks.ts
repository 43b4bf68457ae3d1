let missing = false;
let recover: (() => Promise<void>) | undefined;

function tryToRecover(): void {
  missing = true;
  // If this fails, the network is down after all; the error page then explains what to do.
  if (navigator.onLine) void recover?.().catch(() => undefined);
}

/**
 * Detects chunks that can't be loaded: after a deployment, the files of an older build are gone from the server. (Vite
 * fires the event for every failed `import()`, the executor for a worker.)
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', tryToRecover);
}

/** Sets how the page recovers its chunks; runs right away if one was missing before. */
export function onMissingChunk(how: () => Promise<void>): void {
  recover = how;
  if (missing) tryToRecover();
}
