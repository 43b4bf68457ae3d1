// Small files for examples, made here.
import { concatAll } from '../../bytes/concat.ts';
import { samplesOf, wavHead } from './write-wav.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const RATE = 16_000;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A chunk of WAV. */
function chunk(name: string, content: Bytes): Bytes {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2));
  bytes.set(latin(name));
  new DataView(bytes.buffer).setUint32(4, content.length, true);
  bytes.set(content, 8);
  return bytes;
}

/** Two notes with silence before and after them, with a title and an artist. */
export function chime(): Bytes {
  const plane = new Float32Array(RATE);
  for (const [start, pitch] of [
    [0.2, 659.26],
    [0.4, 880],
  ] as const)
    for (let i = 0; i < RATE * 0.5 && start * RATE + i < RATE * 0.85; i++)
      plane[Math.round(start * RATE) + i]! +=
        0.35 * Math.sin((2 * Math.PI * pitch * i) / RATE) * Math.exp(-i / RATE / 0.08);
  const { bytes } = samplesOf([plane], '16');
  const tags = chunk(
    'LIST',
    concatAll([latin('INFO'), chunk('INAM', latin('Door chime\0')), chunk('IART', latin('Ana Example\0'))]),
  );
  const head = wavHead({ channels: 1, rate: RATE, depth: '16', bytes: bytes.length });
  const all = concatAll([head.subarray(0, -8), tags, head.subarray(-8), bytes]);
  new DataView(all.buffer).setUint32(4, all.length - 8, true);
  return all;
}

const numbers = (...values: number[]) => {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setInt32(at * 4, value);
  return bytes;
};

function box(name: string, ...content: Uint8Array[]): Bytes {
  const inner = concatAll(content);
  return concatAll([numbers(8 + inner.length), latin(name), inner]);
}

const UPRIGHT = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];
const SIDEWAYS = [0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000];

export interface ClipShape {
  width: number;
  height: number;
  frames: number;
  /** Turned a quarter, as phones do. */
  isTurned?: boolean;
  location?: string;
}

const FRAME_RATE = 10;

/** A video in QuickTime of plain pixels: a ball that moves over a slope of colors. */
export function clip({ width, height, frames, isTurned = false, location }: ClipShape): Bytes {
  const frame = width * height * 3;
  const pixels = new Uint8Array(frame * frames);
  for (let index = 0, at = 0; index < frames; index++) {
    const [x, y] = [(width * (index + 0.5)) / frames, height * (0.35 + 0.3 * Math.cos((index / frames) * Math.PI * 2))];
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 3) {
        const isBall = (column - x) ** 2 + (row - y) ** 2 < (height / 6) ** 2;
        pixels.set(isBall ? [250, 204, 21] : [30 + (column * 60) / width, 60 + (row * 90) / height, 160], at);
      }
  }
  const head = box('ftyp', latin('qt  '), numbers(0), latin('qt  '));
  const start = head.length + 8;
  const entry = new Uint8Array(78);
  const view = new DataView(entry.buffer);
  view.setUint16(6, 1);
  view.setUint16(24, width);
  view.setUint16(26, height);
  view.setUint16(40, 1);
  view.setUint16(74, 24);
  const stbl = box(
    'stbl',
    box('stsd', numbers(0, 1), box('raw ', entry)),
    box('stts', numbers(0, 1, frames, 1)),
    box('stsc', numbers(0, 1, 1, frames, 1)),
    box('stsz', numbers(0, frame, frames)),
    box('stco', numbers(0, 1, start)),
  );
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, FRAME_RATE, frames, 0x55c4_0000)),
    box('hdlr', numbers(0), latin('mhlrvide'), numbers(0, 0, 0), Uint8Array.of(0)),
    box('minf', box('vmhd', numbers(1, 0, 0)), stbl),
  );
  const matrix = isTurned ? SIDEWAYS : UPRIGHT;
  const track = box(
    'trak',
    box('tkhd', numbers(3, 0, 0, 1, 0, frames, 0, 0, 0, 0, ...matrix, width << 16, height << 16)),
    media,
  );
  const text = latin(location ?? '');
  const place = box('udta', box('\xa9xyz', Uint8Array.of(0, text.length, 0x15, 0xc7), text));
  const movie = box(
    'mvhd',
    numbers(0, 0, 0, FRAME_RATE, frames, 0x1_0000, 0x100_0000, 0, 0, ...UPRIGHT, 0, 0, 0, 0, 0, 0, 2),
  );
  return concatAll([head, box('mdat', pixels), box('moov', movie, track, ...(location === undefined ? [] : [place]))]);
}
