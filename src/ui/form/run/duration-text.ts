const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats an approximate duration in the largest suitable unit, such as "3 sec". */
export function durationText(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, size]) => ms >= size) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumSignificantDigits: ms >= 10 * length ? 2 : 1,
  }).format(ms / length);
}
