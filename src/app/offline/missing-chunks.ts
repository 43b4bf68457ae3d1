let missing = false;
let heal: (() => Promise<void>) | undefined;

function tryToHeal(): void {
  missing = true;
  // What fails here is without a network after all; the page of errors then says what can be done.
  if (navigator.onLine) void heal?.().catch(() => undefined);
}

/**
 * Notices every chunk that cannot be loaded: after a deployment the files of an older build are gone from the server. (Vite
 * fires the event for every `import()` that fails, the executor for a worker.)
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', tryToHeal);
}

/** Says how the page gets its chunks again; done at once if one was missing before. */
export function onMissingChunk(how: () => Promise<void>): void {
  heal = how;
  if (missing) tryToHeal();
}
