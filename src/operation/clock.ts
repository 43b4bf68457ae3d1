/** Calls back at an interval, and when the page appears again, while it is visible. Returns a function that ends it. */
export function startClock(period: number | undefined, tick: () => void): () => void {
  if (period === undefined) return () => undefined;
  const tickIfVisible = () => {
    if (!document.hidden) tick();
  };
  const timer = setInterval(tickIfVisible, period);
  document.addEventListener('visibilitychange', tickIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickIfVisible);
  };
}
