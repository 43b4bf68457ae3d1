// Changes the sample rate by a windowed sinc (Kaiser), so that nothing above half of the lower rate is left.
import { emptyPlanes, lengthOf, type Planes } from './sound.ts';

/** Zero crossings on each side, and the window: what lies beyond half of the rate is 90 dB lower. */
const CROSSINGS = 32;
const BETA = 9;
/** The share of the band that is kept; the rest is for the slope. */
const KEPT = 0.94;
/** Places between two samples; most pairs of rates need fewer. */
const MOST_PHASES = 4096;

/** The modified Bessel function of order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) sum += term *= (x / 2 / k) ** 2;
  return sum;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

interface Kernel {
  /** Samples on each side. */
  half: number;
  phases: number;
  /** A row for each phase. */
  weights: Float64Array;
}

function kernelOf(from: number, to: number): Kernel {
  const stretch = Math.max(1, from / to);
  const half = Math.ceil(CROSSINGS * stretch);
  const phases = Math.min(MOST_PHASES, to / common(from, to));
  const taps = half * 2;
  const weights = new Float64Array(phases * taps);
  const whole = bessel(BETA);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - half + 1 - phase / phases;
      const angle = (Math.PI * x * KEPT) / stretch;
      const edge = Math.max(0, 1 - (x / half) ** 2);
      const weight = (angle === 0 ? 1 : Math.sin(angle) / angle) * (bessel(BETA * Math.sqrt(edge)) / whole);
      weights[phase * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[phase * taps + tap]! /= sum;
  }
  return { half, phases, weights };
}

/** Converts blocks from one rate to another. */
export async function* resampled(
  blocks: AsyncIterable<Planes>,
  channels: number,
  from: number,
  to: number,
): AsyncGenerator<Planes> {
  if (from === to) {
    yield* blocks;
    return;
  }
  const kernel = kernelOf(from, to);
  const { half } = kernel;
  // Silence before the first sample, so that it has neighbors.
  let held = emptyPlanes(channels, half - 1);
  /** Where `held` begins, in samples of the source; and the next sample to be made. */
  let start = 1 - half;
  let next = 0;
  let total = 0;
  const make = (end: number) => {
    const made = madeOf(held, kernel, { start, first: next, end, from, to });
    next = end;
    const drop = Math.max(0, Math.min(lengthOf(held), Math.floor((next * from) / to) - half + 1 - start));
    held = held.map((plane) => plane.slice(drop));
    start += drop;
    return made;
  };
  for await (const planes of blocks) {
    total += lengthOf(planes);
    held = joinedPlanes(held, planes);
    // The last one whose neighbors are all there.
    const end = Math.floor(((start + lengthOf(held) - half - 1) * to) / from);
    if (end > next) yield make(end);
  }
  held = joinedPlanes(held, emptyPlanes(channels, half + 2));
  const end = Math.ceil((total * to) / from);
  if (end > next) yield make(end);
}

const joinedPlanes = (first: Planes, second: Planes): Planes =>
  first.map((plane, channel) => {
    const all = new Float32Array(plane.length + lengthOf(second));
    all.set(plane);
    all.set(second[channel]!, plane.length);
    return all;
  });

function madeOf(
  held: Planes,
  { half, phases, weights }: Kernel,
  { start, first, end, from, to }: Record<'start' | 'first' | 'end' | 'from' | 'to', number>,
): Planes {
  const taps = half * 2;
  const made = emptyPlanes(held.length, end - first);
  for (let out = first; out < end; out++) {
    const exact = (out * from) / to;
    let base = Math.floor(exact);
    let phase = Math.round((exact - base) * phases);
    if (phase === phases) [base, phase] = [base + 1, 0];
    const at = base - half + 1 - start;
    const row = phase * taps;
    for (const [channel, plane] of held.entries()) {
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += weights[row + tap]! * plane[at + tap]!;
      made[channel]![out - first] = sum;
    }
  }
  return made;
}
