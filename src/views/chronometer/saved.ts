import { deserialise, serialise, STOPPED, type Stopwatch } from '../../lib/stopwatch.ts';

const KEY = 'it-tools:chronometer';

/** Runs a call of the Storage API; undefined when the browser blocks it or its quota is used up. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The stopwatch as it was left, with the time that has passed since; a fresh one when there is none. */
export function loadWatch(): Stopwatch {
  const stored = attempt(() => window.localStorage.getItem(KEY));
  return (stored && deserialise(stored, performance.now(), Date.now())) || STOPPED;
}

export function saveWatch(watch: Stopwatch): void {
  attempt(() => {
    if (watch === STOPPED) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, serialise(watch, performance.now(), Date.now()));
  });
}
