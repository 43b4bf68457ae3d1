import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { encodeUtf8, decodeBase64 } from '../../../src/lib/bytes/bytes.ts';
import { embed } from '../../../src/lib/pictures/codecs/embed.ts';
import { PHOTO } from '../../../src/lib/pictures/codecs/samples.ts';
import { decodeJpeg } from '../../../src/lib/pictures/image/jpeg.ts';
import { webpBlocks } from '../../../src/lib/pictures/metadata/blocks.ts';
import { resized } from '../../../src/lib/pictures/pixels/resize.ts';
import { upright } from '../../../src/lib/pictures/pixels/turn.ts';
import { test } from '../test.ts';

/** A color profile (ICC.1:2001-04) whose red is green, and whose green is red: pixels that it's applied to are other ones. */
function swappedProfile(): Uint8Array<ArrayBuffer> {
  const xyz = (...values: number[]) => [0, ...values].map((value) => Math.round(value * 65536));
  const tags: [string, string, number[]][] = [
    ['desc', 'desc', [0, 2, 0x58000000, 0, 0, 0, ...Array<number>(17).fill(0)]],
    ['cprt', 'text', [0, 0x58000000]],
    ['wtpt', 'XYZ ', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', 'XYZ ', xyz(0.3851, 0.7169, 0.0971)],
    ['gXYZ', 'XYZ ', xyz(0.4361, 0.2225, 0.0139)],
    ['bXYZ', 'XYZ ', xyz(0.1431, 0.0606, 0.7141)],
    ...['rTRC', 'gTRC', 'bTRC'].map((name): [string, string, number[]] => [name, 'curv', [0, 0]]),
  ];
  const head = 128 + 4 + tags.length * 12;
  const size = tags.reduce((sum, [, , words]) => sum + 4 + words.length * 4, head);
  const made = new Uint8Array(size);
  const view = new DataView(made.buffer);
  const write = (at: number, text: string) => made.set(encodeUtf8(text), at);
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  for (const [at, text] of [
    [12, 'mntrRGB XYZ '],
    [36, 'acsp'],
  ] as const)
    write(at, text);
  [0.9642, 1, 0.8249].forEach((value, index) => view.setInt32(68 + index * 4, Math.round(value * 65536)));
  view.setUint32(128, tags.length);
  let to = head;
  for (const [index, [name, type, words]] of tags.entries()) {
    write(132 + index * 12, name);
    view.setUint32(136 + index * 12, to);
    view.setUint32(140 + index * 12, 4 + words.length * 4);
    write(to, type);
    for (const [word, value] of words.entries()) view.setUint32(to + 4 + word * 4, value >>> 0);
    to += 4 + words.length * 4;
  }
  return made;
}

async function downloaded(page: Page, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  return new Uint8Array(readFileSync(await (await download).path()));
}

/** The pixels of a WebP as the browser decodes them, without its color profile. */
const seenBy = (page: Page, bytes: Uint8Array) =>
  page.evaluate(
    async (values) => {
      const blob = new Blob([Uint8Array.from(values)], { type: 'image/webp' });
      const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return { width: bitmap.width, data: [...context.getImageData(0, 0, bitmap.width, bitmap.height).data] };
    },
    [...bytes],
  );

test("a photo is resized by the browser's own codecs: upright, in the colors that it has, with its profile", async ({
  page,
}) => {
  // Only pictures that the browser's decoder leaves to it need this one.
  await page.route('**/assets/jpeg-reduce-*', (route) => route.abort());
  const { bytes } = decodeBase64(PHOTO);
  const profile = swappedProfile();
  const source = await embed('image/jpeg', bytes, { profile, exif: null, xmp: null });
  await page.goto('/image-converter#op=resize&width=40&height=40&format=webp&quality=95');
  await expect(page.getByRole('button', { name: 'Download IMG_2041.webp' })).toBeVisible(); // the page listens by now
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(source) };
  await page.locator('main input[type=file]').setInputFiles(file);
  const made = await downloaded(page, 'photo.webp');
  const blocks = webpBlocks(made).blocks.map(({ name }) => name);
  expect(blocks).toEqual(['VP8X', 'ICCP', 'VP8 ']);
  const wanted = resized(upright(await decodeJpeg(bytes), 6), 40, 27);
  const { width, data } = await seenBy(page, made);
  expect(width).toBe(40);
  const off = data.reduce((sum, value, at) => sum + Math.abs(value - wanted.data[at]!), 0) / data.length;
  expect(off).toBeLessThan(4);
});

test("an opaque picture becomes WebP by the browser's own codec, without a profile that says nothing", async ({
  page,
}) => {
  // Only transparent pictures need this one, and browsers that can't write WebP.
  await page.route('**/assets/webp-encode-*', (route) => route.abort());
  await page.goto('/image-converter#op=convert&format=webp');
  const made = await downloaded(page, 'IMG_2041.webp');
  expect(webpBlocks(made).blocks.map(({ name }) => name)).toEqual(['VP8 ']);
});

test('a picture is compared with what has been made of it, by keys', async ({ page }) => {
  await page.goto('/image-converter#op=convert&format=webp');
  const compare = page.getByRole('button', { name: 'Compare IMG_2041.webp with the original' });
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'IMG_2041.webp: before and after' });
  // The original is turned by its EXIF, and what has been made of it is upright: they are one over the other.
  await expect(dialog.getByText(/^Before · 160 × 107 · /)).toBeVisible();
  await expect(dialog.getByText(/^After · 160 × 107 · /)).toBeVisible();
  const line = dialog.getByRole('slider', { name: 'Divider' });
  await expect(line).toBeFocused();
  await page.keyboard.press('Home');
  await expect(line).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
});
