// What is done with sound between the decoder and the file: each step takes blocks and makes blocks.
import { emptyPlanes, lengthOf, partOf, type Planes } from './sound.ts';

type Blocks = AsyncIterable<Planes>;

/** Keeps the samples from `start` up to `end`, counted from the first one of the blocks; stops reading at the end. */
export async function* cut(blocks: Blocks, start: number, end: number): AsyncGenerator<Planes> {
  let at = 0;
  for await (const planes of blocks) {
    const length = lengthOf(planes);
    const [first, last] = [Math.max(0, start - at), Math.min(length, end - at)];
    if (first < last) yield partOf(planes, first, last);
    at += length;
    if (at >= end) return;
  }
}

/** Puts silence before sound that begins later than asked. */
export async function* delayed(blocks: Blocks, channels: number, samples: number): AsyncGenerator<Planes> {
  if (samples > 0) yield emptyPlanes(channels, samples);
  yield* blocks;
}

/** How much of each channel is on the left, by their number, in the order of WAV; the right is its mirror. The bass of 5.1 is left out, as everywhere. */
const LEFT: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 0],
  3: [1, 0, 0.7],
  4: [1, 0, 0.7, 0],
  5: [1, 0, 0.7, 0.7, 0],
  6: [1, 0, 0.7, 0, 0.7, 0],
  7: [1, 0, 0.7, 0, 0.5, 0.7, 0],
  8: [1, 0, 0.7, 0, 0.7, 0, 0.7, 0],
};

/** Swaps what is on the left with what is on the right: the first two, and pairs behind the center. */
function mirrored(weights: readonly number[]): readonly number[] {
  const made = [...weights];
  const pairs = weights.length === 4 ? [0, 2] : weights.length % 2 === 1 ? [0, weights.length - 2] : [0, 4, 6];
  for (const at of pairs) if (at + 1 < made.length) [made[at], made[at + 1]] = [weights[at + 1]!, weights[at]!];
  return made;
}

/** Mixes all channels into one or two. */
export async function* mixed(blocks: Blocks, from: number, to: number): AsyncGenerator<Planes> {
  if (from === to) {
    yield* blocks;
    return;
  }
  const left = LEFT[from]!;
  const right = mirrored(left);
  const middle = left.map((weight, channel) => weight + right[channel]!);
  const sides = (to === 1 ? [middle] : [left, right]).map((weights) => {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => weight / sum);
  });
  for await (const planes of blocks) yield sides.map((weights) => weighted(planes, weights));
}

function weighted(planes: Planes, weights: readonly number[]): Planes[number] {
  const made = new Float32Array(lengthOf(planes));
  for (const [channel, weight] of weights.entries()) {
    const plane = planes[channel]!;
    if (weight > 0) for (let i = 0; i < made.length; i++) made[i]! += plane[i]! * weight;
  }
  return made;
}

export interface Loud {
  /** All samples, and the first and the last one that are heard; the first is −1 if none is. */
  samples: number;
  first: number;
  last: number;
}

/** Finds where sound is louder than a threshold. */
export async function measured(blocks: Blocks, threshold: number): Promise<Loud> {
  const loud: Loud = { samples: 0, first: -1, last: -1 };
  for await (const planes of blocks) {
    const length = lengthOf(planes);
    for (const plane of planes) {
      let [first, last] = [0, length - 1];
      while (first < length && Math.abs(plane[first]!) <= threshold) first += 1;
      if (first === length) continue;
      while (Math.abs(plane[last]!) <= threshold) last -= 1;
      if (loud.first === -1 || loud.samples + first < loud.first) loud.first = loud.samples + first;
      loud.last = Math.max(loud.last, loud.samples + last);
    }
    loud.samples += length;
  }
  return loud;
}

/** Lets sound begin and end softly, over so many samples. */
export async function* faded(blocks: Blocks, samples: number, total: number): AsyncGenerator<Planes> {
  const over = Math.min(samples, total / 2);
  let at = 0;
  for await (const planes of blocks) {
    const length = lengthOf(planes);
    if (over < 1 || (at >= over && at + length <= total - over)) yield planes;
    else
      yield planes.map((plane) =>
        plane.map((sample, i) => sample * Math.min(1, (at + i + 0.5) / over, Math.max(0, total - at - i - 0.5) / over)),
      );
    at += length;
  }
}
