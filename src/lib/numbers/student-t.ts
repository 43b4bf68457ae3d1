// Student's t distribution through the regularized incomplete beta function (Abramowitz & Stegun 26.5.8 and 26.7.1).

/** Coefficients of Lanczos' approximation for g = 7 and 9 terms; the error is below 1e-14. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x ≥ ½. */
export function logGamma(x: number): number {
  const at = x - 1;
  const series = LANCZOS.reduce((sum, c, i) => (i === 0 ? c : sum + c / (at + i)), 0);
  const t = at + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(series);
}

const TINY = 1e-300;
const ENOUGH = 1e-16;

/** The continued fraction of the incomplete beta function, by Lentz' method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < ENOUGH) break;
  }
  return result;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** I_x(a, b), from 0 to 1. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/**
 * Returns the probability of a value at least as far from 0 as `t`, on both sides together; `freedom` ≥ 1 need not be
 * an integer.
 */
export function twoSidedP(t: number, freedom: number): number {
  if (Number.isNaN(t)) return 1;
  if (!Number.isFinite(t)) return 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/**
 * Returns the t that a value exceeds on either side with the probability 1 − `confidence`, such as 2.228 for 0.95 and
 * 10.
 */
export function criticalT(confidence: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (twoSidedP(high, freedom) > 1 - confidence && high < 1e12) high *= 2;
  for (let i = 0; i < 200 && low < high; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (twoSidedP(middle, freedom) > 1 - confidence) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
