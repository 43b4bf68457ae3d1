import { NS_PER_MS } from './build.ts';
import { relativeTime } from './relative.ts';
import { zoneFormat } from './zone.ts';

/** A date as people say it. */
const SUMMARY = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Returns how far an instant is away, such as "3 years ago". */
export function relativeWords(instant: bigint, now: bigint, locale: string): string {
  const { value, unit } = relativeTime(instant, now);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
}

/** Returns an instant as people say it, with how far it is away. */
export function summaryOf(instant: bigint, now: bigint, zone: string, locale: string): string {
  const moment = zoneFormat(locale, zone, SUMMARY)(Number(instant / NS_PER_MS));
  return `${moment} · ${relativeWords(instant, now, locale)}`;
}

export const weekdayIn = (instant: bigint, zone: string, locale: string): string =>
  zoneFormat(locale, zone, { weekday: 'long' })(Number(instant / NS_PER_MS));

/** What is said about an instant, where there is none. */
export const NO_INSTANT = {
  iso8601: null,
  iso8601Utc: null,
  readAs: null,
  relative: null,
  weekday: null,
  zone: null,
  summary: null,
};
