import { jsonType, readability } from './readable.ts';

/** What a text should become. */
export type Goal =
  | { kind: 'readable' | 'json' | 'date' | 'picture' }
  /** A text that is there already; what leads to it is wanted. */
  | { kind: 'text'; text: string };

/** What an operation has made: a text, a picture, or something else. */
export interface Made {
  text: string | null;
  isPicture: boolean;
}

/** From here on, a value is what is wished for. */
export const REACHED = 0.8;

/** A date with a year, month and day, and perhaps a time (ISO 8601). */
const DATE =
  /^[+-]?\d{4,6}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])(?:[T ][0-2]\d:[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-][\d:]{2,6})?)?$/i;

const isDate = (text: string) => DATE.test(text.trim());

/** How near a value is to a goal, from 0 to 1; a text to be found isn't among these. */
export function nearness(kind: Exclude<Goal['kind'], 'text'>, { text, isPicture }: Made): number {
  if (kind === 'picture') return isPicture ? 1 : 0;
  if (text === null) return 0;
  if (kind === 'readable') return readability(text);
  return (kind === 'json' ? jsonType(text) === 'object' : isDate(text)) ? 1 : 0;
}
