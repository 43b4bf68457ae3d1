import { Problem } from '../../base/problem.ts';
import {
  add,
  compare,
  DECIMAL_PROBLEMS,
  divide,
  isZero,
  multiply,
  type Ratio,
  ratio,
  readDecimal,
  subtract,
} from './ratio/ratio.ts';
import { type Rounding, writeFraction, writeRatio } from './ratio/write.ts';

export type Scale = 'kelvin' | 'celsius' | 'fahrenheit' | 'rankine' | 'delisle' | 'newton' | 'reaumur' | 'romer';

/** A scale is a line through its value at the freezing point of water (0 °C); `perDegree` is its increase per 1 °C. */
interface Line {
  symbol: string;
  freezing: Ratio;
  perDegree: Ratio;
  /** Spellings besides the symbol and the name, in lowercase and without accents. */
  spellings: readonly string[];
}

/** All are exact: the SI brochure (9th edition, 2.3.1) for °C, NIST SP 811 (B.8) for °F and °R, the historical scales as fixed on 0 and 100 °C. */
export const SCALES: Readonly<Record<Scale, Line>> = {
  kelvin: {
    symbol: 'K',
    freezing: ratio(27_315, 100),
    perDegree: ratio(1),
    spellings: ['kelvins', '开尔文', '开氏度', '开'],
  },
  celsius: {
    symbol: '°C',
    freezing: ratio(0),
    perDegree: ratio(1),
    spellings: ['c', 'centigrade', '摄氏度', '摄氏', '度'],
  },
  fahrenheit: { symbol: '°F', freezing: ratio(32), perDegree: ratio(9, 5), spellings: ['f', '华氏度', '华氏'] },
  rankine: {
    symbol: '°R',
    freezing: ratio(49_167, 100),
    perDegree: ratio(9, 5),
    spellings: ['r', 'ra', '兰氏度', '兰金'],
  },
  delisle: { symbol: '°De', freezing: ratio(150), perDegree: ratio(-3, 2), spellings: ['de', 'd', '德利尔'] },
  newton: { symbol: '°N', freezing: ratio(0), perDegree: ratio(33, 100), spellings: ['n', '牛顿'] },
  reaumur: { symbol: '°Ré', freezing: ratio(0), perDegree: ratio(4, 5), spellings: ['re', '列氏度', '列氏'] },
  romer: {
    symbol: '°Rø',
    freezing: ratio(15, 2),
    perDegree: ratio(21, 40),
    spellings: ['ro', 'roemer', '罗氏度', '罗默'],
  },
};

export const SCALE_NAMES = Object.keys(SCALES) as Scale[];

export const TEMPERATURE_PROBLEMS = [...DECIMAL_PROBLEMS, 'unknown-scale', 'below-absolute-zero'] as const;

const ABSOLUTE_ZERO = ratio(-27_315, 100);

export function toCelsius(value: Ratio, scale: Scale): Ratio {
  const { freezing, perDegree } = SCALES[scale];
  return divide(subtract(value, freezing), perDegree);
}

export function fromCelsius(celsius: Ratio, scale: Scale): Ratio {
  const { freezing, perDegree } = SCALES[scale];
  return add(multiply(celsius, perDegree), freezing);
}

/** A temperature difference has no zero point: only the size of the degrees matters. */
export function convertDifference(value: Ratio, from: Scale, to: Scale): Ratio {
  return multiply(divide(value, SCALES[from].perDegree), SCALES[to].perDegree);
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');
}

function scaleNamed(unit: string): Scale | undefined {
  const plain = plainLetters(unit.replace(/^(?:°|º|degrees?(?![a-z])|deg(?![a-z])\.?)\s*/i, ''));
  return SCALE_NAMES.find(
    (scale) => scale === plain || SCALES[scale].spellings.includes(plain) || (scale === 'kelvin' && plain === 'k'),
  );
}

/**
 * Reads `37`, `98.6 °F`, `-40 degrees celsius`, `300K`; the unit in the text overrides `scale`. Throws `Problem` of
 * TEMPERATURE_PROBLEMS.
 */
export function readTemperature(text: string, scale: Scale): { value: Ratio; scale: Scale } {
  const trimmed = text.trim().replace(/[℃℉]/gu, (sign) => (sign === '℃' ? '°C' : '°F'));
  const unitAt = /(?:[°º]|(?![eE][+-]?\d)\p{L}).*$/su.exec(trimmed)?.index ?? trimmed.length;
  const unit = trimmed.slice(unitAt).trim();
  const value = readDecimal(unitAt === 0 ? trimmed : trimmed.slice(0, unitAt));
  if (unit === '' || unit === '°' || unit === 'º') return { value, scale };
  const named = scaleNamed(unit);
  if (!named)
    throw new Problem('unknown-scale', text.length - text.trimStart().length + unitAt, { unit: unit.slice(0, 30) });
  return { value, scale: named };
}

/** Returns a temperature in degrees Celsius; it must not be below absolute zero. */
export function readAbsolute(text: string, scale: Scale): { celsius: Ratio; scale: Scale } {
  const read = readTemperature(text, scale);
  const celsius = toCelsius(read.value, read.scale);
  if (compare(celsius, ABSOLUTE_ZERO) < 0) {
    const limit = writeRatio(fromCelsius(ABSOLUTE_ZERO, read.scale), { kind: 'full', digits: 4 });
    throw new Problem('below-absolute-zero', 0, { limit, unit: SCALES[read.scale].symbol });
  }
  return { celsius, scale: read.scale };
}

/** Returns the formula that converts one scale to another, such as `(°F − 32) × 5/9 + 273.15`. */
export function formula(from: Scale, to: Scale): string {
  const [source, target] = [SCALES[from], SCALES[to]];
  const offset = writeRatio(source.freezing, { kind: 'full', digits: 4 });
  const factor = divide(target.perDegree, source.perDegree);
  const inner = offset === '0' ? source.symbol : `(${source.symbol} − ${offset})`;
  const written = writeFraction(factor).replace('-', '−');
  const product = written === '1' ? inner : `${inner} × ${written}`;
  const shift = writeRatio(target.freezing, { kind: 'full', digits: 4 });
  return from === to ? source.symbol : shift === '0' ? product : `${product} + ${shift}`;
}

/**
 * Returns the gas mark of a British oven: 275 °F is mark 1, and each further mark is 25 °F more; ¼ and ½ are below.
 * Null outside 225 to 500 °F.
 */
export function gasMark(celsius: Ratio): string | null {
  const fahrenheit = fromCelsius(celsius, 'fahrenheit');
  const marks = ['¼', '½', ...Array.from({ length: 10 }, (_, i) => String(i + 1))];
  const step = divide(subtract(fahrenheit, ratio(225)), ratio(25));
  const nearest = Number(writeRatio(step, { kind: 'decimals', digits: 0 }));
  return compare(step, ratio(-1, 2)) < 0 ? null : (marks[nearest] ?? null);
}

/** Decimals of infinite results, such as 100/9. */
export const ENDLESS = 10;

/** Returns the rounding for a kind and a number of digits; `full` is exact if the result is finite. */
export function roundingOf(kind: Rounding['kind'], digits: number): Rounding {
  if (kind === 'full') return { kind, digits: ENDLESS };
  return { kind, digits: kind === 'significant' ? Math.max(1, digits) : digits };
}

/** Builds one item for each scale, common ones first. */
export function eachScale<T>(make: (scale: Scale) => T): Record<Scale, T> {
  const order: Scale[] = ['celsius', 'fahrenheit', 'kelvin', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'];
  return Object.fromEntries(order.map((name) => [name, make(name)])) as Record<Scale, T>;
}

interface Steps {
  from: { value: Ratio; scale: Scale };
  to: { value: Ratio; scale: Scale };
  /** In degrees of the scale of `from`. */
  step: Ratio;
  /** Maximum number of rows. */
  limit: number;
}

/**
 * Returns degrees Celsius from one temperature to another, including both if a step reaches them. Throws Problem
 * `no-step` and `too-many-rows`.
 */
export function temperatureSteps({ from, to, step, limit }: Steps): Ratio[] {
  const last = fromCelsius(toCelsius(to.value, to.scale), from.scale);
  const span = subtract(last, from.value);
  if (isZero(step) || span.numerator * step.numerator < 0n) throw new Problem('no-step');
  const sign = ratio(step.numerator < 0n ? -1 : 1);
  const isBefore = (value: Ratio) => compare(multiply(value, sign), multiply(last, sign)) <= 0;
  const rows: Ratio[] = [];
  for (let { value } = from; isBefore(value); value = add(value, step)) {
    if (rows.length === limit) throw new Problem('too-many-rows', undefined, { limit });
    rows.push(toCelsius(value, from.scale));
  }
  return rows;
}
