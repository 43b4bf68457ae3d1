import { criticalT, twoSidedP } from './student-t.ts';

/**
 * Returns the sum, compensating the error of each addition (Neumaier 1974), so that the order of the values hardly
 * matters.
 */
function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean of at least one value. */
export function mean(values: readonly number[]): number {
  // Dividing first prevents sums of huge values from overflowing.
  const whole = sum(values) / values.length;
  return Number.isFinite(whole) ? whole : sum(values.map((value) => value / values.length));
}

/** Unbiased variance (n − 1) in two passes; 0 for a single value. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const center = mean(values);
  const deviations = values.map((value) => value - center);
  // The second term compensates the rounding of the mean (Chan, Golub, LeVeque 1983).
  const correction = sum(deviations) ** 2 / values.length;
  return (sum(deviations.map((deviation) => deviation ** 2)) - correction) / (values.length - 1);
}

/**
 * Returns the value below which a share of sorted values is, with linear interpolation (type 7 of Hyndman and Fan, as
 * in R and NumPy).
 */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below] ?? NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN;
  return at === below ? low : low * (1 - (at - below)) + high * (at - below);
}

export interface Summary {
  count: number;
  mean: number;
  median: number;
  minimum: number;
  maximum: number;
  firstQuartile: number;
  thirdQuartile: number;
  variance: number;
  standardDeviation: number;
  /** Half the width of the 95 % confidence interval of the mean; null for a single value. */
  margin: number | null;
  /** Values more than 1.5 interquartile ranges from the quartiles (Tukey's fences). */
  outliers: readonly number[];
}

export const CONFIDENCE = 0.95;

/** Describes values; null if there are none. */
export function summarize(values: readonly number[]): Summary | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [firstQuartile, median, thirdQuartile] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share)) as [
    number,
    number,
    number,
  ];
  const fence = 1.5 * (thirdQuartile - firstQuartile);
  const spread = variance(values);
  const standardDeviation = Math.sqrt(spread);
  const margin =
    values.length < 2
      ? null
      : (criticalT(CONFIDENCE, values.length - 1) * standardDeviation) / Math.sqrt(values.length);
  return {
    count: values.length,
    mean: mean(values),
    median,
    minimum: sorted[0]!,
    maximum: sorted.at(-1)!,
    firstQuartile,
    thirdQuartile,
    variance: spread,
    standardDeviation,
    margin,
    outliers: sorted.filter((value) => value < firstQuartile - fence || value > thirdQuartile + fence),
  };
}

/**
 * Welch's test: the probability that means differ this much by chance alone; null if either side has fewer than two
 * values.
 */
export function welchP(a: Summary, b: Summary): number | null {
  if (a.count < 2 || b.count < 2) return null;
  const [errorA, errorB] = [a.variance / a.count, b.variance / b.count];
  const error = errorA + errorB;
  if (error === 0) return a.mean === b.mean ? 1 : 0;
  const freedom = error ** 2 / (errorA ** 2 / (a.count - 1) + errorB ** 2 / (b.count - 1));
  return twoSidedP((a.mean - b.mean) / Math.sqrt(error), freedom);
}

export interface Fit {
  slope: number;
  /** The line goes through the means. */
  meanX: number;
  meanY: number;
  /** Half the width of the 95 % confidence interval of the slope; null for two points. */
  slopeMargin: number | null;
}

/** Returns the straight line by least squares; null for fewer than two distinct x. */
export function fitLine(points: readonly { x: number; y: number }[]): Fit | null {
  if (points.length < 2) return null;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const squares = sum(points.map(({ x }) => (x - meanX) ** 2));
  if (squares === 0) return null;
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / squares;
  const residual = sum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  const freedom = points.length - 2;
  const slopeMargin = freedom < 1 ? null : criticalT(CONFIDENCE, freedom) * Math.sqrt(residual / freedom / squares);
  return { slope, meanX, meanY, slopeMargin };
}
