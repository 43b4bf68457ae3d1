import { visibleCharacter } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';
import { digitValue, formatDigits, MAX_RADIX, MIN_RADIX, parseDigits } from './digits.ts';

/**
 * An exact number: digits with a decimal point and a repetend are always a ratio of two integers. In lowest terms, with
 * a positive denominator.
 */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

export interface NumberInRadix extends Ratio {
  radix: number;
}

/** Why a text isn't a number. */
export const RADIX_PROBLEMS = [
  'no-digits',
  'bad-digit',
  'second-point',
  'prefix-mismatch',
  'repetend-too-long',
  'bad-repetend',
] as const;

type RadixProblem = (typeof RADIX_PROBLEMS)[number];

/** Prefixes of a radix, longest first. */
const PREFIXES: readonly { prefix: string; radix: number }[] = [
  { prefix: '0x', radix: 16 },
  { prefix: '&h', radix: 16 },
  { prefix: '\\x', radix: 16 },
  { prefix: '#', radix: 16 },
  { prefix: '0o', radix: 8 },
  { prefix: '&o', radix: 8 },
  { prefix: '0b', radix: 2 },
  { prefix: '&b', radix: 2 },
];

/** 1/(radix^m − 1) needs a division of that size, so the length of a repetend is limited. */
const MAX_REPETEND = 2000;

const SEPARATOR = /[\s_'’]/u;

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export function lowestTerms(numerator: bigint, denominator: bigint): Ratio {
  if (denominator === 1n) return { numerator, denominator };
  const common = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** Returns the prefix at `at`, unless its letters are digits of the requested radix (`0b1` is 177 in radix 16). */
function findPrefix(text: string, at: number, radix: number | 'auto') {
  const head = text.slice(at, at + 2).toLowerCase();
  const prefixed = PREFIXES.find(({ prefix }) => head.startsWith(prefix));
  if (!prefixed || radix === 'auto' || radix === prefixed.radix) return prefixed;
  return Array.from(prefixed.prefix).every((c) => digitValue(c, radix) !== undefined) ? undefined : prefixed;
}

/**
 * Adds a prefix between the sign and the digits of a number unless it has one; removes the ellipsis of truncated
 * digits.
 */
export function withPrefix(text: string, prefix: string): string {
  const [, sign = '', digits = ''] = /^\s*([-\u2212+]?)\s*(.*?)…?\s*$/su.exec(text) ?? [];
  return sign + (digits.toLowerCase().startsWith(prefix) ? '' : prefix) + digits;
}

/**
 * Reads a number in radix 2 to 64: sign, prefix (`0x` `0o` `0b` `&H` `&O` `&B` `\x` `#`), separators (space, `_`, `'`),
 * a decimal point, and a repetend in parentheses such as `0.1(6)`. 'auto' uses the radix of the prefix, otherwise 10.
 * Throws `Problem` of RADIX_PROBLEMS.
 */
export function readInRadix(text: string, radix: number | 'auto' = 'auto'): NumberInRadix {
  const problem = (code: RadixProblem, at: number, params: Problem['params'] = {}) => new Problem(code, at, params);
  if (radix !== 'auto') checkRadix(radix);
  let at = text.length - text.trimStart().length;
  const start = at;
  const end = text.trimEnd().length;
  // In radix 63 and 64 "+" is a digit, so it can't be a sign.
  const sign = /^(?:[-\u2212]|\+)\s*/u.exec(text.slice(at));
  const signed = sign !== null && !(sign[0].startsWith('+') && radix !== 'auto' && radix >= 63);
  const negative = signed && !sign[0].startsWith('+');
  if (signed) at += sign[0].length;
  const marked = findPrefix(text, at, radix);
  if (marked && radix !== 'auto' && marked.radix !== radix) {
    throw problem('prefix-mismatch', at, { prefix: marked.prefix, prefixRadix: marked.radix, radix });
  }
  const used = radix === 'auto' ? (marked?.radix ?? 10) : radix;
  if (marked) at += marked.prefix.length;

  const runs = ['', '', '']; // before the point, after it, inside the repetend
  let run = 0;
  let closed = false;
  for (let i = at; i < end;) {
    const char = String.fromCodePoint(text.codePointAt(i)!);
    if (SEPARATOR.test(char)) i += char.length;
    else if (marked?.prefix === '\\x' && /^\\x/i.test(text.slice(i, i + 2))) i += 2;
    else if (char === '.') {
      if (run > 0) throw problem('second-point', i);
      run = 1;
      i += 1;
    } else if (char === '(' && run === 1) {
      run = 2;
      i += 1;
    } else if (char === ')' && run === 2 && runs[2] !== '' && text.slice(i + 1, end).trim() === '') {
      closed = true;
      i = end;
    } else if (digitValue(char, used) === undefined) {
      throw problem('bad-digit', i, { char: visibleCharacter(text, i), radix: used });
    } else {
      runs[run] += char;
      i += char.length;
    }
  }
  const [whole, fraction, repetend] = runs as [string, string, string];
  if (run === 2 && !closed) throw problem('bad-repetend', text.indexOf('('));
  if (whole + fraction + repetend === '') throw problem('no-digits', start);
  if (repetend.length > MAX_REPETEND) throw problem('repetend-too-long', text.indexOf('('), { limit: MAX_REPETEND });

  const base = BigInt(used);
  const shift = base ** BigInt(fraction.length);
  let numerator = parseDigits(whole + fraction, used);
  let denominator = shift;
  if (repetend !== '') {
    // 0.a(b) = (ab − a) / (radix^|a| · (radix^|b| − 1))
    const period = base ** BigInt(repetend.length) - 1n;
    numerator = numerator * period + parseDigits(repetend, used);
    denominator = shift * period;
  }
  return { radix: used, ...lowestTerms(negative ? -numerator : numerator, denominator) };
}

function checkRadix(radix: number): void {
  if (!Number.isInteger(radix) || radix < MIN_RADIX || radix > MAX_RADIX) throw new RangeError(`radix ${radix}`);
}

export interface WrittenNumber {
  /** Digits with a sign and a decimal point; a repetend is in parentheses. */
  text: string;
  /** False if the fraction was truncated at `fractionLimit`; the text then ends with "…". */
  exact: boolean;
}

/**
 * Writes a ratio in radix 2 to 64. Finite fractions are complete; others end after their repetend, or are truncated
 * after `fractionLimit` digits.
 */
export function writeInRadix(ratio: Ratio, radix: number, fractionLimit = 256): WrittenNumber {
  checkRadix(radix);
  const { denominator } = ratio;
  const negative = ratio.numerator < 0n;
  const size = negative ? -ratio.numerator : ratio.numerator;
  const head = (negative ? '-' : '') + formatDigits(size / denominator, radix);
  let rest = size % denominator;
  if (rest === 0n) return { text: head, exact: true };

  const finite = finiteLength(denominator, radix);
  if (finite !== undefined) {
    const digits = formatDigits((rest * BigInt(radix) ** BigInt(finite)) / denominator, radix);
    return { text: `${head}.${digits.padStart(finite, '0')}`, exact: true };
  }
  const base = BigInt(radix);
  const seen = new Map<bigint, number>();
  let digits = '';
  while (digits.length < fractionLimit) {
    const before = seen.get(rest);
    if (before !== undefined)
      return { text: `${head}.${digits.slice(0, before)}(${digits.slice(before)})`, exact: true };
    seen.set(rest, digits.length);
    rest *= base;
    digits += formatDigits(rest / denominator, radix);
    rest %= denominator;
  }
  return { text: `${head}.${digits}…`, exact: false };
}

/**
 * Returns the number of fraction digits of 1/denominator, or undefined if it is infinite: it is finite if every prime
 * factor divides the radix.
 */
function finiteLength(denominator: bigint, radix: number): number | undefined {
  let rest = denominator;
  let length = 0;
  for (; rest > 1n; length += 1) {
    const common = gcd(BigInt(radix), rest % BigInt(radix));
    if (common === 1n) return undefined;
    rest /= common;
  }
  return length;
}

/** Inserts `separator` between groups of `size` digits, counted from the decimal point to the left. */
export function groupDigits(text: string, size: number, separator = ' '): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)([^.]*)(.*)$/su.exec(text) ?? [];
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= size) groups.unshift(whole.slice(Math.max(0, end - size), end));
  return sign + groups.join(separator) + rest;
}
