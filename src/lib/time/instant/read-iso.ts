import { Problem } from '../../../base/problem.ts';
import { assemble, NS_PER_MS, Parts } from './build.ts';
import type { ReadResult } from './build.ts';
import { isZone, offsetAt } from './zone.ts';

const YEAR = String.raw`(?<year>\d{4}|[+-]\d{6})`;
/** Calendar, week and ordinal dates, extended and basic. `YYYYMM` isn't an ISO date: it could be `YYMMDD`. */
const DATES = [
  String.raw`${YEAR}(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?)?`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  String.raw`${YEAR}-?W(?<week>\d{2})(?:-?(?<weekday>\d))?`,
  String.raw`${YEAR}-?(?<ordinal>\d{3})`,
];
const TIMES = [
  String.raw`(?<hour>\d{2})(?::(?<minute>\d{2})(?::(?<second>\d{2}))?)?(?:[.,](?<fraction>\d+))?`,
  String.raw`(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?(?:[.,](?<fraction>\d+))?`,
];
const OFFSET = String.raw`(?: ?(?:(?<utc>Z|UTC|GMT)|(?<sign>[+-])(?<offsetHour>\d{2})(?::?(?<offsetMinute>\d{2})(?::?(?<offsetSecond>\d{2}))?)?))?`;

const ISO_8601 = DATES.flatMap((date) => [
  new RegExp(`^${date}$`, 'd'),
  ...TIMES.map((time) => new RegExp(`^${date}[Tt ]${time}${OFFSET}$`, 'di')),
]);

const FULL = String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`;
const CLOCK = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?:\.(?<fraction>\d+))?`;
const COLON_OFFSET = String.raw`(?<sign>[+-])(?<offsetHour>\d{2}):(?<offsetMinute>\d{2})`;

/** RFC 9557: `[Europe/Paris]`, `[u-ca=hebrew]`. The offset determines the instant; the suffixes don't change it. */
const SUFFIX = String.raw`(?:\[!?(?<suffixZone>[\w./+:-]+)\])?(?:\[!?[\w./+:-]+(?:=[\w-]+)?\])*`;

const RFC_3339 = new RegExp(`^${FULL}[Tt ]${CLOCK}(?:(?<utc>[Zz])|${COLON_OFFSET})${SUFFIX}$`, 'd');
const ISO_9075 = new RegExp(`^${FULL} ${CLOCK}(?: ?${COLON_OFFSET})?$`, 'd');
const GENERALIZED =
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?:(?<minute>\d{2})(?<second>\d{2})?)?(?:[.,](?<fraction>\d+))?(?:(?<utc>Z)|(?<sign>[+-])(?<offsetHour>\d{2})(?<offsetMinute>\d{2})?)?$/d;

function readBy(pattern: RegExp, text: string, zone: string, allow24: boolean): ReadResult {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const parts = new Parts(match);
  return assemble(parts, { year: parts.number('year') ?? 0, zone, allow24 });
}

/** ISO 8601-1:2019 with Amendment 1 (24:00), a space or `t` for `T`, `UTC` for `Z`, and any number of fraction digits. */
export function readIso8601(text: string, zone: string): ReadResult {
  const pattern = ISO_8601.find((candidate) => candidate.test(text));
  return pattern && readBy(pattern, text, zone, true);
}

/** RFC 3339 §5.6, where the offset is required and 24:00 doesn't exist, with the suffixes of RFC 9557. */
export function readRfc3339(text: string, zone: string): ReadResult {
  const read = readBy(RFC_3339, text, zone, false);
  if (!read || read instanceof Problem) return read;
  const { suffixZone, sign, offsetHour, offsetMinute } = RFC_3339.exec(text)?.groups ?? {};
  // Z says nothing about where the clock is (RFC 9557, 2).
  if (suffixZone === undefined || sign === undefined || !isZone(suffixZone)) return read;
  const seconds = (Number(offsetHour) * 3600 + Number(offsetMinute) * 60) * (sign === '-' ? -1 : 1);
  if (offsetAt(suffixZone, Number(read.instant / NS_PER_MS)) === seconds) return read;
  return { ...read, otherZone: { zone: suffixZone, offset: `${sign}${offsetHour}:${offsetMinute}` } };
}

/** ISO 9075 (SQL) timestamp literals. */
export function readIso9075(text: string, zone: string): ReadResult {
  return readBy(ISO_9075, text, zone, false);
}

/** GeneralizedTime of X.680 and RFC 4517 (LDAP), as `20230412211024Z`. */
export function readGeneralizedTime(text: string, zone: string): ReadResult {
  return readBy(GENERALIZED, text, zone, false);
}
