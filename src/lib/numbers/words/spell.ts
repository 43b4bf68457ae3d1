// Numbers in words.
import { plainNumber } from '../../../base/number.ts';
import { Problem } from '../../../base/problem.ts';
import { chinese, chineseFinancial } from './chinese.ts';
import { american, british } from './english.ts';
import { belgian, french, swiss } from './french.ts';
import { portugueseOfBrazil, portugueseOfPortugal } from './portuguese.ts';
import { russian, russianDecimal } from './russian.ts';
import { spanish } from './spanish.ts';
import type { Form, Speller } from './types.ts';

export const SPELLERS = {
  en: american,
  'en-GB': british,
  es: spanish,
  fr: french,
  'fr-BE': belgian,
  'fr-CH': swiss,
  'pt-BR': portugueseOfBrazil,
  'pt-PT': portugueseOfPortugal,
  ru: russian,
  zh: chinese,
  'zh-financial': chineseFinancial,
} as const satisfies Readonly<Record<string, Speller>>;

export type SpellerId = keyof typeof SPELLERS;
export const SPELLER_IDS = Object.keys(SPELLERS) as SpellerId[];
export const SPELL_PROBLEMS = ['not-a-number', 'number-too-large', 'too-many-decimals'] as const;

export interface Decimal {
  isNegative: boolean;
  whole: bigint;
  /** The digits after the point. */
  fraction: string;
}

const MAX_DECIMALS = 100;

/** Reads a number below 10^36, exactly. Throws `Problem`. */
export function readDecimal(text: string): Decimal {
  const plain = plainNumber(text);
  if (plain === null) throw new Problem('not-a-number');
  const [mantissa = '', exponent = '0'] = plain.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.');
  const shift = Number(exponent);
  if (shift > 40) throw new Problem('number-too-large');
  if (shift < -MAX_DECIMALS) throw new Problem('too-many-decimals');
  const digits = whole + fraction;
  const at = whole.length + shift;
  const all = at < 0 ? '0'.repeat(-at) + digits : digits.padEnd(at, '0');
  const point = Math.max(at, 0);
  const decimal = {
    isNegative: plain.startsWith('-'),
    whole: BigInt(all.slice(0, point) || '0'),
    fraction: all.slice(point),
  };
  if (decimal.whole >= 10n ** 36n) throw new Problem('number-too-large');
  if (decimal.fraction.length > MAX_DECIMALS) throw new Problem('too-many-decimals');
  return decimal;
}

/** A number with its digits grouped, to tell how it was read. */
export function writeDecimal({ isNegative, whole, fraction }: Decimal): string {
  const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return `${isNegative ? '-' : ''}${grouped}${fraction === '' ? '' : `.${fraction}`}`;
}

export function cardinalOf({ isNegative, whole, fraction }: Decimal, id: SpellerId, form: Form): string {
  const { cardinal, point, minus, gap }: Speller = SPELLERS[id];
  const words = [isNegative && (whole > 0n || /[1-9]/.test(fraction)) ? minus : ''];
  const named = id === 'ru' && fraction !== '' && form.case === 'nominative' ? russianDecimal(whole, fraction) : null;
  if (named) words.push(named);
  else {
    words.push(cardinal(whole, fraction === '' ? form : { gender: 'masculine', case: 'nominative' }));
    const digit = (each: string) => cardinal(BigInt(each), { gender: 'masculine', case: 'nominative' });
    if (fraction !== '') words.push(point, ...Array.from(fraction, digit));
  }
  return words.filter((word) => word !== '').join(gap);
}

export function ordinalOf({ isNegative, whole, fraction }: Decimal, id: SpellerId, form: Form): string | null {
  return isNegative || fraction !== '' ? null : SPELLERS[id].ordinal(whole, form);
}

/** Rounds half up to hundredths. */
export function centsOf({ whole, fraction }: Decimal): { cents: bigint; isRounded: boolean } {
  const cents = whole * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  const rest = fraction.slice(2);
  return { cents: cents + (rest >= '5' ? 1n : 0n), isRounded: /[1-9]/.test(rest) };
}
