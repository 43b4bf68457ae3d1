/** Does something when the page has nothing else to do; where the browser cannot tell, a second later. Returns how to call it off. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}
