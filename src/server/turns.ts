/** How long work may go on before probes and new requests are heard. */
const ROUND_MS = 4;

/** The order of work. */
export interface Turns {
  /** Resolves when a piece of work may begin. */
  turn: () => Promise<void>;
  /** Says that a connection has come: more may wait, of which Node accepts one in each round. */
  hurry: () => void;
}

/**
 * Lets pieces of work begin one after another, each when what the one before does at once is done, and after a few
 * milliseconds of it in another round of the event loop: however many come at once, probes and new requests are heard
 * between them. A round for each would take as long as most of the work, since the system is asked for news in each. Only
 * while connections come is there one for each: a probe may stand behind a thousand of them.
 */
export function createTurns(): Turns {
  let waiting: (() => void)[] = [];
  let at = 0;
  let start = 0;
  let longest = ROUND_MS;
  let isHurried = false;
  const next = () => {
    if (performance.now() - start > longest) {
      setImmediate(round);
      return;
    }
    begin();
  };
  const begin = () => {
    waiting[at++]?.();
    if (at === waiting.length) [waiting, at] = [[], 0];
    // A tick that a microtask asks for comes after all microtasks.
    else queueMicrotask(() => process.nextTick(next));
  };
  const round = () => {
    start = performance.now();
    longest = isHurried ? 0 : ROUND_MS;
    isHurried = false;
    begin();
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(round);
    });
  return { turn, hurry: () => void (isHurried = true) };
}
