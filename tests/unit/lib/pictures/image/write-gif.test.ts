import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeGif, gifKeeps } from '../../../../../src/lib/pictures/image/write-gif.ts';
import { decodeGif } from '../../../../../src/lib/pictures/image/gif.ts';
import type { Pixels } from '../../../../../src/lib/pictures/image/pixels.ts';

function drawn(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) data.set(colorAt(at % width, Math.floor(at / width)), at * 4);
  return { width, height, data };
}

/** The largest difference of a part of a color, where the picture isn't transparent. */
function difference(before: Pixels, after: Pixels): number {
  let most = 0;
  for (const [at, value] of before.data.entries())
    if (before.data[at | 3]! >= 128) most = Math.max(most, Math.abs(value - after.data[at]!));
  return most;
}

test.each([
  ['a pixel', drawn(1, 1, () => [9, 8, 7, 255])],
  ['nothing visible', drawn(3, 2, () => [1, 2, 3, 0])],
  ['256 colors', drawn(16, 16, (x, y) => [x * 16, y * 16, 77, 255])],
  ['255 colors and a hole', drawn(16, 16, (x, y) => [x * 16, y * 16, 77, x + y > 0 ? 255 : 0])],
])('keeps %s', async (_, pixels) => {
  expect(gifKeeps(pixels)).toBe(true);
  const read = decodeGif(await encodeGif(pixels));
  expect(difference(pixels, read)).toBe(0);
  expect(Array.from(read.data).filter((_part, at) => at % 4 === 3)).toEqual(
    Array.from(pixels.data).filter((_part, at) => at % 4 === 3),
  );
});

test('keeps any picture of few colors', async () => {
  const color = fc.constantFrom([0, 0, 0, 255], [255, 255, 255, 255], [200, 10, 30, 255], [0, 0, 0, 0]);
  const picture = fc.integer({ min: 1, max: 40 }).chain((width) =>
    fc.array(color, { minLength: width, maxLength: width * 8 }).map((colors) => {
      const height = Math.floor(colors.length / width);
      return drawn(width, height, (x, y) => colors[y * width + x]!);
    }),
  );
  await fc.assert(
    fc.asyncProperty(picture, async (pixels) => {
      expect(difference(pixels, decodeGif(await encodeGif(pixels)))).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('dithers what has more colors, so that each area keeps its average', async () => {
  const pixels = drawn(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256, 255]);
  expect(gifKeeps(pixels)).toBe(false);
  const read = decodeGif(await encodeGif(pixels));
  const average = ({ data }: Pixels, part: number) => {
    let sum = 0;
    for (let y = 24; y < 40; y++) for (let x = 24; x < 40; x++) sum += data[(y * 64 + x) * 4 + part]!;
    return sum / 256;
  };
  for (const part of [0, 1, 2]) expect(Math.abs(average(pixels, part) - average(read, part))).toBeLessThan(4);
});

test('half transparent pixels are not kept', () => {
  expect(gifKeeps(drawn(2, 1, (x) => [1, 2, 3, x === 0 ? 127 : 255]))).toBe(false);
});
