// Ciphers that replace each of the 26 letters by another one. Everything else stays as it is.

const SIZE = 26;
const A = 65;

export const modulo = (value: number, size = SIZE): number => ((value % size) + size) % size;

/** Replaces the letters A–Z by their places, 0 to 25, and keeps their case. */
export function replaced(text: string, replace: (place: number, index: number) => number): string {
  let index = 0;
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter < 'a' ? A : A + 32;
    const place = modulo(replace(letter.charCodeAt(0) - base, index));
    index += 1;
    return String.fromCharCode(base + place);
  });
}

export const caesar = (text: string, shift: number): string => replaced(text, (place) => place + shift);

export const atbash = (text: string): string => replaced(text, (place) => SIZE - 1 - place);

/** The places of the letters of a key; null if it has anything else, or none. */
export function placesOf(key: string): number[] | null {
  const letters = key.replaceAll(' ', '').toUpperCase();
  return /^[A-Z]+$/.test(letters) ? Array.from(letters, (letter) => letter.charCodeAt(0) - A) : null;
}

export const vigenere = (text: string, key: readonly number[], direction: 1 | -1): string =>
  replaced(text, (place, index) => place + direction * (key[index % key.length] ?? 0));

/** The number that a is multiplied with to get 1 modulo 26; null if there is none. */
function inverseOf(a: number): number | null {
  for (let factor = 1; factor < SIZE; factor += 1) if (modulo(a * factor) === 1) return factor;
  return null;
}

export const isInvertible = (a: number): boolean => inverseOf(a) !== null;

export const affine = (text: string, a: number, b: number): string => replaced(text, (place) => a * place + b);

export const unaffine = (text: string, a: number, b: number): string =>
  replaced(text, (place) => (inverseOf(a) ?? 1) * (place - b));

/** Thousandths of the letters in English text. */
const FREQUENCIES = [
  82, 15, 28, 43, 127, 22, 20, 61, 70, 1.5, 7.7, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 9.8, 24, 1.5, 20, 0.7,
];
const WORDS = new Set(
  'the and you that with this for are not have is it to of in a at on be we he i as hello secret attack'.split(' '),
);

/** How little a text is like English: its letters, and the words that everybody uses. */
function strangeness(text: string): number {
  const counts = Array.from({ length: SIZE }, () => 0);
  const letters = text.toUpperCase().replace(/[^A-Z]/g, '');
  for (const letter of letters) counts[letter.charCodeAt(0) - A]! += 1;
  const chi = FREQUENCIES.reduce((sum, frequency, place) => {
    const expected = (frequency / 1000) * letters.length;
    return expected === 0 ? sum : sum + (counts[place]! - expected) ** 2 / expected;
  }, 0);
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const share = words.filter((word) => WORDS.has(word)).length / Math.max(1, words.length);
  return chi / Math.max(1, letters.length) - 10 * share;
}

/** What each of the 25 shifts back makes of a text, the likeliest first. */
export const unshifted = (text: string): { shift: number; text: string }[] =>
  Array.from({ length: SIZE - 1 }, (_, at) => ({ shift: at + 1, text: caesar(text, -at - 1) }))
    .map((each) => ({ ...each, strangeness: strangeness(each.text.slice(0, 10_000)) }))
    .sort((a, b) => a.strangeness - b.strangeness || a.shift - b.shift)
    .map(({ shift, text: made }) => ({ shift, text: made }));
