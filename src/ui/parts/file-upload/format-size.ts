const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a file size in decimal units (1 kB = 1000 bytes, as in SI): `48 kB`, `1.5 MB`. */
export function formatSize(bytes: number, language?: string): string {
  // 999.5 and above would round up to 1000, which is 1 of the next unit.
  let step = 0;
  while (step < UNITS.length - 1 && bytes / 1000 ** step >= 999.5) step += 1;
  const amount = bytes / 1000 ** step;
  return new Intl.NumberFormat(language || undefined, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 || amount >= 10 ? 0 : 1,
  }).format(amount);
}
