import { Problem } from '../../../base/problem.ts';
import { NANOSECONDS, unitOf, type UnitName } from './units.ts';

/** Months have no fixed length, so they are never turned into days. */
export interface Duration {
  months: bigint;
  /** Weeks, days of 24 hours and everything below. */
  nanoseconds: bigint;
}

export const DURATION_CODES = [
  'not-a-duration',
  'unknown-unit',
  'fraction-of-month',
  'too-precise',
  'ambiguous-number',
  'mixed-signs',
  'too-long-duration',
] as const;

export const CLOCKS = ['hours-minutes', 'minutes-seconds'] as const;
export type Clock = (typeof CLOCKS)[number];
export const NUMBER_UNITS = ['second', 'millisecond', 'minute', 'hour', 'day'] as const;

export interface ReadOptions {
  /** How a clock with a single colon is read. */
  clock: Clock;
  /** The unit of a number alone. */
  unit: (typeof NUMBER_UNITS)[number];
}

export interface ReadDuration extends Duration {
  /** Whether the other reading of a single colon would give another duration. */
  isShortClock: boolean;
}

/** Digits that a number may have: enough for anything real, and little work. */
const MOST_DIGITS = 40;

/** `amount` of a unit: digits with a point, without a sign. */
function amountOf(amount: string, unit: UnitName, at: number): Duration {
  const [whole = '', decimals = ''] = amount.split('.');
  if (whole.length + decimals.length > MOST_DIGITS) throw new Problem('too-long-duration', at, { limit: MOST_DIGITS });
  const digits = BigInt(`${whole}${decimals}` || '0');
  const scale = 10n ** BigInt(decimals.length);
  const size = unit === 'year' ? 12n : unit === 'month' ? 1n : NANOSECONDS[unit];
  const product = digits * size;
  const isCalendar = unit === 'year' || unit === 'month';
  if (product % scale !== 0n) throw new Problem(isCalendar ? 'fraction-of-month' : 'too-precise', at, { amount });
  return isCalendar ? { months: product / scale, nanoseconds: 0n } : { months: 0n, nanoseconds: product / scale };
}

export const ZERO: Duration = { months: 0n, nanoseconds: 0n };

export function plus(a: Duration, b: Duration): Duration {
  return { months: a.months + b.months, nanoseconds: a.nanoseconds + b.nanoseconds };
}

export function negated({ months, nanoseconds }: Duration): Duration {
  return { months: -months, nanoseconds: -nanoseconds };
}

const ISO =
  /^P(?=[\d.,T+-])(?:([-+]?[\d.,]+)Y)?(?:([-+]?[\d.,]+)M)?(?:([-+]?[\d.,]+)W)?(?:([-+]?[\d.,]+)D)?(?:T(?=[\d.,+-])(?:([-+]?[\d.,]+)H)?(?:([-+]?[\d.,]+)M)?(?:([-+]?[\d.,]+)S)?)?$/i;
const ISO_UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

function readIso(text: string, at: number): Duration | null {
  const match = ISO.exec(text);
  if (!match) return null;
  return ISO_UNITS.reduce((sum: Duration, unit, index) => {
    const amount = match[index + 1];
    if (amount === undefined) return sum;
    const plain = amount.replace(/^[-+]/, '').replace(',', '.');
    if (!/^\d+(?:\.\d+)?$/.test(plain)) throw new Problem('not-a-duration', at, { text: text.slice(0, 40) });
    const value = amountOf(plain, unit, at);
    return plus(sum, amount.startsWith('-') ? negated(value) : value);
  }, ZERO);
}

/** `1:30`, `1:02:03.5`, `1.02:03:04` of .NET, `2 days 03:04:05` of PostgreSQL; after a comma, as in subtitles. */
const CLOCK = /^(?:(\d{1,9})(?:\.| days?,? | d ))?(\d{1,9}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,9}))?)?$/i;

function readClock(text: string, at: number, clock: Clock): ReadDuration | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, days = '0', first = '', second = '', third, decimals = ''] = match;
  const isShort = third === undefined && match[1] === undefined;
  const isMinutes = isShort && clock === 'minutes-seconds';
  const [hours, minutes, seconds] = isMinutes ? ['0', first, second] : [first, second, third ?? '0'];
  if (Number(second) > 59 || Number(third ?? 0) > 59)
    throw new Problem('not-a-duration', at, { text: text.slice(0, 40) });
  const parts = [
    amountOf(days, 'day', at),
    amountOf(hours, 'hour', at),
    amountOf(minutes, 'minute', at),
    amountOf(decimals === '' ? seconds : `${seconds}.${decimals}`, 'second', at),
  ];
  return { ...parts.reduce(plus, ZERO), isShortClock: isShort };
}

const PART = /(?<sign>[-+−])?\s*(?<amount>\d+(?:[.,]\d+)*|[.,]\d+)\s*(?<unit>(?:个)?[\p{L}µμ]+\.?)?/uy;
const BETWEEN = /(?:\s|,|;|&|and\s|y\s|et\s|e\s|и\s|又|零)*/uy;

function plainAmount(amount: string, at: number): string {
  if (/^\d{1,3}(?:,\d{3})+$/.test(amount))
    throw new Problem('ambiguous-number', at, { amount, plain: amount.replaceAll(',', '') });
  const plain = amount.replace(',', '.');
  if (!/^\d*\.?\d+$/.test(plain)) throw new Problem('not-a-duration', at, { text: amount });
  return plain.startsWith('.') ? `0${plain}` : plain;
}

/** The unit of two digits at the end that have none: `1h30`, `2 min 05`. */
function smallerUnit(before: UnitName | null, amount: string): UnitName | null {
  if (!/^[0-5]\d$/.test(amount)) return null;
  return before === 'hour' ? 'minute' : before === 'minute' ? 'second' : null;
}

/** `1h30m`, `1h30`, `1.5 hours`, `2 weeks and 3 days`, `90`: amounts with units in any language. */
function readWords(text: string, at: number, unit: UnitName): Duration {
  let sum = ZERO;
  let count = 0;
  let before: UnitName | null = null;
  for (let index = 0; index < text.length; count++) {
    PART.lastIndex = index;
    const match = PART.exec(text);
    if (!match) throw new Problem('not-a-duration', at + index, { text: text.slice(index, index + 40) });
    const { sign, amount = '', unit: word } = match.groups ?? {};
    const isAlone = count === 0 && match[0].length === text.length;
    const isLast = PART.lastIndex === text.length;
    const bare: UnitName | null = isAlone ? unit : isLast && sign === undefined ? smallerUnit(before, amount) : null;
    if (word === undefined && bare === null) throw new Problem('unknown-unit', at + index, { word: match[0].trim() });
    const named: UnitName | null = word === undefined ? bare : unitOf(word);
    if (named === null)
      throw new Problem('unknown-unit', at + PART.lastIndex - (word?.length ?? 0), { word: word ?? '' });
    const value = amountOf(plainAmount(amount, at + index), named, at + index);
    before = named;
    sum = plus(sum, sign === '-' || sign === '−' ? negated(value) : value);
    BETWEEN.lastIndex = PART.lastIndex;
    BETWEEN.exec(text);
    index = Math.max(PART.lastIndex, BETWEEN.lastIndex);
  }
  return sum;
}

/** Reads a duration in any notation. @throws Problem with a code of DURATION_CODES */
export function readDuration(written: string, { clock, unit }: ReadOptions): ReadDuration {
  const start = written.length - written.trimStart().length;
  const trimmed = written.trim();
  const sign = /^[-+−]\s*(?=[P\d.,])/i.exec(trimmed)?.[0] ?? '';
  const text = trimmed.slice(sign.length);
  const at = start + sign.length;
  if (text === '' || text.length > 500) throw new Problem('not-a-duration', start, { text: trimmed.slice(0, 40) });
  const isNegative = /^[-−]/.test(sign);
  const read: ReadDuration = readClock(text, at, clock) ?? {
    ...(readIso(text, at) ?? readWords(text, at, unit)),
    isShortClock: false,
  };
  return isNegative ? { ...negated(read), isShortClock: read.isShortClock } : read;
}
