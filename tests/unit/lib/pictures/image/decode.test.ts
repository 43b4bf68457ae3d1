import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { encode as encodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../../../../src/lib/pictures/image/decode.ts';
import { IMAGE_PROBLEMS } from '../../../../../src/lib/pictures/image/pixels.ts';
import { Problem } from '../../../../../src/base/problem.ts';

const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const codeOf = (bytes: Uint8Array<ArrayBuffer>) =>
  decodeImage(bytes).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );

function pngOf(width: number, height: number, rgba: readonly number[], options: { colorType?: 0 | 2 | 4 | 6 }) {
  const png = new PNG({ width, height });
  png.data = Buffer.from(rgba);
  return new Uint8Array(PNG.sync.write(png, { inputColorType: 6, ...options }));
}

describe('PNG', () => {
  it.each([{}, { colorType: 6 as const }, { colorType: 2 as const }])(
    'decodes the output of another encoder: %j',
    async (options) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(8), fc.nat(8), fc.infiniteStream(fc.nat(255)), async (w, h, stream) => {
          const [width, height] = [w + 1, h + 1];
          const rgba = [...stream.take(width * height * 4)].map((value, i) => (i % 4 === 3 ? 255 : value));
          const picture = await decodeImage(pngOf(width, height, rgba, options));
          expect([picture.width, picture.height, ...picture.data]).toEqual([width, height, ...rgba]);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('reads every depth, color type and interlacing like another decoder', { timeout: 60_000 }, async () => {
    const kinds = [
      [0, 1],
      [0, 2],
      [0, 4],
      [0, 8],
      [0, 16],
      [2, 8],
      [2, 16],
      [3, 1],
      [3, 2],
      [3, 4],
      [3, 8],
      [4, 8],
      [4, 16],
      [6, 8],
      [6, 16],
    ] as const;
    const side = fc.integer({ min: 1, max: 19 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        side,
        side,
        fc.boolean(),
        fc.boolean(),
        fc.infiniteStream(fc.nat(255)),
        async ([colorType, depth], width, height, interlaced, clear, noise) => {
          const file = rawPng({ width, height, colorType, depth, interlaced, clear, noise });
          const expected = PNG.sync.read(Buffer.from(file));
          const { data } = await decodeImage(file);
          expect(data.length).toBe(expected.data.length);
          const alpha = (i: number) => expected.data[i | 3]!;
          // The other decoder rounds 16 bits instead of truncating, and its clear pixels have no color.
          const differs = (value: number, i: number) =>
            Math.abs(value - expected.data[i]!) > 1 && (alpha(i) > 0 || i % 4 === 3);
          expect(data.findIndex(differs)).toBe(-1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("doesn't inflate a decompression bomb", async () => {
    const header = base64('iVBORw0KGgoAAAANSUhEUgAAgAAAAIAACAYAAAAAAAAA');
    expect(await codeOf(new Uint8Array([...header, ...new Uint8Array(40)]))).toBe('image-too-large');
    // One pixel in the header and 40 MB after it: only the size in the header is inflated.
    const grayPixel = chunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0));
    const file = [header.subarray(0, 8), grayPixel, chunk('IDAT', deflateSync(Buffer.alloc(40_000_000)))];
    const before = process.memoryUsage().arrayBuffers;
    const { data } = await decodeImage(new Uint8Array(Buffer.concat(file)));
    expect([...data]).toEqual([0, 0, 0, 255]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});

describe('other formats', () => {
  it('reads JPEG', async () => {
    const gray = new Uint8Array(16 * 16 * 4).fill(128);
    const { data, width } = await decodeImage(
      new Uint8Array(encodeJpeg({ data: gray, width: 16, height: 16 }, 90).data),
    );
    expect(width).toBe(16);
    expect(Math.abs(data[0]! - 128)).toBeLessThan(4);
  });

  it('reads GIF', async () => {
    const { data } = await decodeImage(base64(GIF));
    const colors = { w: [255, 255, 255, 255], r: [255, 0, 0, 255], b: [0, 0, 255, 255] };
    const rows = [
      'rrrrrbbbbb',
      'rrrrrbbbbb',
      'rrrrrbbbbb',
      'rrrwwwwbbb',
      'rrrwwwwbbb',
      'bbbwwwwrrr',
      'bbbwwwwrrr',
      'bbbbbrrrrr',
      'bbbbbrrrrr',
      'bbbbbrrrrr',
    ];
    expect([...data]).toEqual([...rows.join('')].flatMap((letter) => colors[letter as keyof typeof colors]));
  });

  it('reads interlaced GIF with a transparent color', async () => {
    const { data } = await decodeImage(interlacedGif(3, 11));
    // Each row has the number assigned by the encoder; row 0 is transparent.
    expect(Array.from({ length: 11 }, (_, y) => [data[y * 12], data[y * 12 + 3]])).toEqual([
      [0, 0],
      ...Array.from({ length: 10 }, (_, y) => [y + 1, 255]),
    ]);
  });

  it('reads BMP', async () => {
    const bmp = new Uint8Array(54 + 8 * 2);
    bmp.set([0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24]);
    bmp.set([255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255], 54);
    const { data } = await decodeImage(bmp);
    expect([...data]).toEqual([255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 0, 255]);
  });

  it.each([
    ['hello', 'not-an-image'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'unsupported-image'],
    ['\x89PNG\r\n\x1a\n', 'broken-image'],
    ['GIF89a', 'broken-image'],
    ['\xff\xd8\xff\xe0', 'broken-image'],
  ])('%j is rejected', async (text, code) =>
    expect(await codeOf(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(code),
  );

  it('throws only Problem errors for damaged files', { timeout: 60_000 }, async () => {
    const png = Buffer.from(pngOf(2, 2, Array<number>(16).fill(9), {})).toString('base64');
    const files = [
      png,
      GIF,
      Buffer.from(encodeJpeg({ data: new Uint8Array(256), width: 8, height: 8 }, 50).data).toString('base64'),
    ].map(base64);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(255), fc.boolean(), async (file, at, value, cut) => {
        const damaged = cut ? file.slice(0, at % file.length) : file.with(at % file.length, value);
        const code = await codeOf(new Uint8Array(damaged));
        if (code !== null) expect(IMAGE_PROBLEMS).toContain(code);
      }),
      { numRuns: 300 },
    );
  });
});

// The 10 × 10 sample from M. Flickinger's GIF primer.
const GIF = Buffer.from(
  '4749463839610a000a00910000ffffffff00000000ff00000021f904000000000 02c000000000a000a000002168c2d99872a1cdc33a00275ec95faa8de608c04914c01003b'.replaceAll(
    ' ',
    '',
  ),
  'hex',
).toString('base64');

/** Builds a PNG of noise from its parts, with a random filter on each line. */
function rawPng(options: {
  width: number;
  height: number;
  colorType: number;
  depth: number;
  interlaced: boolean;
  clear: boolean;
  noise: Iterator<number>;
}) {
  const { width, height, colorType, depth, interlaced, clear, noise } = options;
  const channels = [1, 0, 3, 1, 2, 0, 4][colorType]!;
  const byte = () => noise.next().value as number;
  const passes = interlaced
    ? [
        [0, 0, 8, 8],
        [4, 0, 8, 8],
        [0, 4, 4, 8],
        [2, 0, 4, 4],
        [0, 2, 2, 4],
        [1, 0, 2, 2],
        [0, 1, 1, 2],
      ]
    : [[0, 0, 1, 1]];
  const lines: number[] = [];
  for (const [x, y, dx, dy] of passes) {
    const columns = Math.ceil((width - x!) / dx!);
    for (let row = 0; columns > 0 && row < Math.ceil((height - y!) / dy!); row++) {
      lines.push(byte() % 5, ...Array.from({ length: Math.ceil((columns * channels * depth) / 8) }, byte));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const palette = colorType === 3 ? [chunk('PLTE', Uint8Array.from({ length: 3 * 2 ** depth }, byte))] : [];
  const clearBytes = colorType === 3 ? 2 : channels * 2;
  const transparency =
    clear && colorType < 4
      ? [
          chunk(
            'tRNS',
            Uint8Array.from({ length: clearBytes }, (_, i) =>
              depth < 16 && colorType !== 3 && i % 2 === 0 ? 0 : byte() % 2 ** Math.min(depth, 8),
            ),
          ),
        ]
      : [];
  const parts = [
    Buffer.from([0x89, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...palette,
    ...transparency,
    chunk('IDAT', deflateSync(Buffer.from(lines))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Row n has gray n; 9-bit codes with a clear code before each, so nothing is compressed. */
function interlacedGif(width: number, height: number): Uint8Array<ArrayBuffer> {
  const order = [...Array(height).keys()].toSorted((a, b) => passOf(a) - passOf(b) || a - b);
  const bits = [...order.flatMap((row) => Array.from({ length: width }, () => [256, row]).flat()), 257].flatMap(
    (code) => Array.from({ length: 9 }, (_, i) => (code >> i) & 1),
  );
  const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit, at) => sum | (bit << at), 0),
  );
  const palette = Array.from({ length: 256 }, (_, i) => [i, i, i]).flat();
  const size = [width, 0, height, 0];
  return new Uint8Array([
    ...Buffer.from('GIF89a'),
    ...size,
    0xf7,
    0,
    0,
    ...palette,
    0x21,
    0xf9,
    4,
    1,
    0,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    ...size,
    0x40,
    8,
    data.length,
    ...data,
    0,
    0x3b,
  ]);
}

const passOf = (row: number) => (row % 8 === 0 ? 0 : row % 8 === 4 ? 1 : row % 4 === 2 ? 2 : 3);
