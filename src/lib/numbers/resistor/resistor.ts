// Resistors: color bands (IEC 60062), preferred numbers (IEC 60063) and markings of surface-mounted parts.
import { Problem } from '../../../base/problem.ts';

export const BAND_COLORS = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'gray',
  'white',
  'gold',
  'silver',
  'pink',
  'none',
] as const;
export type BandColor = (typeof BAND_COLORS)[number];

const EXPONENTS: Partial<Record<BandColor, number>> = { gold: -1, silver: -2, pink: -3 };
export const TOLERANCES: Partial<Record<BandColor, number>> = {
  brown: 1,
  red: 2,
  orange: 0.05,
  yellow: 0.02,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  gray: 0.01,
  gold: 5,
  silver: 10,
  none: 20,
};
/** Parts per million for each kelvin. */
export const COEFFICIENTS: Partial<Record<BandColor, number>> = {
  black: 250,
  brown: 100,
  red: 50,
  orange: 15,
  yellow: 25,
  green: 20,
  blue: 10,
  violet: 5,
  gray: 1,
};

export const RESISTOR_PROBLEMS = [
  'unknown-band',
  'band-count',
  'not-a-digit-band',
  'not-a-multiplier',
  'not-a-tolerance',
  'not-a-coefficient',
  'not-a-resistance',
  'too-many-digits',
  'out-of-range',
  'not-a-marking',
] as const;

const digitOf = (color: BandColor) => BAND_COLORS.indexOf(color);
const exponentOf = (color: BandColor): number | undefined => (digitOf(color) < 10 ? digitOf(color) : EXPONENTS[color]);

/** A resistance as an integer and a power of ten, so that no value is rounded. */
export interface Resistance {
  digits: number;
  exponent: number;
}

export const ohms = ({ digits, exponent }: Resistance): number => Number(`${digits}e${exponent}`);

/** `4.7 kΩ` */
export function writeOhms(value: number): string {
  const prefixes = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
    [1, ''],
  ] as const;
  const [size, prefix] = prefixes.find(([each]) => value >= each * 0.9999999) ?? [1e-3, 'm'];
  return value === 0 ? '0 Ω' : `${Number((value / size).toPrecision(6))} ${prefix}Ω`;
}

export interface Bands {
  colors: readonly BandColor[];
  resistance: Resistance;
  tolerance: number;
  coefficient: number | null;
}

/** Reads three to six bands. Throws `Problem`. */
export function readBands(written: readonly { color: BandColor; word: string }[]): Bands {
  const colors = written.map(({ color }) => color);
  const wordAt = (i: number) => written[i]?.word ?? '';
  const bands = colors.length === 4 || colors.length === 3 || colors.at(-1) !== 'none' ? colors : colors.slice(0, -1);
  if (bands.length === 1 && bands[0] === 'black')
    return { colors: bands, resistance: { digits: 0, exponent: 0 }, tolerance: 0, coefficient: null };
  if (bands.length < 3 || bands.length > 6) throw new Problem('band-count', undefined, { bands: bands.length });
  const figures = bands.length > 4 ? 3 : 2;
  const digits = bands.slice(0, figures).map((color, i) => {
    if (digitOf(color) > 9) throw new Problem('not-a-digit-band', undefined, { color: wordAt(i), place: i + 1 });
    return digitOf(color);
  });
  const exponent = exponentOf(bands[figures]!);
  if (exponent === undefined) throw new Problem('not-a-multiplier', undefined, { color: wordAt(figures) });
  const tolerance = TOLERANCES[bands[figures + 1] ?? 'none'];
  if (tolerance === undefined) throw new Problem('not-a-tolerance', undefined, { color: wordAt(figures + 1) });
  const last = bands[figures + 2];
  const coefficient = last === undefined ? null : COEFFICIENTS[last];
  if (coefficient === undefined) throw new Problem('not-a-coefficient', undefined, { color: wordAt(figures + 2) });
  return { colors: bands, resistance: { digits: Number(digits.join('')), exponent }, tolerance, coefficient };
}

const PREFIXES: Readonly<Record<string, number>> = { r: 0, k: 3, m: 6, g: 9, '': 0, t: 12 };

/** Reads `4.7k`, `4k7`, `4700`, `1M`, `0R22`, `10 kΩ`, `4,7 kOhm`. Throws `Problem`. */
export function readResistance(text: string): Resistance {
  const written = text.normalize('NFKC').trim();
  const plain = written.replace(/(?:ohms?|ом|[Ωω])$/iu, '').trim();
  const hasUnit = plain !== written;
  const inner = /^(\d{0,12})([rkmg])(\d{1,6})$/i.exec(plain);
  const outer =
    /^(\d{1,15})(?:[.,](\d{1,9}))?\s*([rkmgt]?)$/i.exec(plain) ?? /^()[.,](\d{1,9})\s*([rkmgt]?)$/i.exec(plain);
  const [whole = '', fraction = '', prefix = ''] = inner ? [inner[1], inner[3], inner[2]] : outer ? outer.slice(1) : [];
  if (!inner && !outer) throw new Problem('not-a-resistance');
  // A small m is milli in a unit (mΩ); in 4m7 as in 4.7m nobody means it for a resistor but as an abbreviation of mega.
  const power = prefix === 'm' && hasUnit ? -3 : PREFIXES[prefix.toLowerCase()]!;
  const exponent = power - fraction.length;
  return reduced({ digits: Number(whole + fraction), exponent });
}

/** Without zeros at the end of the digits. */
function reduced({ digits, exponent }: Resistance): Resistance {
  if (digits === 0) return { digits: 0, exponent: 0 };
  let [left, power] = [digits, exponent];
  while (left % 10 === 0) [left, power] = [left / 10, power + 1];
  return { digits: left, exponent: power };
}

/** The bands of a resistance, with two or three figures. Throws `Problem`. */
export function bandsOf(resistance: Resistance, count: 4 | 5 | 6, tolerance: number, coefficient: number): BandColor[] {
  const figures = count === 4 ? 2 : 3;
  const { digits, exponent } = reduced(resistance);
  if (digits === 0) return ['black'];
  const length = String(digits).length;
  if (length > figures) throw new Problem('too-many-digits', undefined, { figures });
  const padded = digits * 10 ** (figures - length);
  const power = exponent - (figures - length);
  const multiplier = BAND_COLORS.find((color) => exponentOf(color) === power);
  if (!multiplier) throw new Problem('out-of-range');
  const ofValue = (table: Partial<Record<BandColor, number>>, value: number) =>
    BAND_COLORS.find((color) => table[color] === value)!;
  return [
    ...Array.from(String(padded), (digit) => BAND_COLORS[Number(digit)]!),
    multiplier,
    ofValue(TOLERANCES, tolerance),
    ...(count === 6 ? [ofValue(COEFFICIENTS, coefficient)] : []),
  ];
}

const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];
const every = (step: number) => E24.filter((_, i) => i % step === 0);
/** Series of three figures are rounded powers, but 9.19 is written 9.20. */
const computed = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const value = Math.round(100 * 10 ** (i / count));
    return count === 192 && value === 919 ? 920 : value;
  });
const SERIES: Readonly<Record<string, readonly number[]>> = {
  E6: every(4),
  E12: every(2),
  E24,
  E48: computed(48),
  E96: computed(96),
  E192: computed(192),
};
export const SERIES_NAMES = Object.keys(SERIES);

/** The nearest value of a series, by ratio, and how far it is in percent. */
export function nearestIn(series: string, value: number): { value: number; error: number } {
  const numbers = SERIES[series]!;
  const figures = numbers[0] === 10 ? 2 : 3;
  const decade = Math.floor(Math.log10(value)) - figures + 1;
  const candidates = [decade - 1, decade, decade + 1].flatMap((power) =>
    numbers.map((each) => Number(`${each}e${power}`)),
  );
  const best = candidates.reduce((a, b) => (Math.abs(Math.log(b / value)) < Math.abs(Math.log(a / value)) ? b : a));
  return { value: best, error: ((best - value) / value) * 100 };
}

const EIA_LETTERS: Readonly<Record<string, number>> = {
  Z: -3,
  Y: -2,
  R: -2,
  X: -1,
  S: -1,
  A: 0,
  B: 1,
  H: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
};
const EIA_WRITTEN: Readonly<Record<number, string>> = {
  [-3]: 'Z',
  [-2]: 'Y',
  [-1]: 'X',
  0: 'A',
  1: 'B',
  2: 'C',
  3: 'D',
  4: 'E',
  5: 'F',
};

export type Marking = '3-digit' | '4-digit' | 'eia-96' | 'letter' | 'jumper';

/** Reads a marking: 472, 4701, 01C, 4R7, R010, 4K7, 0. Throws `Problem`. */
export function readMarking(text: string): { resistance: Resistance; marking: Marking; tolerance: number | null } {
  const code = text.trim().toUpperCase().replace(/^_|_$/g, '');
  if (/^0{1,4}$/.test(code)) return { resistance: { digits: 0, exponent: 0 }, marking: 'jumper', tolerance: null };
  if (/^\d{3,4}$/.test(code)) {
    const resistance = reduced({ digits: Number(code.slice(0, -1)), exponent: Number(code.at(-1)) });
    return code.length === 3
      ? { resistance, marking: '3-digit', tolerance: 5 }
      : { resistance, marking: '4-digit', tolerance: 1 };
  }
  const eia = /^(\d\d)([A-FHRSXYZ])$/.exec(code);
  const figure = eia && SERIES['E96']![Number(eia[1]) - 1];
  if (eia && figure)
    return {
      resistance: reduced({ digits: figure, exponent: EIA_LETTERS[eia[2]!]! }),
      marking: 'eia-96',
      tolerance: 1,
    };
  const letter = /^(\d{0,3})([RKML])(\d{0,4})$/.exec(code);
  if (!letter || code.length < 2) throw new Problem('not-a-marking');
  const [, whole = '', sign = '', fraction = ''] = letter;
  const power = { R: 0, K: 3, M: 6, L: -3 }[sign as 'R'] - fraction.length;
  return {
    resistance: reduced({ digits: Number(whole + fraction), exponent: power }),
    marking: 'letter',
    tolerance: null,
  };
}

/** The markings that a part of this resistance can have. */
export function markingsOf(resistance: Resistance): { marking: Marking; code: string }[] {
  const { digits, exponent } = reduced(resistance);
  if (digits === 0) return [{ marking: 'jumper', code: '000' }];
  const value = ohms({ digits, exponent });
  const numeric = (figures: number): string | null => {
    const length = String(digits).length;
    const power = exponent - (figures - length);
    if (length > figures) return null;
    if (power >= 0) return power > 9 ? null : `${String(digits).padEnd(figures, '0')}${power}`;
    const fixed = value.toFixed(figures);
    if (value < 1) return /^0\.\d+$/.test(fixed) && Number(fixed) === value ? `R${fixed.slice(2)}` : null;
    const short = String(value).includes('.') ? String(value) : `${value}.`;
    return short
      .replace('.', 'R')
      .padEnd(figures + 1, '0')
      .slice(0, figures + 1);
  };
  const figures = SERIES['E96']!;
  const eia = Object.entries(EIA_WRITTEN).flatMap(([power, letter]) => {
    const at = figures.findIndex((figure) => Math.abs(Number(`${figure}e${power}`) / value - 1) < 1e-9);
    return at < 0 ? [] : [`${String(at + 1).padStart(2, '0')}${letter}`];
  });
  return [
    ...[numeric(2)].filter((code) => code !== null).map((code) => ({ marking: '3-digit' as const, code })),
    ...[numeric(3)].filter((code) => code !== null).map((code) => ({ marking: '4-digit' as const, code })),
    ...eia.slice(0, 1).map((code) => ({ marking: 'eia-96' as const, code })),
  ];
}
