// Places in a recording, as people write them: `83.5`, `1:23.5`, `1:02:03`, `90s`, `1m30s`, and `-5` before the end.
import { soundProblem } from './sound.ts';

const CLOCK = /^(\d{1,4}):(?:([0-5]?\d):)?([0-5]?\d(?:[.,]\d{1,9})?)$/;
const UNITS = /^(?:(\d{1,4}) ?h)? ?(?:(\d{1,5}) ?m(?:in)?)? ?(?:(\d{1,6}(?:[.,]\d{1,9})?) ?s)?$/;
const NUMBER = /^\d{1,7}(?:[.,]\d{1,9})?$/;
const MILLISECONDS = /^(\d{1,9}) ?ms$/;

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/** Seconds from the start, or before the end if negative; null for an empty text. Throws Problem. */
export function readTime(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const isBack = /^[-−]/.test(text);
  const seconds = secondsOf(isBack ? text.slice(1).trim() : text);
  if (seconds === null) throw soundProblem('bad-time', { time: typed.trim().slice(0, 40) });
  return isBack ? -seconds : seconds;
}

function secondsOf(text: string): number | null {
  if (NUMBER.test(text)) return numberOf(text);
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, first, middle, last] = clock;
    return middle === undefined
      ? numberOf(first) * 60 + numberOf(last)
      : numberOf(first) * 3600 + numberOf(middle) * 60 + numberOf(last);
  }
  const fine = MILLISECONDS.exec(text);
  if (fine) return numberOf(fine[1]) / 1000;
  const units = /\d/.test(text) ? UNITS.exec(text) : null;
  return units && numberOf(units[1]) * 3600 + numberOf(units[2]) * 60 + numberOf(units[3]);
}

/** A time as readers write it: `1:23.5`. */
export function writeTime(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const parts = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, Math.floor(tenths / 10) % 60] as const;
  const two = (value: number) => String(value).padStart(2, '0');
  const fraction = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return (parts[0] > 0 ? `${parts[0]}:${two(parts[1])}` : String(parts[1])) + `:${two(parts[2])}${fraction}`;
}

export interface Range {
  /** In seconds. */
  start: number;
  /** Infinity up to an end that nobody knows. */
  end: number;
  /** Whether it was to end later than the recording does. */
  isShorter: boolean;
}

/** The range between two times in a recording of this length, which may be unknown. Throws Problem. */
export function rangeIn(from: number | null, to: number | null, length: number | null): Range {
  const placed = (time: number) => {
    if (time >= 0) return time;
    if (length === null) throw soundProblem('bad-time', { time: String(time) });
    return Math.max(0, length + time);
  };
  const start = from === null ? 0 : placed(from);
  const end = to === null ? (length ?? Infinity) : placed(to);
  if (length !== null && start >= length && length > 0)
    throw soundProblem('beyond-end', { from: writeTime(start), length: writeTime(length) });
  if (end <= start) throw soundProblem('bad-range', { from: writeTime(start), to: writeTime(end) });
  const isShorter = length !== null && end > length + 0.05;
  return { start, end: length === null ? end : Math.min(end, length), isShorter };
}
