import { inRange, NS_PER_DAY, NS_PER_MS, NS_PER_SECOND } from './build.ts';
import { civilFromDays, isoWeek, isoWeekday, ordinalDay } from './calendar.ts';
import {
  DOTNET_EPOCH,
  FILETIME_EPOCH,
  MAX_DOTNET_TICKS,
  MAX_EXCEL_SERIAL,
  OLE_DAY_ZERO,
  UNIX_UNITS,
} from './read-number.ts';
import { offsetAt, zoneName } from './zone.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day number of 1899-12-31, which Excel calls January 0, 1900, and which can't be entered. */
const EXCEL_DAY_ZERO = OLE_DAY_ZERO + 1;
const FIRST_OF_MARCH_1900 = OLE_DAY_ZERO + 61;

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

export function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

/** The clock of a zone at an instant. */
export interface LocalTime {
  days: number;
  year: number;
  month: number;
  day: number;
  /** `23:10:24`, with three, six or nine fraction digits if the fraction isn't 0. */
  clock: string;
  /** `23:10:24` */
  seconds: string;
  /** Seconds east of UTC. */
  offset: number;
}

export function localTime(instant: bigint, zone: string): LocalTime {
  const offset = offsetAt(zone, Number(floorDiv(instant, NS_PER_MS)));
  const local = instant + BigInt(offset) * NS_PER_SECOND;
  const days = Number(floorDiv(local, NS_PER_DAY));
  const inDay = local - BigInt(days) * NS_PER_DAY;
  const second = Number(inDay / NS_PER_SECOND);
  const seconds = `${pad(Math.floor(second / 3600))}:${pad(Math.floor(second / 60) % 60)}:${pad(second % 60)}`;
  const fraction = pad(Number(inDay % NS_PER_SECOND), 9).replace(/(?:000){1,3}$/, '');
  return { days, ...civilFromDays(days), seconds, clock: fraction ? `${seconds}.${fraction}` : seconds, offset };
}

/** `+02:00`; offsets of local mean time keep their seconds. */
export function formatOffset(offset: number, separator = ':'): string {
  const size = Math.abs(offset);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])];
  return (offset < 0 ? '-' : '+') + parts.map((part) => pad(part)).join(separator);
}

/** Four digits, or a sign and six (ISO 8601 expanded years). */
function isoYear(year: number): string {
  return year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`;
}

/** In the format of `Date` (ECMA-262 §21.4.4.41). */
function jsYear(year: number): string {
  return year < 0 ? `-${pad(-year, 6)}` : pad(year, 4);
}

function isoDate({ year, month, day }: LocalTime): string {
  return `${isoYear(year)}-${pad(month)}-${pad(day)}`;
}

function weekdayOf({ days }: LocalTime): string {
  return WEEKDAYS[isoWeekday(days) - 1]!;
}

function hasFourDigits({ year }: LocalTime): boolean {
  return year >= 0 && year <= 9999;
}

function writeRfc3339(instant: bigint, zone: string): string | null {
  const local = localTime(instant, zone);
  // RFC 3339 offsets have no seconds; UTC expresses the same instant.
  const shown = local.offset % 60 === 0 ? local : localTime(instant, 'UTC');
  if (!hasFourDigits(shown)) return null;
  return `${isoDate(shown)}T${shown.clock}${zone === 'UTC' || shown !== local ? 'Z' : formatOffset(shown.offset)}`;
}

function writeRfc7231(instant: bigint): string | null {
  const utc = localTime(instant, 'UTC');
  return hasFourDigits(utc)
    ? `${weekdayOf(utc)}, ${pad(utc.day)} ${MONTHS[utc.month - 1]} ${pad(utc.year, 4)} ${utc.seconds} GMT`
    : null;
}

/** The format of `Date.prototype.toUTCString`: the HTTP date without limits on the year. */
function writeUtcString(instant: bigint): string {
  const utc = localTime(instant, 'UTC');
  return `${weekdayOf(utc)}, ${pad(utc.day)} ${MONTHS[utc.month - 1]} ${jsYear(utc.year)} ${utc.seconds} GMT`;
}

/** RFC 5322 §3.3 supports years from 1900 on and offsets in minutes. */
function writeRfc2822(instant: bigint, zone: string): string | null {
  const local = localTime(instant, zone);
  if (local.year < 1900 || local.offset % 60 !== 0) return null;
  const date = `${weekdayOf(local)}, ${pad(local.day)} ${MONTHS[local.month - 1]} ${local.year}`;
  return `${date} ${local.seconds} ${formatOffset(local.offset, '')}`;
}

function writeJsDate(instant: bigint, zone: string): string {
  const local = localTime(instant, zone);
  const name = zoneName(zone, Number(floorDiv(instant, NS_PER_MS)));
  const offset = formatOffset(local.offset, '').slice(0, 5);
  return `${weekdayOf(local)} ${MONTHS[local.month - 1]} ${pad(local.day)} ${jsYear(local.year)} ${local.seconds} GMT${offset} (${name})`;
}

function writeGeneralizedTime(instant: bigint): string | null {
  const utc = localTime(instant, 'UTC');
  return hasFourDigits(utc)
    ? `${pad(utc.year, 4)}${pad(utc.month)}${pad(utc.day)}${utc.clock.replaceAll(':', '').replace(/0+$/, (zeros) => (utc.clock.includes('.') ? '' : zeros))}Z`
    : null;
}

/** An ObjectId holds unsigned 32-bit seconds, 1970 to 2106. */
function writeObjectId(instant: bigint): string | null {
  const seconds = floorDiv(instant, NS_PER_SECOND);
  return seconds >= 0n && seconds < 2n ** 32n ? seconds.toString(16).padStart(8, '0').padEnd(24, '0') : null;
}

/**
 * Returns the double that Excel stores for the instant in UTC; before 1900, as in OLE Automation. Truncated to the
 * millisecond, which is all that Excel shows: a nanosecond before midnight would otherwise round up to the next day.
 */
function writeExcel(instant: bigint): string | null {
  const days = Number(floorDiv(instant, NS_PER_DAY));
  if (days === EXCEL_DAY_ZERO) return null;
  const zero = days > EXCEL_DAY_ZERO && days < FIRST_OF_MARCH_1900 ? EXCEL_DAY_ZERO : OLE_DAY_ZERO;
  if (BigInt(days - zero) > MAX_EXCEL_SERIAL) return null;
  const inDay = Number((instant - BigInt(days) * NS_PER_DAY) / NS_PER_MS);
  return String(days - zero + inDay / Number(NS_PER_DAY / NS_PER_MS));
}

function writeTicks(instant: bigint, epoch: bigint, max: bigint): string | null {
  const ticks = floorDiv(instant - epoch, 100n);
  return ticks >= 0n && ticks <= max ? ticks.toString() : null;
}

/** Days since noon of January 1, 4713 BC (Julian calendar) in UTC, truncated to ten decimals. */
function writeJulianDay(instant: bigint): string {
  const scaled = floorDiv((instant + NS_PER_DAY / 2n) * 10n ** 10n, NS_PER_DAY) + 2_440_587n * 10n ** 10n;
  const whole = floorDiv(scaled, 10n ** 10n);
  const fraction = (scaled - whole * 10n ** 10n).toString().padStart(10, '0').replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole.toString();
}

function writeIsoWeek(instant: bigint, zone: string): string {
  const { year, week, weekday } = isoWeek(localTime(instant, zone).days);
  return `${isoYear(year)}-W${pad(week)}-${weekday}`;
}

function writeOrdinal(instant: bigint, zone: string): string {
  const { year, ordinal } = ordinalDay(localTime(instant, zone).days);
  return `${isoYear(year)}-${pad(ordinal, 3)}`;
}

function writeIso8601(instant: bigint, zone: string): string {
  const local = localTime(instant, zone);
  return `${isoDate(local)}T${local.clock}${zone === 'UTC' ? 'Z' : formatOffset(local.offset)}`;
}

const unix = (unit: bigint) => (instant: bigint) => floorDiv(instant, unit).toString();

const WRITERS = {
  'js-date': writeJsDate,
  'iso-8601': writeIso8601,
  'iso-8601-utc': (instant: bigint) => writeIso8601(instant, 'UTC'),
  'iso-9075': (instant: bigint, zone: string) => {
    const local = localTime(instant, zone);
    return hasFourDigits(local) ? `${isoDate(local)} ${local.clock}` : null;
  },
  'rfc-3339': writeRfc3339,
  'rfc-7231': writeRfc7231,
  'utc-string': writeUtcString,
  'rfc-2822': writeRfc2822,
  'generalized-time': writeGeneralizedTime,
  'unix-seconds': unix(UNIX_UNITS['unix-seconds']),
  'unix-milliseconds': unix(UNIX_UNITS['unix-milliseconds']),
  'unix-microseconds': unix(UNIX_UNITS['unix-microseconds']),
  'unix-nanoseconds': unix(UNIX_UNITS['unix-nanoseconds']),
  'object-id': writeObjectId,
  excel: writeExcel,
  filetime: (instant: bigint) => writeTicks(instant, FILETIME_EPOCH, 2n ** 63n - 1n),
  'dotnet-ticks': (instant: bigint) => writeTicks(instant, DOTNET_EPOCH, MAX_DOTNET_TICKS),
  'iso-week': writeIsoWeek,
  'ordinal-day': writeOrdinal,
  'julian-day': writeJulianDay,
} satisfies Record<string, (instant: bigint, zone: string) => string | null>;

export type WrittenFormat = keyof typeof WRITERS;

/**
 * Writes an instant; null if the format can't represent it. Formats without a fraction truncate it, toward the past.
 */
export function writeInstant(instant: bigint, format: WrittenFormat, zone: string): string | null {
  return inRange(instant) ? WRITERS[format](instant, zone) : null;
}
