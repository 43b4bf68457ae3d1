/**
 * Lets one piece of work begin in each round of the event loop, so that however many come at once, probes and new
 * requests are heard between them.
 */
export function createTurns(): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let at = 0;
  const next = () => {
    waiting[at++]?.();
    if (at < waiting.length) setImmediate(next);
    else [waiting, at] = [[], 0];
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
