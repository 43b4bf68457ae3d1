/** Digits of radix 2 to 64 in order; the case of letters only matters from 37 on. */
export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';

export const MIN_RADIX = 2;
export const MAX_RADIX = 64;

/** Radixes that engines parse natively, and in V8 in less than quadratic time. */
const NATIVE_PREFIX: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };

const VALUE_OF = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/**
 * Number of digits processed one by one before joining halves: small enough to be cheap, large enough to keep recursion
 * shallow.
 */
const LEAF = 64;

/** Returns the value of a digit, or undefined if it doesn't exist in `radix`. */
export function digitValue(digit: string, radix: number): number | undefined {
  const value = VALUE_OF.get(radix <= 36 ? digit.toLowerCase() : digit);
  return value !== undefined && value < radix ? value : undefined;
}

/** Powers `radix^(LEAF·2^k)`, computed once per conversion. */
function powerTable(radix: number): (level: number) => bigint {
  const powers = [BigInt(radix) ** BigInt(LEAF)];
  return (level) => {
    for (let k = powers.length; k <= level; k += 1) powers.push(powers[k - 1]! ** 2n);
    return powers[level]!;
  };
}

/**
 * Joins the leaves pairwise from the right, so that the work grows like multiplication instead of with the square of
 * the length.
 */
function joinDigits(digits: string, radix: number): bigint {
  const power = powerTable(radix);
  const base = BigInt(radix);
  let parts: bigint[] = [];
  for (let end = digits.length; end > 0; end -= LEAF) {
    let part = 0n;
    for (let i = Math.max(0, end - LEAF); i < end; i += 1) part = part * base + BigInt(digitValue(digits[i]!, radix)!);
    parts.push(part);
  }
  for (let level = 0; parts.length > 1; level += 1) {
    const joined: bigint[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const high = parts[i + 1];
      joined.push(high === undefined ? parts[i]! : parts[i]! + high * power(level));
    }
    parts = joined;
  }
  return parts[0] ?? 0n;
}

/** Returns the value of a run of digits that have been validated; an empty run is 0. */
export function parseDigits(digits: string, radix: number): bigint {
  if (digits === '') return 0n;
  const prefix = NATIVE_PREFIX[radix];
  return prefix === undefined ? joinDigits(digits, radix) : BigInt(prefix + digits);
}

/** Returns the digits of a non-negative integer, without leading zeros. */
export function formatDigits(value: bigint, radix: number): string {
  if (radix <= 36) return value.toString(radix);
  const power = powerTable(radix);
  const base = BigInt(radix);
  const leaf = (rest: bigint): string => {
    let text = '';
    for (; rest > 0n; rest /= base) text = DIGITS[Number(rest % base)]! + text;
    return text;
  };
  const write = (rest: bigint, level: number): string => {
    if (level < 0) return leaf(rest).padStart(LEAF, '0');
    const half = power(level);
    return write(rest / half, level - 1) + write(rest % half, level - 1);
  };
  let level = 0;
  while (power(level) <= value) level += 1;
  return write(value, level - 1).replace(/^0+(?=.)/, '');
}
