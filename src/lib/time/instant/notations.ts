// Shows an instant in every notation, and in time zones around the world.
import { languageTag } from '../../../base/language-tag.ts';
import { NS_PER_MS } from './build.ts';
import { floorDiv, formatOffset, localTime, writeInstant, type WrittenFormat } from './write.ts';
import { zoneFormat } from './zone.ts';

/** Names of notations other than the two of ISO 8601, each with its format. */
const NOTATIONS = {
  jsDate: 'js-date',
  iso9075: 'iso-9075',
  rfc3339: 'rfc-3339',
  rfc7231: 'rfc-7231',
  unixSeconds: 'unix-seconds',
  unixMilliseconds: 'unix-milliseconds',
  unixMicroseconds: 'unix-microseconds',
  unixNanoseconds: 'unix-nanoseconds',
  utcString: 'utc-string',
  rfc2822: 'rfc-2822',
  objectId: 'object-id',
  excel: 'excel',
  filetime: 'filetime',
  dotnetTicks: 'dotnet-ticks',
  generalizedTime: 'generalized-time',
  isoWeek: 'iso-week',
  ordinalDay: 'ordinal-day',
  julianDay: 'julian-day',
} as const satisfies Record<string, WrittenFormat>;

type Notation = keyof typeof NOTATIONS;

/** Builds one item per notation. */
export function eachNotation<T>(make: (format: WrittenFormat) => T): Record<Notation, T> {
  return Object.fromEntries(Object.entries(NOTATIONS).map(([name, format]) => [name, make(format)])) as Record<
    Notation,
    T
  >;
}

/** Commonly used zones, from west to east. */
export const USUAL_ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Europe/Paris',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
];

/** Returns the local time of a zone at an instant (nanoseconds since the epoch), with its weekday in a language. */
export function zoneTime(instant: bigint, zone: string, language: string) {
  const ms = Number(floorDiv(instant, NS_PER_MS));
  return {
    zone,
    time: writeInstant(instant, 'iso-9075', zone) ?? writeInstant(instant, 'iso-8601', zone),
    weekday: zoneFormat(languageTag(language), zone, { weekday: 'long' })(ms),
    offset: formatOffset(localTime(instant, zone).offset),
  };
}
