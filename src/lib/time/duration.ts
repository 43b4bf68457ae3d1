import { NS_PER_SECOND } from './instant/build.ts';
import { ratio } from '../numbers/ratio/ratio.ts';
import { writeRatio } from '../numbers/ratio/write.ts';

interface Parts {
  days: bigint;
  hours: number;
  minutes: number;
  /** As a decimal number, including a fraction. */
  seconds: string;
}

/** Splits nanoseconds, from 0, into days of 24 hours, hours, minutes and seconds. */
export function durationParts(ns: bigint): Parts {
  const seconds = ns / NS_PER_SECOND;
  return {
    days: seconds / 86_400n,
    hours: Number((seconds / 3600n) % 24n),
    minutes: Number((seconds / 60n) % 60n),
    seconds: writeRatio(ratio(ns % (60n * NS_PER_SECOND), NS_PER_SECOND), { kind: 'full', digits: 9 }),
  };
}

/** ISO 8601 duration, such as `P1DT5H10M0.5S`. */
export function isoDuration(ns: bigint): string {
  const { days, hours, minutes, seconds } = durationParts(ns);
  const time = [hours && `${hours}H`, minutes && `${minutes}M`, seconds !== '0' && `${seconds}S`]
    .filter(Boolean)
    .join('');
  const text = `${days > 0n ? `${days}D` : ''}${time && `T${time}`}`;
  return text === '' ? 'PT0S' : `P${text}`;
}

/**
 * Returns a duration in words of a language (BCP 47), such as "1 day, 5 hours, 10 minutes"; parts that are 0 are
 * omitted.
 */
export function durationInWords(ns: bigint, tag: string): string {
  const { days, hours, minutes, seconds } = durationParts(ns);
  const units: [string, bigint | number][] = [
    ['day', days],
    ['hour', hours],
    ['minute', minutes],
    ['second', Number(seconds)],
  ];
  return unitsInWords(units, tag);
}

/** Returns amounts of units, such as days and hours, in words of a language (BCP 47); of those that are 0, only the last one alone. */
export function unitsInWords(
  units: readonly (readonly [unit: string, amount: bigint | number])[],
  tag: string,
): string {
  const shown = units.filter(([, value]) => value > 0);
  const words = (shown.length > 0 ? shown : units.slice(-1)).map(([unit, value]) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 9 }).format(value),
  );
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(words);
}

/** Nanoseconds rounded to whole seconds. */
export function wholeSeconds(ns: bigint): bigint {
  return ((ns + NS_PER_SECOND / 2n) / NS_PER_SECOND) * NS_PER_SECOND;
}
