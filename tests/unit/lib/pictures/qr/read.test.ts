import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../../../src/lib/pictures/image/pixels.ts';
import { encodeQr } from '../../../../../src/lib/pictures/qr/encode.ts';
import { readQrCodes } from '../../../../../src/lib/pictures/qr/read.ts';
import { PICTURES, take } from './pictures.ts';

type Rgba = readonly [number, number, number, number];
const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

interface Placed {
  text: string;
  x: number;
  y: number;
  scale?: number;
  dark?: Rgba;
  light?: Rgba;
}

async function picture(width: number, height: number, ground: Rgba, codes: readonly Placed[]): Promise<Pixels> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set(ground, at);
  for (const { text, x, y, scale = 4, dark = BLACK, light = WHITE } of codes) {
    const { size, modules } = await encodeQr(text, 'M');
    for (let row = 0; row < size * scale; row++) {
      for (let column = 0; column < size * scale; column++) {
        const isDark = modules[Math.floor(row / scale) * size + Math.floor(column / scale)] === 1;
        data.set(isDark ? dark : light, ((y + row) * width + x + column) * 4);
      }
    }
  }
  return { width, height, data };
}

const texts = async (pixels: Pixels) =>
  (await readQrCodes(pixels, new AbortController().signal)).map(({ text }) => text).toSorted();

describe('readQrCodes', () => {
  it('finds a code with one pixel per module and no margin', async () => {
    expect(await texts(await picture(21, 21, WHITE, [{ text: 'a', x: 0, y: 0, scale: 1 }]))).toEqual(['a']);
  });

  it('finds light codes on a dark background, and white ones on a transparent one', async () => {
    expect(
      await texts(await picture(140, 140, BLACK, [{ text: 'é', x: 20, y: 20, dark: WHITE, light: BLACK }])),
    ).toEqual(['é']);
    expect(
      await texts(await picture(140, 140, CLEAR, [{ text: 'é', x: 20, y: 20, dark: WHITE, light: CLEAR }])),
    ).toEqual(['é']);
  });

  it('finds several codes', async () => {
    const codes = ['one', 'two', 'three', 'four', 'five'].map((text, i) => ({
      text,
      x: 40 + (i % 3) * 180,
      y: 40 + Math.floor(i / 3) * 180,
    }));
    expect(await texts(await picture(560, 400, WHITE, codes))).toEqual(['five', 'four', 'one', 'three', 'two']);
  });

  it('finds a small code in a large picture', { timeout: 60_000 }, async () => {
    expect(
      await texts(await picture(3000, 2000, [200, 200, 200, 255], [{ text: 'small', x: 2300, y: 1500, scale: 5 }])),
    ).toEqual(['small']);
  });

  // 60 of all 64 are found; every sixth takes a quarter of a minute. ALL_PICTURES=1 tries all.
  it(
    'finds nearly all codes in poor pictures, and all that the library finds alone',
    { timeout: 300_000 },
    async () => {
      const missed: string[] = [];
      const isAll = process.env['ALL_PICTURES'] === '1';
      for (const [name, taken] of PICTURES.filter((_, index) => isAll || index % 6 === 0)) {
        const pixels = await take(taken);
        if ((await texts(pixels)).includes(taken.text)) continue;
        missed.push(name);
        expect(jsqr(pixels.data, pixels.width, pixels.height)?.data, name).not.toBe(taken.text);
      }
      expect(PICTURES).toHaveLength(64);
      expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(isAll ? 4 : 2);
    },
  );

  it('finds nothing in a blank picture', async () =>
    expect(await texts(await picture(100, 100, WHITE, []))).toEqual([]));

  it('rejects when aborted', async () => {
    await expect(readQrCodes(await picture(50, 50, WHITE, []), AbortSignal.abort())).rejects.toThrow();
  });
});
