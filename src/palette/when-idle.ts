/**
 * Runs work when the browser is idle, or after a second if the browser can't report that. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}
