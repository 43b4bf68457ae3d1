import { isRecord, parsedJson } from '../../base/json.ts';
import { parametersOf } from '../../core/sharing/parameters.ts';
import { type Countdown, countdownOf, settled } from '../../lib/time/countdown.ts';
import { deserialize, serialize, STOPPED, type Stopwatch } from '../../lib/time/stopwatch.ts';
import { takeHandoff } from '../../session/handoff.ts';
import { storedText } from '../../session/stored.ts';

const kept = storedText('chronometer');
const keptCountdown = storedText('countdown');
const keptMode = storedText('chronometer-mode');

/** The saved stopwatch, including the time that has passed since; a new one if there is none. */
export function loadWatch(): Stopwatch {
  const stored = kept.load();
  return (stored && deserialize(stored, performance.now(), Date.now())) || STOPPED;
}

export function saveWatch(watch: Stopwatch): void {
  if (watch === STOPPED) kept.forget();
  else kept.save(serialize(watch, performance.now(), Date.now()));
}

export type Mode = 'stopwatch' | 'countdown';

/** The duration that the palette or a link (`#duration=5m`) hands over; null if there is none. */
export function arrivedDuration(): string | null {
  const handed = takeHandoff('chronometer')?.values['duration'];
  return typeof handed === 'string' ? handed : parametersOf(window.location.hash).get('duration');
}

/** What a link asks for (`#mode=countdown`), otherwise what was open last. */
export function loadMode(): Mode {
  const asked = parametersOf(window.location.hash).get('mode') ?? keptMode.load();
  return asked === 'countdown' ? 'countdown' : 'stopwatch';
}

export function saveMode(mode: Mode): void {
  if (mode === 'stopwatch') keptMode.forget();
  else keptMode.save(mode);
}

export interface SavedCountdown {
  /** What was typed. */
  text: string;
  countdown: Countdown | null;
  /** Whether it is heard and shown by the system. */
  sound: boolean;
  notice: boolean;
}

export const NO_COUNTDOWN: SavedCountdown = { text: '5m', countdown: null, sound: true, notice: false };

export function loadCountdown(): SavedCountdown {
  const stored = parsedJson(keptCountdown.load() ?? '');
  if (!isRecord(stored)) return NO_COUNTDOWN;
  const countdown = countdownOf(stored.countdown);
  return {
    text: typeof stored.text === 'string' ? stored.text.slice(0, 500) : NO_COUNTDOWN.text,
    // What ended while the page was closed is seen, not heard.
    countdown: countdown && settled(countdown, Date.now()),
    sound: stored.sound !== false,
    notice: stored.notice === true,
  };
}

export function saveCountdown(saved: SavedCountdown): void {
  if (JSON.stringify(saved) === JSON.stringify(NO_COUNTDOWN)) keptCountdown.forget();
  else keptCountdown.save(JSON.stringify(saved));
}
