import { Problem } from '../../../base/problem.ts';
import { daysFromCivil } from './calendar.ts';
import { inRange, NS_PER_DAY, NS_PER_MS, NS_PER_SECOND } from './build.ts';
import type { InstantProblem, ReadResult } from './build.ts';

export const UNIX_UNITS = {
  'unix-seconds': NS_PER_SECOND,
  'unix-milliseconds': NS_PER_MS,
  'unix-microseconds': 1000n,
  'unix-nanoseconds': 1n,
} as const;

export type UnixFormat = keyof typeof UNIX_UNITS;

/** Epochs of counts of 100 ns, in nanoseconds from 1970. */
export const FILETIME_EPOCH = BigInt(daysFromCivil({ year: 1601, month: 1, day: 1 })) * NS_PER_DAY;
export const DOTNET_EPOCH = BigInt(daysFromCivil({ year: 1, month: 1, day: 1 })) * NS_PER_DAY;
/** Ticks of 9999-12-31T23:59:59.9999999, the last moment of DateTime. */
export const MAX_DOTNET_TICKS = 3_155_378_975_999_999_999n;

/**
 * Day 0 of OLE Automation and of Excel from serial 61 on; day 0 of earlier Excel dates, because Excel includes February
 * 29, 1900.
 */
export const OLE_DAY_ZERO = daysFromCivil({ year: 1899, month: 12, day: 30 });
/** 9999-12-31, the last day that Excel supports. */
export const MAX_EXCEL_SERIAL = 2_958_465n;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Returns a decimal as an integer and its scale: "-1.25" is −125 and 10². The minus sign may be U+2212. */
function readDecimal(text: string): { digits: bigint; scale: bigint } | undefined {
  const match = DECIMAL.exec(text.replace(/^\u2212/, '-'));
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { digits: sign === '-' ? -digits : digits, scale: 10n ** BigInt(fraction.length) };
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

function checked(instant: bigint, text: string): ReadResult {
  return inRange(instant) ? { instant } : outOfRange(text);
}

function outOfRange(text: string): InstantProblem {
  return new Problem('out-of-range', 0, { value: text });
}

/** More digits aren't an instant in any unit, and would take time. */
function tooLong(text: string): boolean {
  return text.length > 60;
}

export function readUnix(text: string, format: UnixFormat): ReadResult {
  if (tooLong(text)) return undefined;
  const decimal = readDecimal(text);
  return decimal && checked(floorDivide(decimal.digits * UNIX_UNITS[format], decimal.scale), text);
}

/** Number of digits of current instants in each unit: up to 5138 in the first three. */
export function unixUnitOf(text: string): UnixFormat | undefined {
  const decimal = tooLong(text) ? undefined : readDecimal(text);
  if (!decimal) return undefined;
  const size = (decimal.digits < 0n ? -decimal.digits : decimal.digits) / decimal.scale;
  if (size < 10n ** 11n) return 'unix-seconds';
  if (size < 10n ** 14n) return 'unix-milliseconds';
  return size < 10n ** 17n ? 'unix-microseconds' : 'unix-nanoseconds';
}

/** The first four bytes of a MongoDB ObjectId are Unix seconds, unsigned. */
export function readObjectId(text: string): ReadResult {
  if (!/^[0-9a-f]{24}$/i.test(text)) return undefined;
  return { instant: BigInt(`0x${text.slice(0, 8)}`) * NS_PER_SECOND };
}

/** Win32 FILETIME, also used by Active Directory: 100 ns since 1601. */
export function readFiletime(text: string): ReadResult {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  return checked(BigInt(text) * 100n + FILETIME_EPOCH, text);
}

/** The time of WebKit and Chrome, also in their databases: microseconds since 1601. */
export function readWebKit(text: string): ReadResult {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  return checked(BigInt(text) * 1000n + FILETIME_EPOCH, text);
}

/** .NET DateTime.Ticks: 100 ns since year 1. */
export function readDotnetTicks(text: string): ReadResult {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  const ticks = BigInt(text);
  return ticks > MAX_DOTNET_TICKS ? outOfRange(text) : { instant: ticks * 100n + DOTNET_EPOCH };
}

/**
 * Excel's 1900 date system, read as UTC and rounded to the millisecond, which is what Excel shows. Serial 60 is
 * February 29, 1900, which didn't exist; below 1, Excel has no dates, but OLE Automation does.
 */
export function readExcel(text: string): ReadResult {
  if (tooLong(text)) return undefined;
  const decimal = readDecimal(text);
  if (!decimal) return undefined;
  const { digits, scale } = decimal;
  const day = floorDivide(digits, scale);
  if (day > MAX_EXCEL_SERIAL || day < -700_000n) return outOfRange(text);
  if (day === 60n) return new Problem('excel-leap-day', 0, { value: text });
  const zero = OLE_DAY_ZERO + (day >= 1n && day < 60n ? 1 : 0);
  const ms = floorDivide(2n * digits * 86_400_000n + scale, 2n * scale);
  return { instant: BigInt(zero) * NS_PER_DAY + ms * NS_PER_MS };
}
