// The icons that browsers and phones ask a site for.
import type { Pixels } from '../image/pixels.ts';
import { newPixels } from '../image/pixels.ts';
import { resized } from '../pixels/resize.ts';
import { flattened } from '../pixels/turn.ts';
import { writeIco } from './ico.ts';
import { writePng } from './write-png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface IconFile {
  name: string;
  type: string;
  bytes: Bytes;
}

export interface SiteWords {
  name: string;
  /** As in CSS. */
  color: string;
  rgb: readonly [number, number, number];
}

/** The sides of the pictures in favicon.ico: tabs, and shortcuts of Windows. */
const ICO_SIDES = [16, 32, 48];
const TOUCH_SIDE = 180;
const MANIFEST_SIDES = [192, 512];
/** A mask may cut everything outside a circle of 80 % (W3C, maskable icons). */
const SAFE = 0.8;
export const LARGEST_SIDE = 512;

/** Puts a picture into the middle of a square. */
function squared(source: Pixels, side: number, share = 1): Pixels {
  const by = (side * share) / Math.max(source.width, source.height);
  const inner = resized(
    source,
    Math.max(1, Math.round(source.width * by)),
    Math.max(1, Math.round(source.height * by)),
  );
  if (inner.width === side && inner.height === side) return inner;
  const square = newPixels(side, side);
  const left = Math.floor((side - inner.width) / 2);
  const top = Math.floor((side - inner.height) / 2);
  for (let y = 0; y < inner.height; y++) {
    const row = inner.data.subarray(y * inner.width * 4, (y + 1) * inner.width * 4);
    square.data.set(row, ((top + y) * side + left) * 4);
  }
  return square;
}

const png = async (name: string, pixels: Pixels): Promise<IconFile> => ({
  name,
  type: 'image/png',
  bytes: await writePng(pixels),
});

/** Makes all icons, their manifest, and the lines for the head of the page. */
export async function faviconSet(source: Pixels, words: SiteWords): Promise<{ files: IconFile[]; html: string }> {
  const small = await Promise.all(
    ICO_SIDES.map(async (side) => ({ width: side, height: side, png: await writePng(squared(source, side)) })),
  );
  const icons = MANIFEST_SIDES.map((side) => ({
    src: `icon-${side}.png`,
    type: 'image/png',
    sizes: `${side}x${side}`,
  }));
  const masked = {
    src: 'icon-maskable-512.png',
    type: 'image/png',
    sizes: `${LARGEST_SIDE}x${LARGEST_SIDE}`,
    purpose: 'maskable',
  };
  const manifest = {
    name: words.name,
    icons: [...icons, masked],
    theme_color: words.color,
    background_color: words.color,
    display: 'standalone',
  };
  const files: IconFile[] = [
    { name: 'favicon.ico', type: 'image/vnd.microsoft.icon', bytes: writeIco(small) },
    // iOS shows transparent pixels black.
    await png('apple-touch-icon.png', flattened(squared(source, TOUCH_SIDE, SAFE), words.rgb)),
    ...(await Promise.all(MANIFEST_SIDES.map((side) => png(`icon-${side}.png`, squared(source, side))))),
    await png(masked.src, flattened(squared(source, LARGEST_SIDE, SAFE), words.rgb)),
    {
      name: 'site.webmanifest',
      type: 'application/manifest+json',
      bytes: new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
    },
  ];
  const html = [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${words.color}">`,
  ].join('\n');
  return { files, html: `${html}\n` };
}
