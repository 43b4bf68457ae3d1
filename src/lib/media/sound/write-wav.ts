// Writes WAV: whole numbers of 16 or 24 bits, or floats.
import { lengthOf, type Planes, soundProblem } from './sound.ts';

export const DEPTHS = ['16', '24', 'float'] as const;
export type Depth = (typeof DEPTHS)[number];

type Bytes = Uint8Array<ArrayBuffer>;

/** More isn't of use to anybody, and 4 GB is the most that the format holds. */
const MOST_BYTES = 2_000_000_000;

export const bytesOf = (depth: Depth) => (depth === '16' ? 2 : depth === '24' ? 3 : 4);

/** Throws Problem if a sound is too long for a file. */
export function checkLength(frames: number, channels: number, rate: number, depth: Depth): void {
  const most = MOST_BYTES / bytesOf(depth) / channels;
  if (frames > most)
    throw soundProblem('result-too-long', {
      minutes: Math.floor(most / rate / 60),
      size: Math.round((frames / most) * 2000),
    });
}

/** The places of the speakers, by their number, as FLAC and Opus have them. */
const MASKS = [0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x70f, 0x63f];

/** The head of a file with so many bytes of samples. */
export function wavHead({
  channels,
  rate,
  depth,
  bytes,
}: {
  channels: number;
  rate: number;
  depth: Depth;
  bytes: number;
}): Bytes {
  const width = bytesOf(depth);
  const isFloat = depth === 'float';
  // What has more than two channels says where their speakers are.
  const isLong = channels > 2;
  const format = isLong ? 40 : isFloat ? 18 : 16;
  const fact = isFloat ? 12 : 0;
  const head = new Uint8Array(12 + 8 + format + fact + 8);
  const view = new DataView(head.buffer);
  const name = (at: number, text: string) => head.set(new TextEncoder().encode(text), at);
  name(0, 'RIFF');
  view.setUint32(4, head.length - 8 + bytes + (bytes % 2), true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, format, true);
  view.setUint16(20, isLong ? 0xfffe : isFloat ? 3 : 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * width, true);
  view.setUint16(32, channels * width, true);
  view.setUint16(34, width * 8, true);
  if (isLong) {
    view.setUint16(36, 22, true);
    view.setUint16(38, width * 8, true);
    view.setUint32(40, MASKS[channels] ?? 0, true);
    view.setUint16(44, isFloat ? 3 : 1, true);
    head.set([0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113], 46);
  }
  let at = 20 + format;
  if (isFloat) {
    name(at, 'fact');
    view.setUint32(at + 4, 4, true);
    view.setUint32(at + 8, bytes / width / channels, true);
    at += 12;
  }
  name(at, 'data');
  view.setUint32(at + 4, bytes, true);
  return head;
}

/** The samples of a block, and how many of them were louder than whole numbers can be. */
export function samplesOf(planes: Planes, depth: Depth): { bytes: Bytes; clipped: number } {
  const channels = planes.length;
  const length = lengthOf(planes);
  const width = bytesOf(depth);
  const bytes = new Uint8Array(length * channels * width);
  const view = new DataView(bytes.buffer);
  let clipped = 0;
  const most = depth === '16' ? 32_767 : 8_388_607;
  for (const [channel, plane] of planes.entries()) {
    let at = channel * width;
    for (let i = 0; i < length; i++, at += channels * width) {
      const sample = plane[i]!;
      if (depth === 'float') {
        view.setFloat32(at, sample, true);
        continue;
      }
      let value = Math.round(sample * (most + 1));
      if (value > most || value < -most - 1) {
        // A sample of exactly 1 is as loud as can be, not louder.
        if (value !== most + 1) clipped += 1;
        value = value > 0 ? most : -most - 1;
      }
      if (depth === '16') view.setInt16(at, value, true);
      else {
        view.setInt16(at, value & 0xffff, true);
        view.setInt8(at + 2, value >> 16);
      }
    }
  }
  return { bytes, clipped };
}
