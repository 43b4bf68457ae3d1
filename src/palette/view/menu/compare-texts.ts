import { lengthOf } from '../../rows/display-text.ts';

/** Around the first difference: what stands before it on both sides, then one character of each (empty where a text ends). */
export interface Difference {
  /** Counted from one, in code points. */
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

/** `same` to the letter; else what was looked over: the kind of line ends, spaces around, upper and lower case in hexadecimal. */
export type Verdict =
  | { kind: 'same' | 'sameLineEnds' | 'sameSpaces' | 'sameHex' }
  | { kind: 'differs'; difference: Difference; isHex: boolean };

/** Digests, UUIDs and fingerprints: their digits mean the same in upper and lower case. */
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
  // Halves of one character are one place.
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

/** Compares an answer with a text from elsewhere, exactly first and then without what no eye sees. */
export function compared(answer: string, other: string): Verdict {
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
