export interface Scale {
  /** Returns the pixel position of a value, clamped to the ends. */
  at: (value: number) => number;
  ticks: readonly number[];
}

interface ScaleOptions {
  low: number;
  high: number;
  /** Pixel positions of the ends. */
  from: number;
  to: number;
  log?: boolean | undefined;
  /** Approximate number of ticks. */
  count?: number;
}

/** Creates a linear or logarithmic scale with ticks at round numbers within its ends. */
export function scaleOf({ low, high, from, to, log = false, count = 5 }: ScaleOptions): Scale {
  const place = log ? Math.log10 : (value: number) => value;
  const [start, end] = [place(low), place(high)];
  const span = end - start || 1;
  const at = (value: number) => from + (Math.min(Math.max((place(value) - start) / span, 0), 1) || 0) * (to - from);
  return { at, ticks: log ? powers(low, high, count) : roundNumbers(low, high, count) };
}

/** Returns multiples of 1, 2 or 5 times a power of ten. */
function roundNumbers(low: number, high: number, count: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Multiplied rather than summed: 0.1 + 0.2 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

function powers(low: number, high: number, count: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const last = Math.floor(Math.log10(high) + 1e-9);
  const step = Math.max(Math.ceil((last - first) / count), 1);
  const ticks: number[] = [];
  for (let power = first; power <= last; power += step) ticks.push(10 ** power);
  return ticks;
}

/** Returns the ends of a scale from one power of ten to another that includes all values. */
export function decades(values: readonly number[]): [low: number, high: number] {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return [1, 10];
  const low = 10 ** Math.floor(Math.log10(Math.min(...positive)));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...positive)));
  return low === high ? [low, low * 10] : [low, high];
}
