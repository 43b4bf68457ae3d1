import { Problem } from '../../../base/problem.ts';
import type { Encoding } from './encoding.ts';

export interface SplitOptions {
  /** The most tokens of a piece. */
  size: number;
  /** How many tokens a piece repeats of the one before. */
  overlap: number;
  /** `words` cuts in front of blanks where a piece has any, `tokens` anywhere between characters. */
  cuts: 'words' | 'tokens';
}

export interface Piece {
  text: string;
  tokens: number;
  /** Where it begins in the text, in UTF-16 units. */
  start: number;
}

export type SplitProblem = 'overlap-too-large' | 'too-many-pieces';

const MOST_PIECES = 20_000;

/** Whether a text may be cut here: not inside a character, a line ending, or an emoji of several code points. */
function isBetween(text: string, at: number): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  if ((after & 0xfc00) === 0xdc00 && (before & 0xfc00) === 0xd800) return false;
  return !(before === 0x0d && after === 0x0a);
}

const BLANK = /\s/;

/**
 * Splits a text into pieces that have at most so many tokens, each counted on its own: tokens at the edges of a piece may differ
 * from those in the text. Together, without what they repeat, they are the text.
 */
export function splitByTokens(text: string, encoding: Encoding, { size, overlap, cuts }: SplitOptions): Piece[] {
  if (overlap >= size) throw new Problem<SplitProblem>('overlap-too-large');
  const { ends } = encoding.encode(text);
  const count = (piece: string) => encoding.encode(piece).ids.length;
  const endOf = (token: number) => (token < 0 ? 0 : ends[token]!);

  /** The last token that ends a piece from `start` on, which is at most `last`; where words are kept whole if they can. */
  const cutAt = (start: number, first: number, last: number): number => {
    if (last === ends.length - 1) return last;
    for (let token = last; token >= first; token -= 1) {
      const at = endOf(token);
      if (
        at > start &&
        isBetween(text, at) &&
        (cuts === 'tokens' || BLANK.test(text.charAt(at)) || text.charAt(at - 1) === '\n')
      )
        return token;
    }
    for (let token = last; token >= first; token -= 1)
      if (endOf(token) > start && isBetween(text, endOf(token))) return token;
    // One character that has more tokens than a piece may have.
    let token = last;
    while (token < ends.length - 1 && (endOf(token) <= start || !isBetween(text, endOf(token)))) token += 1;
    return token;
  };

  const pieces: Piece[] = [];
  let first = 0;
  let start = 0;
  while (first < ends.length) {
    let last = cutAt(start, first, Math.min(first + size, ends.length) - 1);
    let tokens = count(text.slice(start, endOf(last)));
    while (tokens > size && last > first) {
      const shorter = cutAt(start, first, last - 1);
      if (shorter >= last) break;
      last = shorter;
      tokens = count(text.slice(start, endOf(last)));
    }
    pieces.push({ text: text.slice(start, endOf(last)), tokens, start });
    if (pieces.length > MOST_PIECES) throw new Problem<SplitProblem>('too-many-pieces');
    if (last === ends.length - 1) break;
    // The next piece begins where a word or at least a character does, and after this one's beginning.
    let next = Math.max(first + 1, last + 1 - overlap);
    while (next <= last && !(endOf(next - 1) > start && isBetween(text, endOf(next - 1)))) next += 1;
    first = next;
    start = endOf(first - 1);
  }
  return pieces;
}
