/** How long work may go on before probes and new requests are heard. */
const ROUND_MS = 4;

/**
 * Lets pieces of work begin one after another, each when what the one before does at once is done, and after a few
 * milliseconds of it in another round of the event loop: however many come at once, probes and new requests are heard
 * between them. A round for each would take as long as most of the work, since the system is asked for news in each.
 */
export function createTurns(): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let at = 0;
  let start = 0;
  const next = () => {
    if (performance.now() - start > ROUND_MS) {
      setImmediate(round);
      return;
    }
    waiting[at++]?.();
    if (at === waiting.length) [waiting, at] = [[], 0];
    // A tick that a microtask asks for comes after all microtasks.
    else queueMicrotask(() => process.nextTick(next));
  };
  const round = () => {
    start = performance.now();
    next();
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(round);
    });
}
