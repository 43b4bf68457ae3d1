import { lengthOf } from '../../rows/display-text.ts';

/** The first difference between two texts, with its surroundings in both. */
export interface Difference {
  /** In code points, starting at 1. */
  position: number;
  line: number;
  column: number;
  answer: Excerpt;
  other: Excerpt;
}

export interface Excerpt {
  before: string;
  at: string;
  after: string;
}

/** `same`: identical; otherwise what was ignored: line endings, surrounding whitespace, or the case of hexadecimal digits. */
export type Verdict =
  | { kind: 'same' | 'sameLineEnds' | 'sameSpaces' | 'sameHex' }
  | { kind: 'differs'; difference: Difference; isHex: boolean };

/** Digests, UUIDs and fingerprints, whose digits are case-insensitive. */
const HEX = /^(?=.{8})[\da-f]+(?:[-:][\da-f]+)*$/i;
const SHOWN = 12;

const points = (text: string) => Array.from(text);

function excerpt(text: string, at: number): Excerpt {
  const [first = '', ...rest] = points(text.slice(at, at + 4 * SHOWN));
  return {
    before: points(text.slice(Math.max(0, at - 2 * SHOWN), at))
      .slice(-SHOWN)
      .join(''),
    at: first,
    after: rest.slice(0, SHOWN).join(''),
  };
}

function firstDifference(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a[at] === b[at]) at += 1;
  // Never split a surrogate pair.
  return /[\uD800-\uDBFF]/.test(a[at - 1] ?? '') ? at - 1 : at;
}

function differenceOf(answer: string, other: string): Difference {
  const at = firstDifference(answer, other);
  const before = answer.slice(0, at);
  const lines = before.split('\n');
  return {
    position: lengthOf(before) + 1,
    line: lines.length,
    column: lengthOf(lines.at(-1) ?? '') + 1,
    answer: excerpt(answer, at),
    other: excerpt(other, at),
  };
}

/** Compares two texts, exactly first and then ignoring invisible differences. */
export function compareTexts(answer: string, other: string): Verdict {
  if (answer === other) return { kind: 'same' };
  const [a, b] = [answer, other].map((text) => text.replaceAll('\r\n', '\n')) as [string, string];
  if (a === b) return { kind: 'sameLineEnds' };
  const [x, y] = [a.trim(), b.trim()];
  if (x === y) return { kind: 'sameSpaces' };
  const isHex = HEX.test(x) && HEX.test(y);
  if (isHex && x.toLowerCase() === y.toLowerCase()) return { kind: 'sameHex' };
  const difference = isHex ? differenceOf(x.toLowerCase(), y.toLowerCase()) : differenceOf(a, b);
  return { kind: 'differs', difference, isHex };
}
