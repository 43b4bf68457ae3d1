import { Problem } from '../../../base/problem.ts';
import type { InstantProblem, Reading, ReadResult } from './build.ts';
import { readGeneralizedTime, readIso8601, readIso9075, readRfc3339 } from './read-iso.ts';
import {
  readDotnetTicks,
  readExcel,
  readFiletime,
  readObjectId,
  readUnix,
  readWebKit,
  unixUnitOf,
} from './read-number.ts';
import { readJsDate, readRfc2822, readRfc7231 } from './read-text.ts';
import { isoOfKind, type WrittenDate } from './written.ts';

type Reader = (text: string, zone: string) => ReadResult;

/** Reads a date that no standard describes, which is rewritten in ISO 8601. Positions are those in the text as a whole. */
const readWritten =
  (kind: WrittenDate): Reader =>
  (text, zone) => {
    const written = isoOfKind(kind, text);
    const read = written === null ? undefined : readIso8601(written.iso, zone);
    if (read instanceof Problem) return new Problem(read.code, 0, read.params);
    return read && written?.shortYear ? { ...read, shortYear: written.shortYear } : read;
  };

/** Every notation of an instant, in the order of detection unless something else decides. */
const READERS = {
  'rfc-7231': readRfc7231,
  'rfc-2822': readRfc2822,
  'js-date': readJsDate,
  'rfc-3339': readRfc3339,
  'iso-9075': readIso9075,
  'iso-8601': readIso8601,
  'generalized-time': readGeneralizedTime,
  'month-first': readWritten('month-first'),
  'day-first': readWritten('day-first'),
  'year-first': readWritten('year-first'),
  words: readWritten('words'),
  log: readWritten('log'),
  'object-id': readObjectId,
  'unix-seconds': (text) => readUnix(text, 'unix-seconds'),
  'unix-milliseconds': (text) => readUnix(text, 'unix-milliseconds'),
  'unix-microseconds': (text) => readUnix(text, 'unix-microseconds'),
  'unix-nanoseconds': (text) => readUnix(text, 'unix-nanoseconds'),
  excel: readExcel,
  filetime: readFiletime,
  webkit: readWebKit,
  'dotnet-ticks': readDotnetTicks,
} satisfies Record<string, Reader>;

export type InstantFormat = keyof typeof READERS;

export const INSTANT_FORMATS = Object.keys(READERS) as InstantFormat[];

/** Proper names, the same in every language. */
export const INSTANT_FORMAT_NAMES = {
  'iso-8601': 'ISO 8601',
  'rfc-3339': 'RFC 3339',
  'iso-9075': 'ISO 9075 (SQL)',
  'rfc-7231': 'RFC 7231 (HTTP)',
  'rfc-2822': 'RFC 2822 / 5322',
  'js-date': 'JavaScript Date',
  'generalized-time': 'GeneralizedTime (X.509, LDAP)',
  'month-first': 'MM/DD/YYYY',
  'day-first': 'DD/MM/YYYY',
  'year-first': 'YYYY/MM/DD',
  words: 'DD MMM YYYY',
  log: 'Apache, Git, Go, Java, OpenSSL, .NET, PDF, Oracle',
  'object-id': 'MongoDB ObjectId',
  excel: 'Excel',
  filetime: 'FILETIME (Windows, Active Directory)',
  webkit: 'WebKit, Chrome',
  'dotnet-ticks': '.NET ticks',
  'unix-seconds': 'Unix s',
  'unix-milliseconds': 'Unix ms',
  'unix-microseconds': 'Unix µs',
  'unix-nanoseconds': 'Unix ns',
} as const satisfies Record<InstantFormat, string>;

export interface ReadInstant extends Reading {
  format: InstantFormat;
}

function attempt(text: string, format: InstantFormat, zone: string): ReadInstant | InstantProblem {
  const trimmed = text.trim();
  const result = READERS[format](trimmed, zone);
  if (!result) return new Problem('not-in-format', 0);
  if (result instanceof Problem)
    return new Problem(result.code, (result.offset ?? 0) + text.length - text.trimStart().length, result.params);
  return { ...result, format };
}

/** Reads a text in one format. `zone` is the IANA zone of times without an offset. Throws `Problem` of INSTANT_PROBLEMS. */
export function readInstant(text: string, format: InstantFormat, zone: string): ReadInstant {
  const read = attempt(text, format, zone);
  if (read instanceof Problem) throw read;
  return read;
}

const NUMERIC: readonly InstantFormat[] = [
  'unix-seconds',
  'unix-milliseconds',
  'unix-microseconds',
  'unix-nanoseconds',
  'excel',
  'filetime',
  'webkit',
  'dotnet-ticks',
];

/** Returns the likely units of a bare number, best first, based on where dates of this century are in each. */
function likelyCounts(text: string): InstantFormat[] {
  const unix = unixUnitOf(text);
  if (!unix) return [];
  const value = Number(text.replace(/^\u2212/, '-'));
  // 1927 to 2173 as a serial; as Unix seconds that would be the first day of 1970.
  if (value >= 10_000 && value < 100_000) return ['excel', unix];
  // 1980 to 2100 in microseconds since 1601; as Unix microseconds, 2350 to 2470
  if (value >= 1.19e16 && value < 1.58e16) return ['webkit', unix];
  if (value >= 1.1e17 && value < 2e17) return ['filetime', unix];
  if (value >= 5e17 && value < 8e17) return ['dotnet-ticks', unix];
  return Math.abs(value) < 2_958_466 ? [unix, 'excel'] : [unix];
}

/** `20230412` and `20230412211024` are read as dates if they are in one of these two centuries. */
function looksLikeDate(text: string): boolean {
  return (
    /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(text) &&
    (text.length === 8 || text.length === 14)
  );
}

/**
 * Returns formats in which a text may be read, best first. Stricter notations come before broader ones that include
 * them; a bare number is read in the unit whose dates are closest to the present, and a four-digit number as seconds
 * rather than a year.
 */
export function detectFormats(text: string): InstantFormat[] {
  const trimmed = text.trim();
  const fitting = INSTANT_FORMATS.filter((format) => READERS[format](trimmed, 'UTC') !== undefined);
  const counts = likelyCounts(trimmed);
  if (counts.length === 0) return fitting;
  const notations = fitting.filter((format) => !NUMERIC.includes(format));
  const others = fitting.filter(
    (format) => NUMERIC.includes(format) && !counts.includes(format) && isReadable(trimmed, format),
  );
  const dateFirst = looksLikeDate(trimmed) || notations.includes('object-id');
  return dateFirst ? [...notations, ...counts, ...others] : [...counts, ...notations, ...others];
}

function isReadable(text: string, format: InstantFormat): boolean {
  const result = READERS[format](text, 'UTC');
  return result !== undefined && !(result instanceof Problem);
}

/** Reads a text in the likeliest format that accepts it; if all reject it, throws the error of the likeliest one. */
export function readAnyInstant(text: string, zone: string): ReadInstant {
  const reads = detectFormats(text).map((format) => attempt(text, format, zone));
  const best = reads.find((read): read is ReadInstant => !(read instanceof Problem));
  if (!best) throw reads.find((read) => read instanceof Problem) ?? new Problem('not-recognized', 0);
  return best;
}

/** Returns the readings of a text in every format that accepts it, best first. */
export function allReadings(text: string, zone: string): ReadInstant[] {
  return detectFormats(text)
    .map((format) => attempt(text, format, zone))
    .filter((read): read is ReadInstant => !(read instanceof Problem));
}

/** Whether text written in this format can also be read in it. */
export function isReadFormat(format: string): format is InstantFormat {
  return Object.hasOwn(READERS, format);
}

/** Whether a text is read the same with and without a known format. */
export function isReadAs(text: string, format: InstantFormat): boolean {
  const [best] = detectFormats(text).flatMap((format) => attempt(text, format, 'UTC'));
  const meant = attempt(text, format, 'UTC');
  return (
    best !== undefined && !(best instanceof Problem) && !(meant instanceof Problem) && best.instant === meant.instant
  );
}

/** The orders of the numbers in a date. */
type Order = 'month-first' | 'day-first' | 'year-first';
const isOrder = (format: InstantFormat): format is Order => /^(?:month|day|year)-first$/.test(format);

/** Returns the order in which a date was read, and those in which it is another date; null if its order is beyond doubt. */
export function ordersOf(
  text: string,
  { format, instant, shortYear }: ReadInstant,
  zone: string,
): { as: Order; others: Order[] } | null {
  if (!isOrder(format) || (format === 'year-first' && shortYear === undefined)) return null;
  const others = new Map<bigint, Order>();
  for (const other of allReadings(text, zone))
    if (isOrder(other.format) && other.instant !== instant && !others.has(other.instant))
      others.set(other.instant, other.format);
  return { as: format, others: [...others.values()] };
}
