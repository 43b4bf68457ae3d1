import { deserialize, serialize, STOPPED, type Stopwatch } from '../../lib/time/stopwatch.ts';
import { storedText } from '../../session/stored.ts';

const kept = storedText('chronometer');

/** The saved stopwatch, including the time that has passed since; a new one if there is none. */
export function loadWatch(): Stopwatch {
  const stored = kept.load();
  return (stored && deserialize(stored, performance.now(), Date.now())) || STOPPED;
}

export function saveWatch(watch: Stopwatch): void {
  if (watch === STOPPED) kept.forget();
  else kept.save(serialize(watch, performance.now(), Date.now()));
}
