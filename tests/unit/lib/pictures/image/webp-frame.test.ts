import { expect, test } from 'vitest';
import { decodeBase64 } from '../../../../../src/lib/bytes/bytes.ts';
import { decodePicture } from '../../../../../src/lib/pictures/codecs/decode.ts';

/** By cwebp and webpmux: green of 60 % on 10 × 8 pixels at 6, 4, and then blue on 40 × 30. */
const ANIMATED = [
  'UklGRugAAABXRUJQVlA4WAoAAAASAAAAJwAAHQAAQU5JTQYAAAD/////AABBTk1GXAAAAAMAAAIAAAkAAAcAAGQAAABBTFBICgAA',
  'AAEH0MyICERE/wNWUDggMgAAANABAJ0BKgoACAABQCYloAJ0ugH4AAOwAP7pIh/7z5+58/c+f9Gf/5T98jj+Rx/8oEAAQU5NRlgA',
  'AAAAAAAAAAAnAAAdAABkAAAAVlA4IEAAAAAwAwCdASooAB4APpFGnkslo6KhpWgAsBIJZwDQGA8xNu8AAP71WL//3OB//s4H/+zg',
  'fx1/zbkWmWXGJFbX4AAA',
].join('');

test('the first picture of an animated WebP is where it belongs', async () => {
  const { bytes } = decodeBase64(ANIMATED);
  const { head, pixels } = await decodePicture(bytes);
  expect(head).toMatchObject({ width: 40, height: 30, isAnimated: true, frames: 2 });
  const at = (x: number, y: number) => [...pixels.data.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)];
  for (const [x, y] of [
    [5, 4],
    [6, 3],
    [16, 11],
    [15, 12],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toEqual([0, 0, 0, 0]);
  for (const [x, y] of [
    [6, 4],
    [15, 11],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toEqual([0, 255, 1, 153]);
});

test('one whose first picture is cut or lies outside is broken', async () => {
  const { bytes } = decodeBase64(ANIMATED);
  for (const length of [60, 80, 110])
    await expect(decodePicture(bytes.slice(0, length))).rejects.toThrow('broken-image');
  const outside = new Uint8Array(bytes);
  outside[outside.findIndex((_, index) => String.fromCharCode(...outside.subarray(index, index + 4)) === 'ANMF') + 8] =
    30;
  await expect(decodePicture(outside)).rejects.toThrow('broken-image');
});
