import { deserialise, serialise, STOPPED, type Stopwatch } from '../../lib/time/stopwatch.ts';
import { storedText } from '../../session/stored.ts';

const kept = storedText('chronometer');

/** The stopwatch as it was left, with the time that has passed since; a fresh one when there is none. */
export function loadWatch(): Stopwatch {
  const stored = kept.load();
  return (stored && deserialise(stored, performance.now(), Date.now())) || STOPPED;
}

export function saveWatch(watch: Stopwatch): void {
  if (watch === STOPPED) kept.forget();
  else kept.save(serialise(watch, performance.now(), Date.now()));
}
