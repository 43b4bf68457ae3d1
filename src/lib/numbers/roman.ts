// Roman numerals: letters up to 3,999; beyond that, a bar for thousands (vinculum) or the older round forms
// (apostrophus).
import { plainNumber } from '../../base/number.ts';
import { visibleCharacter } from '../../base/position.ts';
import { Problem } from '../../base/problem.ts';

export type RomanNotation = 'letters' | 'vinculum' | 'apostrophus';

/** The largest number in each notation. */
export const ROMAN_LIMITS: Readonly<Record<RomanNotation, number>> = {
  letters: 3999,
  vinculum: 3_999_999,
  apostrophus: 399_999,
};

/** Why a number has no Roman numeral. */
export const ROMAN_NUMBER_PROBLEMS = ['not-a-number', 'below-one', 'too-large', 'too-large-for-notation'] as const;

export const ROMAN_PROBLEMS = ['bad-symbol', 'bad-order', 'not-standard', 'too-large-to-read'] as const;

/** One decimal digit of the number. */
export interface RomanPart {
  symbols: string;
  value: number;
}

/**
 * Returns the integer in a text if a notation can write it; a fraction is dropped. Throws `Problem` of
 * ROMAN_NUMBER_PROBLEMS.
 */
export function readWhole(text: string, notation: RomanNotation): { whole: number; exact: boolean } {
  const plain = plainNumber(text);
  if (plain === null) throw new Problem('not-a-number');
  const whole = Math.trunc(Number(plain));
  if (whole < 1) throw new Problem('below-one');
  const maximum = ROMAN_LIMITS[notation];
  if (whole > ROMAN_LIMITS.vinculum) throw new Problem('too-large', undefined, { maximum: ROMAN_LIMITS.vinculum });
  if (whole > maximum) throw new Problem('too-large-for-notation', undefined, { maximum });
  return { whole, exact: whole === Number(plain) };
}

/** Returns the notation of common numerals, or the one with the larger range. */
export const notationFor = (number: number): RomanNotation => (number > ROMAN_LIMITS.letters ? 'vinculum' : 'letters');

const BAR = '\u0305';
const LETTERS: Readonly<Record<number, string>> = { 1: 'I', 5: 'V', 10: 'X', 50: 'L', 100: 'C', 500: 'D', 1000: 'M' };
const ROUND: Readonly<Record<number, string>> = {
  1000: 'CIↃ',
  5000: 'IↃↃ',
  10_000: 'CCIↃↃ',
  50_000: 'IↃↃↃ',
  100_000: 'CCCIↃↃↃ',
};
/** Code points of Unicode's "Number Forms". */
const FORMS: Readonly<Record<number, string>> = {
  1: 'Ⅰ',
  5: 'Ⅴ',
  10: 'Ⅹ',
  50: 'Ⅼ',
  100: 'Ⅽ',
  500: 'Ⅾ',
  1000: 'Ⅿ',
  5000: 'ↁ',
  10_000: 'ↂ',
  50_000: 'ↇ',
  100_000: 'ↈ',
};
const FORM_VALUES = new Map(Object.entries(FORMS).map(([value, form]): [string, number] => [form, Number(value)]));
FORM_VALUES.set('ↀ', 1000).set('ↅ', 6).set('ↆ', 50); // a round M, and late and early forms of VI and L

/** Symbols of a decimal digit: one, five and ten times its power. */
const DIGITS = ['', '1', '11', '111', '15', '5', '51', '511', '5111', '1X'] as const;

/** Returns the values of the symbols of `number`, by decimal digit; they are the same in every notation. */
function digitsOf(number: number): { value: number; symbols: number[] }[] {
  const digits = Array.from(String(number), Number);
  return digits.flatMap((digit, i) => {
    const power = 10 ** (digits.length - 1 - i);
    const symbols = Array.from(DIGITS[digit] ?? '', (mark) => power * (mark === 'X' ? 10 : Number(mark)));
    return symbols.length > 0 ? [{ value: digit * power, symbols }] : [];
  });
}

function symbolOf(value: number, notation: RomanNotation, barred: boolean): string {
  if (notation === 'vinculum' && barred && value >= 1000) return LETTERS[value / 1000] + BAR;
  return (notation === 'apostrophus' ? ROUND[value] : undefined) ?? LETTERS[value] ?? '';
}

/**
 * Returns the parts of an integer from 1 to the limit of the notation. All thousands have a bar, or none up to 3,999.
 */
export function romanParts(number: number, notation: RomanNotation): RomanPart[] {
  const barred = number > ROMAN_LIMITS.letters;
  // Under bars thousands are counted separately (8,000 is VIII with bars), so that IX before a thousand doesn't mean a
  // hundred less.
  return digitsOf(number).map(({ value, symbols }) => ({
    value,
    symbols: symbols.map((symbol) => symbolOf(symbol, notation, barred && value >= 1000)).join(''),
  }));
}

/** Returns an integer as a Roman numeral in uppercase. */
export function writeRoman(number: number, notation: RomanNotation = 'letters'): string {
  return romanParts(number, notation)
    .map(({ symbols }) => symbols)
    .join('');
}

/** Returns Unicode's own characters for Roman numerals; null beyond 399,999, where there are none. */
export function writeRomanForms(number: number): string | null {
  if (number > ROMAN_LIMITS.apostrophus) return null;
  if (number === 11 || number === 12) return number === 11 ? 'Ⅺ' : 'Ⅻ';
  return digitsOf(number)
    .map(({ value, symbols }) =>
      value < 10
        ? String.fromCodePoint(0x215f + value) // Ⅰ to Ⅸ are characters of their own
        : symbols.map((symbol) => FORMS[symbol] ?? '').join(''),
    )
    .join('');
}

interface Mark {
  value: number;
  offset: number;
}

const TOKEN =
  /(?:C{3}I[ↃↄƆɔ]{3}|C{2}I[ↃↄƆɔ]{2}|CI[ↃↄƆɔ])(?![ↃↄƆɔ])|I[ↃↄƆɔ]{1,3}|[IVXLCDMJ][\u0304\u0305]?|[Īī]|[Ⅰ-ↂↅ-ↈ]|\s+/iy;

function valuesOf(token: string): number[] {
  const upper = token.toUpperCase();
  const [letter = '', bar = ''] = upper;
  if (/[ↃƆ]/.test(upper)) {
    const rounds = upper.replace(/[CI]/g, '').length;
    return [(letter === 'C' ? 100 : 50) * 10 ** rounds];
  }
  const form = FORM_VALUES.get(upper);
  if (form !== undefined) return [form];
  const plain = Object.entries(LETTERS).find(([, numeral]) => numeral === letter.replace('J', 'I').replace('Ī', 'I'));
  if (plain) return [Number(plain[0]) * (bar !== '' || letter === 'Ī' ? 1000 : 1)];
  return Array.from(upper.normalize('NFKC')).flatMap(valuesOf); // Ⅷ stands for VIII
}

function symbolsOf(text: string): Mark[] {
  const symbols: Mark[] = [];
  let at = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  while (at < end) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined || /^\s/.test(token)) {
      throw new Problem('bad-symbol', at, { found: visibleCharacter(text, at) });
    }
    for (const value of valuesOf(token)) symbols.push({ value, offset: at });
    at += token.length;
  }
  return symbols;
}

/** For each symbol, the next one with another value; 0 at the end. */
function nextValues(symbols: readonly Mark[]): number[] {
  const next = symbols.map(() => 0);
  for (let i = symbols.length - 2; i >= 0; i--) {
    const following = symbols[i + 1]!.value;
    next[i] = following === symbols[i]!.value ? next[i + 1]! : following;
  }
  return next;
}

/**
 * Adds up symbols: one before a larger one is subtracted (IX, and in old books also IIX and IC). Added values must not
 * increase.
 */
function sumOf(symbols: readonly Mark[]): number {
  const next = nextValues(symbols);
  let sum = 0;
  let term = 0;
  let last = Infinity;
  symbols.forEach(({ value, offset }, i) => {
    if (next[i]! > value) {
      term -= value;
      return;
    }
    term += value;
    if (term > last || term < 1) throw new Problem('bad-order', offset);
    last = term;
    sum += term;
    term = 0;
  });
  return sum;
}

/** The value of a numeral, and whether it is written in the standard form. */
export interface ReadRoman {
  number: number;
  standard: boolean;
}

/**
 * Reads a Roman numeral in any case and notation. `lenient` also accepts forms from inscriptions and old books (IIII,
 * IIX, MDCCCCX, a final j). Throws `Problem` with a code of `ROMAN_PROBLEMS`.
 */
export function readRoman(text: string, lenient = false): ReadRoman {
  const symbols = symbolsOf(text);
  const number = sumOf(symbols);
  if (number > ROMAN_LIMITS.vinculum) throw new Problem('too-large-to-read', 0, { limit: ROMAN_LIMITS.vinculum });
  const expected = digitsOf(number).flatMap((digit) => digit.symbols);
  const odd = symbols.findIndex(({ value }, i) => value !== expected[i]);
  const standard = odd < 0 && symbols.length === expected.length && !/j/i.test(text);
  if (!standard && !lenient) {
    const at = symbols[odd]?.offset ?? text.search(/j/i);
    const best = writeRoman(number, notationFor(number));
    throw new Problem('not-standard', at, { number, standard: best });
  }
  return { number, standard };
}
