import { unitsInWords } from '../duration.ts';
import { Problem } from '../../../base/problem.ts';
import { ratio } from '../../numbers/ratio/ratio.ts';
import { writeRatio } from '../../numbers/ratio/write.ts';
import type { Duration } from './read.ts';
import { NANOSECONDS } from './units.ts';

interface Split {
  isNegative: boolean;
  years: bigint;
  months: bigint;
  days: bigint;
  hours: bigint;
  minutes: bigint;
  /** With their decimals. */
  seconds: string;
  nanoseconds: bigint;
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** @throws Problem `mixed-signs` if months and time point in different directions */
function split({ months, nanoseconds }: Duration): Split {
  if ((months < 0n && nanoseconds > 0n) || (months > 0n && nanoseconds < 0n)) throw new Problem('mixed-signs');
  const all = size(months);
  const rest = size(nanoseconds);
  const seconds = rest % NANOSECONDS.minute;
  return {
    isNegative: months < 0n || nanoseconds < 0n,
    years: all / 12n,
    months: all % 12n,
    days: rest / NANOSECONDS.day,
    hours: (rest / NANOSECONDS.hour) % 24n,
    minutes: (rest / NANOSECONDS.minute) % 60n,
    seconds: decimalOf(seconds, NANOSECONDS.second),
    nanoseconds: rest,
  };
}

/** All digits, or nine decimals of a fraction that doesn't end. */
export function decimalOf(nanoseconds: bigint, unit: bigint): string {
  return writeRatio(ratio(nanoseconds, unit), { kind: 'full', digits: 9 });
}

const signed = (isNegative: boolean, text: string) => (isNegative ? `-${text}` : text);

/** ISO 8601-1, in days or in hours as the largest unit of time. */
export function writeIso(duration: Duration, largest: 'days' | 'hours'): string {
  const { isNegative, years, months, days, hours, minutes, seconds } = split(duration);
  const [shownDays, shownHours] = largest === 'days' ? [days, hours] : [0n, days * 24n + hours];
  const date = [years && `${years}Y`, months && `${months}M`, shownDays && `${shownDays}D`].filter(Boolean).join('');
  const time = [shownHours && `${shownHours}H`, minutes && `${minutes}M`, seconds !== '0' && `${seconds}S`]
    .filter(Boolean)
    .join('');
  return signed(isNegative, date + time === '' ? 'PT0S' : `P${date}${time && `T${time}`}`);
}

/** `1 hour, 30 minutes` in a language, by its BCP 47 tag. */
export function writeWords(duration: Duration, tag: string): string {
  const { isNegative, years, months, days, hours, minutes, seconds } = split(duration);
  const units: [string, bigint | number][] = [
    ['year', years],
    ['month', months],
    ['day', days],
    ['hour', hours],
    ['minute', minutes],
    ['second', Number(seconds)],
  ];
  return (isNegative ? '−' : '') + unitsInWords(units, tag);
}

const two = (value: bigint | string) => {
  const [whole = '', decimals] = String(value).split('.');
  return whole.padStart(2, '0') + (decimals === undefined ? '' : `.${decimals}`);
};

/** `36:05:09.5`, without months. */
export function writeClock(duration: Duration): string {
  const { isNegative, days, hours, minutes, seconds } = split(duration);
  return signed(isNegative, `${days * 24n + hours}:${two(minutes)}:${two(seconds)}`);
}

/** As `String()` of Go's time.Duration writes it. */
function writeGo({ nanoseconds }: Duration): string {
  const all = size(nanoseconds);
  const isNegative = nanoseconds < 0n;
  if (all === 0n) return '0s';
  if (all < NANOSECONDS.microsecond) return signed(isNegative, `${all}ns`);
  if (all < NANOSECONDS.millisecond) return signed(isNegative, `${decimalOf(all, NANOSECONDS.microsecond)}µs`);
  if (all < NANOSECONDS.second) return signed(isNegative, `${decimalOf(all, NANOSECONDS.millisecond)}ms`);
  const seconds = `${decimalOf(all % NANOSECONDS.minute, NANOSECONDS.second)}s`;
  const hours = all / NANOSECONDS.hour;
  const minutes = (all / NANOSECONDS.minute) % 60n;
  return signed(
    isNegative,
    (hours > 0n ? `${hours}h` : '') + (hours > 0n || minutes > 0n ? `${minutes}m` : '') + seconds,
  );
}

function writeDotnet(duration: Duration): string {
  const { isNegative, days, hours, minutes, seconds } = split(duration);
  const [whole = '', decimals] = seconds.split('.');
  const fraction = decimals === undefined ? '' : `.${decimals.slice(0, 7).padEnd(7, '0')}`;
  return signed(isNegative, `${days > 0n ? `${days}.` : ''}${two(hours)}:${two(minutes)}:${two(whole)}${fraction}`);
}

function writeSystemd(duration: Duration): string {
  const { days, hours, minutes, seconds } = split(duration);
  const parts = [
    days && `${days}d`,
    hours && `${hours}h`,
    minutes && `${minutes}min`,
    seconds !== '0' && `${seconds}s`,
  ].filter(Boolean);
  return parts.length === 0 ? '0' : parts.join(' ');
}

function writePostgres(duration: Duration): string {
  const { isNegative, years, months, days, hours, minutes, seconds } = split(duration);
  const sign = isNegative ? '-' : '';
  const unit = (value: bigint, name: string) =>
    value === 0n ? [] : [`${sign}${value} ${name}${value === 1n && !isNegative ? '' : 's'}`];
  const hasTime = hours > 0n || minutes > 0n || seconds !== '0';
  const parts = [...unit(years, 'year'), ...unit(months, 'mon'), ...unit(days, 'day')];
  if (hasTime || parts.length === 0) parts.push(`${hasTime ? sign : ''}${two(hours)}:${two(minutes)}:${two(seconds)}`);
  return parts.join(' ');
}

export const NOTATIONS = [
  'iso',
  'iso-hours',
  'go',
  'postgres',
  'dotnet',
  'systemd',
  'nanoseconds',
  'milliseconds',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A duration in the notations of programs; those of fixed units only if it has no months. */
export function notationsOf(duration: Duration): { notation: Notation; value: string }[] {
  const { nanoseconds } = duration;
  const calendar: [Notation, string][] = [
    ['iso', writeIso(duration, 'days')],
    ['iso-hours', writeIso(duration, 'hours')],
    ['postgres', writePostgres(duration)],
  ];
  const exact: [Notation, string][] = [
    ['go', writeGo(duration)],
    ['dotnet', writeDotnet(duration)],
    ...(nanoseconds < 0n ? [] : ([['systemd', writeSystemd(duration)]] as [Notation, string][])),
    ['nanoseconds', String(nanoseconds)],
    ['milliseconds', decimalOf(nanoseconds, NANOSECONDS.millisecond)],
    ['seconds', decimalOf(nanoseconds, NANOSECONDS.second)],
    ['minutes', decimalOf(nanoseconds, NANOSECONDS.minute)],
    ['hours', decimalOf(nanoseconds, NANOSECONDS.hour)],
    ['days', decimalOf(nanoseconds, NANOSECONDS.day)],
    ['weeks', decimalOf(nanoseconds, NANOSECONDS.week)],
  ];
  return [...calendar, ...(duration.months === 0n ? exact : [])].map(([notation, value]) => ({ notation, value }));
}
