// Pictures of QR codes as cameras and screens make them: the same ones in every run.
import type { Pixels } from '../../../../../src/lib/pictures/image/pixels.ts';
import { encodeQr } from '../../../../../src/lib/pictures/qr/encode.ts';

type Rgb = readonly [number, number, number];

interface Taken {
  text: string;
  /** Pixels of one module. */
  scale: number;
  /** In degrees. */
  turn?: number;
  /** How much the upper edge is shorter, from 0 to 1, and the left one. */
  tilt?: number;
  slant?: number;
  dark?: Rgb;
  light?: Rgb;
  /** Standard deviation of the noise. */
  noise?: number;
  /** Pixels that are black or white, from 0 to 1. */
  specks?: number;
  /** Radius of the blur, applied three times. */
  blur?: number;
  /** How much darker the right edge is, from 0 to 1. */
  shadow?: number;
  /** Whether half of the picture is in a hard shadow. */
  isHalfDark?: boolean;
  /** Modules of margin. */
  margin?: number;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** A sequence of numbers from 0 to 1 that looks random. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** The module at a place of the picture, from 0 to 1 in both directions; light outside of the code. */
type Shape = (x: number, y: number) => number;

export async function take(taken: Taken): Promise<Pixels> {
  const { text, scale, turn = 0, tilt = 0, slant = 0, dark = BLACK, light = WHITE, margin = 4 } = taken;
  const { size, modules } = await encodeQr(text, 'M');
  const side = Math.ceil((size + 2 * margin) * scale * (turn % 90 === 0 ? 1 : Math.SQRT2));
  const unit = side / scale;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const shape: Shape = (x, y) => {
    const [dx, dy] = [x - 0.5, y - 0.5];
    let [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    u /= 1 - tilt * (0.5 - v);
    v /= 1 - slant * (0.5 - u);
    const [column, row] = [Math.floor(u * unit + size / 2), Math.floor(v * unit + size / 2)];
    return row >= 0 && column >= 0 && row < size && column < size ? modules[row * size + column]! : 0;
  };
  const channels = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(side * side);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        let share = 0;
        for (const [dx, dy] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const)
          share += shape((x + dx) / side, (y + dy) / side) / 4;
        plane[y * side + x] = dark[channel]! * share + light[channel]! * (1 - share);
      }
    }
    return [1, 2, 3].reduce((blurred) => blur(blurred, side, taken.blur ?? 0), plane);
  });
  return develop(channels, side, taken);
}

/** Adds light, noise and specks. */
function develop(channels: readonly Float32Array[], side: number, taken: Taken): Pixels {
  const { noise = 0, specks = 0, shadow = 0, isHalfDark = false } = taken;
  const random = sequence(side + Math.round(noise * 1000) + Math.round(specks * 1e6) + 7);
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    const x = (at % side) / side;
    const light = (1 - shadow * x) * (isHalfDark && x + Math.floor(at / side) / side > 1 ? 0.35 : 1);
    const grain = noise * (random() + random() + random() + random() - 2) * 1.73;
    const speck = random() < specks ? (random() < 0.5 ? 0 : 255) : null;
    for (let channel = 0; channel < 3; channel++)
      data[at * 4 + channel] = speck ?? channels[channel]![at]! * light + grain;
    data[at * 4 + 3] = 255;
  }
  return { width: side, height: side, data };
}

function blur(plane: Float32Array, side: number, radius: number): Float32Array<ArrayBuffer> {
  if (radius === 0) return Float32Array.from(plane);
  const pass = (source: Float32Array, step: number, line: number): Float32Array<ArrayBuffer> => {
    const out = new Float32Array(source.length);
    for (let first = 0; first < side; first++) {
      for (let place = 0; place < side; place++) {
        let sum = 0;
        for (let near = -radius; near <= radius; near++)
          sum += source[first * line + Math.min(Math.max(place + near, 0), side - 1) * step]!;
        out[first * line + place * step] = sum / (2 * radius + 1);
      }
    }
    return out;
  };
  return pass(pass(plane, 1, side), side, 1);
}

const URL = 'https://example.com/path?id=12345';
const LONG =
  'BEGIN:VCARD VERSION:3.0 N:Lovelace;Ada TEL:+441234567890 EMAIL:ada@example.com URL:https://example.com/ada';

/** What is wrong with each picture, and how it was taken. */
export const PICTURES: readonly (readonly [string, Taken])[] = [
  ...[10, 30, 45, 60, 135, 200].map((turn) => [`turned by ${turn}°`, { text: URL, scale: 5, turn }] as const),
  ...[20, 40, 60, 80, 100].map((noise) => [`noise ${noise}`, { text: URL, scale: 6, noise }] as const),
  ...[30, 60, 90].map((noise) => [`long, noise ${noise}`, { text: LONG, scale: 5, noise }] as const),
  ...[0.02, 0.05, 0.1, 0.15].map((specks) => [`specks ${specks}`, { text: URL, scale: 6, specks }] as const),
  ...[1, 2, 3].map((blur) => [`blur ${blur}`, { text: URL, scale: 6, blur }] as const),
  ['blur 4, large', { text: URL, scale: 10, blur: 4 }],
  ['blur and noise', { text: URL, scale: 8, blur: 2, noise: 25 }],
  ['gray on gray', { text: URL, scale: 6, dark: [120, 120, 120], light: [150, 150, 150] }],
  ['gray on gray, noise', { text: URL, scale: 6, dark: [110, 110, 110], light: [150, 150, 150], noise: 8 }],
  ['dark on dark', { text: URL, scale: 6, dark: [10, 10, 10], light: [35, 35, 35] }],
  ['light on light', { text: URL, scale: 6, dark: [225, 225, 225], light: [250, 250, 250] }],
  ['yellow on white', { text: URL, scale: 6, dark: [255, 230, 0] }],
  ['light blue on white', { text: URL, scale: 6, dark: [170, 210, 255] }],
  ['red on green', { text: URL, scale: 6, dark: [220, 0, 0], light: [0, 65, 0] }],
  ['red on blue', { text: URL, scale: 6, dark: [230, 40, 40], light: [90, 90, 255] }],
  ['blue on red', { text: URL, scale: 6, dark: [0, 0, 255], light: [255, 60, 60] }],
  ['inverted', { text: URL, scale: 6, dark: WHITE, light: BLACK }],
  ['inverted, turned', { text: URL, scale: 6, dark: WHITE, light: BLACK, turn: 25 }],
  ['inverted, noise', { text: URL, scale: 6, dark: WHITE, light: BLACK, noise: 50 }],
  ['inverted, gray', { text: URL, scale: 6, dark: [140, 140, 140], light: [100, 100, 100] }],
  ['inverted, yellow', { text: URL, scale: 6, dark: WHITE, light: [255, 230, 0] }],
  ...[0.2, 0.35, 0.5, 0.6].map((tilt) => [`tilted by ${tilt}`, { text: URL, scale: 7, tilt, margin: 12 }] as const),
  ['tilted and slanted', { text: URL, scale: 7, tilt: 0.3, slant: 0.3, margin: 12 }],
  ['tilted, long', { text: LONG, scale: 6, tilt: 0.4, margin: 12 }],
  ['tilted and turned', { text: URL, scale: 7, tilt: 0.35, turn: 30, margin: 10 }],
  ['tilted, noise', { text: URL, scale: 7, tilt: 0.3, margin: 10, noise: 40 }],
  ...[1, 2, 3].map((scale) => [`${scale} pixels per module`, { text: URL, scale }] as const),
  ['1.5 pixels per module', { text: URL, scale: 1.5 }],
  ['2 pixels per module, turned', { text: URL, scale: 2, turn: 15 }],
  ['2.5 pixels per module, noise', { text: URL, scale: 2.5, noise: 20 }],
  ['1 pixel per module, long', { text: LONG, scale: 1 }],
  ['20 pixels per module', { text: URL, scale: 20 }],
  ['16 pixels per module, noise', { text: URL, scale: 16, noise: 80 }],
  ['16 pixels per module, blur', { text: URL, scale: 16, blur: 5 }],
  ['no margin', { text: URL, scale: 6, margin: 0 }],
  ['no margin, noise', { text: URL, scale: 6, margin: 0, noise: 50 }],
  ['no margin, inverted', { text: URL, scale: 6, margin: 0, dark: WHITE, light: BLACK }],
  ['soft shadow', { text: URL, scale: 6, shadow: 0.8 }],
  ['soft shadow, noise', { text: URL, scale: 6, shadow: 0.7, noise: 20 }],
  ['hard shadow', { text: URL, scale: 6, isHalfDark: true }],
  ['hard shadow, gray', { text: URL, scale: 6, isHalfDark: true, dark: [90, 90, 90], light: [200, 200, 200] }],
  ['hard shadow, turned', { text: URL, scale: 6, isHalfDark: true, turn: 40 }],
  ['shadow and blur', { text: URL, scale: 8, shadow: 0.6, blur: 2 }],
];
