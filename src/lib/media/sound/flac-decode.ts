// Decodes FLAC (RFC 9639) to whole numbers, frame by frame.
import { BitReader, crc16 } from './flac-bits.ts';
import { soundProblem } from './sound.ts';

export interface FlacFrame {
  /** A row for each channel. */
  samples: Int32Array[];
  depth: number;
  rate: number;
  /** Where the next frame begins. */
  end: number;
}

export interface FlacDefaults {
  rate: number;
  depth: number;
}

const broken = () => soundProblem('broken-sound');

const BLOCK_SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];
const RATES = [0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];
const DEPTHS = [0, 8, 12, 0, 16, 20, 24, 32];

/** What doesn't follow from the samples before, left out by a prediction of this order. */
function residual(bits: BitReader, samples: Int32Array, order: number): void {
  const method = bits.uint(2);
  if (method > 1) throw broken();
  const partitions = 1 << bits.uint(4);
  const width = method === 0 ? 4 : 5;
  const escape = (1 << width) - 1;
  const size = samples.length / partitions;
  if (!Number.isInteger(size) || size < order) throw broken();
  let at = order;
  for (let partition = 0; partition < partitions; partition++) {
    const parameter = bits.uint(width);
    const end = (partition + 1) * size;
    if (parameter === escape) {
      const raw = bits.uint(5);
      for (; at < end; at++) samples[at] = raw === 0 ? 0 : bits.int(raw);
    } else bits.rice(samples, at, end, parameter);
    at = end;
  }
}

const FIXED: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

/** Adds the prediction to each residual. Sums of 24 bits times 15 need more than 32. */
function predicted(samples: Int32Array, weights: readonly number[], shift: number): void {
  const order = weights.length;
  const scale = 2 ** shift;
  for (let at = order; at < samples.length; at++) {
    let sum = 0;
    for (let i = 0; i < order; i++) sum += weights[i]! * samples[at - 1 - i]!;
    samples[at]! += Math.floor(sum / scale);
  }
}

function subframe(bits: BitReader, length: number, depth: number): Int32Array {
  if (bits.uint(1) !== 0) throw broken();
  const type = bits.uint(6);
  const wasted = bits.uint(1) === 0 ? 0 : bits.unary() + 1;
  const own = depth - wasted;
  if (own < 1) throw broken();
  const samples = new Int32Array(length);
  if (type === 0) samples.fill(bits.int(own));
  else if (type === 1) for (let at = 0; at < length; at++) samples[at] = bits.int(own);
  else {
    const isFixed = type >= 8 && type <= 12;
    if (!isFixed && type < 32) throw broken();
    const order = isFixed ? type - 8 : type - 31;
    if (order > length) throw broken();
    for (let at = 0; at < order; at++) samples[at] = bits.int(own);
    if (isFixed) {
      residual(bits, samples, order);
      predicted(samples, FIXED[order]!, 0);
    } else {
      const precision = bits.uint(4) + 1;
      const shift = bits.int(5);
      if (precision === 16 || shift < 0) throw broken();
      const weights = Array.from({ length: order }, () => bits.int(precision));
      residual(bits, samples, order);
      predicted(samples, weights, shift);
    }
  }
  if (wasted > 0) for (let at = 0; at < length; at++) samples[at]! <<= wasted;
  return samples;
}

/** The number of a frame or a sample, written like UTF-8; nobody needs it here. */
function skipNumber(bits: BitReader): void {
  const first = bits.uint(8);
  const length = first < 128 ? 1 : Math.clz32(~(first << 24));
  if (length > 7 || (first >= 128 && length < 2)) throw broken();
  for (let i = 1; i < length; i++) if (bits.uint(8) >> 6 !== 2) throw broken();
}

/** Undoes what channels have in common. */
function joined(channels: Int32Array[], kind: number): void {
  const [first, second] = channels as [Int32Array, Int32Array];
  for (let at = 0; at < first.length; at++) {
    const [a, b] = [first[at]!, second[at]!];
    if (kind === 8) second[at] = a - b;
    else if (kind === 9) first[at] = a + b;
    else {
      const sum = a * 2 + (b & 1);
      first[at] = (sum + b) / 2;
      second[at] = (sum - b) / 2;
    }
  }
}

/** Decodes the frame that begins at `start`. Throws RangeError if it isn't whole, and Problem if it is damaged. */
export function decodeFrame(bytes: Uint8Array, start: number, defaults: FlacDefaults): FlacFrame {
  const bits = new BitReader(bytes, start);
  if (bits.uint(15) !== 0x7ffc) throw broken();
  bits.uint(1);
  const sizeCode = bits.uint(4);
  const rateCode = bits.uint(4);
  const channelCode = bits.uint(4);
  const depthCode = bits.uint(3);
  bits.uint(1);
  skipNumber(bits);
  const length = sizeCode === 6 ? bits.uint(8) + 1 : sizeCode === 7 ? bits.uint(16) + 1 : BLOCK_SIZES[sizeCode]!;
  const rate =
    rateCode === 0
      ? defaults.rate
      : rateCode === 12
        ? bits.uint(8) * 1000
        : rateCode === 13
          ? bits.uint(16)
          : rateCode === 14
            ? bits.uint(16) * 10
            : RATES[rateCode]!;
  const depth = depthCode === 0 ? defaults.depth : DEPTHS[depthCode]!;
  bits.uint(8); // the checksum of this head; that of the frame covers it
  if (length === 0 || !rate || depth === 0 || channelCode > 10) throw broken();
  const count = channelCode < 8 ? channelCode + 1 : 2;
  // The difference of two channels has one bit more.
  const isSide = (channel: number) => (channelCode === 9 ? channel === 0 : channelCode >= 8 && channel === 1);
  const samples = Array.from({ length: count }, (_, channel) =>
    subframe(bits, length, depth + Number(isSide(channel))),
  );
  if (channelCode >= 8) joined(samples, channelCode);
  bits.align();
  const end = bits.position;
  if (bits.uint(16) !== crc16(bytes, start, end)) throw broken();
  return { samples, depth, rate, end: end + 2 };
}
