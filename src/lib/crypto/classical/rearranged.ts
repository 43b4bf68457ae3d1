// Ciphers that put letters elsewhere or write them in another way.
import { Problem } from '../../../base/problem.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The place of each character in the order in which the rails of a fence are read. */
function railOrder(length: number, rails: number): number[] {
  const period = 2 * (rails - 1);
  const railOf = (place: number) => Math.min(place % period, period - (place % period));
  return Array.from({ length }, (_, place) => place).sort((a, b) => railOf(a) - railOf(b) || a - b);
}

export function railFence(text: string, rails: number): string {
  const characters = Array.from(text);
  return railOrder(characters.length, rails)
    .map((place) => characters[place])
    .join('');
}

export function unrailFence(text: string, rails: number): string {
  const characters = Array.from(text);
  const made: string[] = [];
  for (const [index, place] of railOrder(characters.length, rails).entries()) made[place] = characters[index] ?? '';
  return made.join('');
}

const SIDE = 5;

/** The 25 letters of a square: those of the key, then the others. I and J are one. */
function squareOf(key: string): string[] {
  const letters = key
    .toUpperCase()
    .replaceAll('J', 'I')
    .replace(/[^A-Z]/g, '');
  return [...new Set(letters + LETTERS.replace('J', ''))];
}

/** Pairs of letters: a filler comes between two that are the same, and after the last one. */
function pairsOf(letters: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < letters.length;) {
    const first = letters[at] ?? '';
    const second = letters[at + 1];
    const filler = first === 'X' ? 'Q' : 'X';
    const isPair = second !== undefined && second !== first;
    pairs.push([first, isPair ? second : filler]);
    at += isPair ? 2 : 1;
  }
  return pairs;
}

/** Playfair, forwards (1) or backwards (-1). The result has the letters A–Z alone. */
export function playfair(text: string, key: string, direction: 1 | -1): string {
  const letters = text
    .toUpperCase()
    .replaceAll('J', 'I')
    .replace(/[^A-Z]/g, '');
  if (direction < 0 && letters.length % 2 === 1) throw new Problem('odd-letters', text.length);
  const square = squareOf(key);
  const at = (row: number, column: number) => square[((row + SIDE) % SIDE) * SIDE + ((column + SIDE) % SIDE)] ?? '';
  const pairs =
    direction > 0
      ? pairsOf(letters)
      : Array.from(letters.match(/../g) ?? [], (pair): [string, string] => [pair[0]!, pair[1]!]);
  return pairs
    .map((pair) => {
      const [first = 0, second = 0] = pair.map((letter) => square.indexOf(letter));
      const [row, column, otherRow, otherColumn] = [
        Math.floor(first / SIDE),
        first % SIDE,
        Math.floor(second / SIDE),
        second % SIDE,
      ];
      if (row === otherRow) return at(row, column + direction) + at(row, otherColumn + direction);
      if (column === otherColumn) return at(row + direction, column) + at(otherRow + direction, column);
      return at(row, otherColumn) + at(otherRow, column);
    })
    .join('');
}

/** The letters of Bacon's cipher: as he had it, I and J are one, and U and V. */
export const BACON_24 = LETTERS.replace('J', '').replace('V', '');
export const BACON_26 = LETTERS;

const merged = (letter: string, alphabet: string) => (alphabet.includes(letter) ? letter : letter === 'J' ? 'I' : 'U');

export const bacon = (text: string, alphabet: string): string =>
  (text.toUpperCase().match(/[A-Z]/g) ?? [])
    .map((letter) => alphabet.indexOf(merged(letter, alphabet)).toString(2).padStart(5, '0'))
    .map((bits) => bits.replaceAll('0', 'A').replaceAll('1', 'B'))
    .join(' ');

export function unbacon(text: string, alphabet: string): string {
  const bad = /[^ABab\s]/.exec(text);
  if (bad) throw new Problem('bad-sign', bad.index, { sign: bad[0] });
  const signs = text.toUpperCase().replace(/\s/g, '');
  if (signs.length % 5 !== 0) throw new Problem('five-signs', text.length);
  return (signs.match(/.{5}/g) ?? [])
    .map((group) => {
      const letter = alphabet[Number.parseInt(group.replaceAll('A', '0').replaceAll('B', '1'), 2)];
      if (letter === undefined)
        throw new Problem('bad-sign', text.toUpperCase().indexOf(group[0] ?? ''), { sign: group });
      return letter;
    })
    .join('');
}

/** Letters as their places from 1 to 26, words apart. */
export const a1z26 = (text: string): string =>
  text
    .toUpperCase()
    .split(/\s+/)
    .map((word) => Array.from(word.replace(/[^A-Z]/g, ''), (letter) => LETTERS.indexOf(letter) + 1).join('-'))
    .filter((word) => word !== '')
    .join(' ');

export function unA1z26(text: string): string {
  return text.replace(/\d+|[^\d]/g, (piece, at: number) => {
    if (piece === '-' || piece === '.' || piece === ',') return '';
    if (/^\s$/.test(piece)) return piece;
    const letter = LETTERS[Number(piece) - 1];
    if (letter === undefined) throw new Problem('bad-sign', at, { sign: piece });
    return letter;
  });
}
