// Aspect ratios of screens and pictures.
import { Problem } from '../../base/problem.ts';
import { plainNumber } from '../../base/number.ts';

export const RATIO_PROBLEMS = ['not-a-ratio', 'too-large'] as const;

/** A ratio of two whole numbers without a common divisor. */
export interface Ratio {
  width: bigint;
  height: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}

export function reduced(width: bigint, height: bigint): Ratio {
  const common = divisor(width, height);
  return { width: width / common, height: height / common };
}

/** Reads a positive number exactly, as a fraction of a power of ten. */
function fraction(text: string): { value: bigint; scale: bigint } {
  const plain = plainNumber(text);
  const match = plain === null ? null : /^(\d{0,15})(?:\.(\d{0,9}))?$/.exec(plain);
  const digits = `${match?.[1] ?? ''}${match?.[2] ?? ''}`;
  if (!match || !/[1-9]/.test(digits)) throw new Problem('not-a-ratio');
  return { value: BigInt(digits), scale: 10n ** BigInt(match[2]?.length ?? 0) };
}

/** Reads `1920x1080`, `1920 × 1080 px`, `16:9`, `16/9`, `2.39:1`, `1.7778`. Throws `Problem`. */
export function readRatio(text: string): { ratio: Ratio; sides: readonly [number, number] | null } {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\s{0,9}px/gi, '');
  const separator = /^([\d.,]{1,25})(\s{0,9}[x×*]\s{0,9}|\s{0,9}[:/∶]\s{0,9}|\s{1,9})([\d.,]{1,25})$/.exec(plain);
  if (!separator) {
    const { value, scale } = fraction(plain);
    return { ratio: reduced(value, scale), sides: null };
  }
  const [, first = '', sign = '', second = ''] = separator;
  const [a, b] = [fraction(first), fraction(second)];
  const isSize = !/[:/∶]/.test(sign);
  const side = ({ value, scale }: { value: bigint; scale: bigint }) => Number(value) / Number(scale);
  return { ratio: reduced(a.value * b.scale, b.value * a.scale), sides: isSize ? [side(a), side(b)] : null };
}

/** Names of ratios by their value; screens are rarely exact (1366 × 768 is sold as 16:9). */
const NAMED: readonly (readonly [ratio: string, name: string, width: number, height: number])[] = [
  ['1:1', 'Square', 1, 1],
  ['5:4', 'SXGA, 8 × 10 in', 5, 4],
  ['4:3', 'VGA, iPad', 4, 3],
  ['1.375:1', 'Academy', 11, 8],
  ['√2:1', 'ISO 216 (A4)', Math.SQRT2, 1],
  ['3:2', '35 mm, Surface', 3, 2],
  ['16:10', 'WUXGA, MacBook', 16, 10],
  ['1.618:1', 'Golden ratio', (1 + Math.sqrt(5)) / 2, 1],
  ['5:3', 'Super 16', 5, 3],
  ['16:9', 'HD, 4K UHD', 16, 9],
  ['1.85:1', 'Flat (cinema)', 1.85, 1],
  ['1.91:1', 'Open Graph', 1200, 630],
  ['17:9', 'DCI 4K', 256, 135],
  ['2:1', 'Univisium', 2, 1],
  ['21:9', 'Ultrawide', 64, 27],
  ['2.39:1', 'Scope (cinema)', 2.39, 1],
  ['32:9', 'Super ultrawide', 32, 9],
];

/** The nearest named ratio in either orientation, and how far it is in percent. */
export function nearestNamed({ width, height }: Ratio): {
  ratio: string;
  name: string;
  error: number;
  isPortrait: boolean;
} {
  const value = Number(width) / Number(height);
  const isPortrait = value < 1;
  const landscape = isPortrait ? 1 / value : value;
  const distances = NAMED.map(([ratio, name, w, h]) => ({ ratio, name, error: (landscape / (w / h) - 1) * 100 }));
  const best = distances.reduce((a, b) => (Math.abs(b.error) < Math.abs(a.error) ? b : a));
  const [w = '', h = ''] = best.ratio.split(':');
  return { ...best, ratio: isPortrait ? `${h}:${w}` : best.ratio, isPortrait };
}

/** The other side; null if it would have more than 15 digits. */
export function otherSide({ width, height }: Ratio, side: number, isWidth: boolean): number {
  const [from, to] = isWidth ? [width, height] : [height, width];
  const value = (side * Number(to)) / Number(from);
  if (!Number.isFinite(value) || value > 1e15) throw new Problem('too-large');
  return value;
}
