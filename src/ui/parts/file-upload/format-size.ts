const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a file size in decimal units (1 kB = 1000 bytes, as in SI): `48 kB`, `1.5 MB`. */
export function formatSize(bytes: number, language?: string): string {
  // 999.5 and above would round up to 1000, which is 1 of the next unit.
  let step = 0;
  while (step < UNITS.length - 1 && bytes / 1000 ** step >= 999.5) step += 1;
  const amount = bytes / 1000 ** step;
  return formatOf(language || undefined, step, step === 0 || amount >= 10 ? 0 : 1).format(amount);
}

/** Making one takes longer than a thousand uses of it, and a list may have hundreds of files. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string | undefined, step: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${step} ${maximumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: UNITS[step],
      unitDisplay: step === 0 ? 'long' : 'short',
      maximumFractionDigits,
    });
  formats.set(key, format);
  return format;
}
