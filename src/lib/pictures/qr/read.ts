// Reads QR codes in a picture with jsQR: any number of them, dark on light or light on dark.
import type { QRCode } from 'jsqr';
import { decodeUtf8, DecodeProblem } from '../../bytes/bytes.ts';
import type { Pixels } from '../image/pixels.ts';
import { isOpaque } from '../pixels/turn.ts';
import { binary, sharp, smooth, strongest, turned, withoutSpecks } from './enhance.ts';
import { crop, flatten, type Gray, mask, scaled, withBorder } from './gray.ts';

export interface FoundQr {
  text: string;
  bytes: Uint8Array;
  /** 1 to 40. */
  version: number;
  /** The character set in an ECI header; null if there is none. */
  eci: string | null;
  /** Whether the bytes aren't valid UTF-8 and were read as Latin-1, the default of ISO/IEC 18004. */
  latin: boolean;
}

const MOST_CODES = 32;
// jsQR takes about 0.1 s for this many pixels, and codes that people scan are larger than a tenth of the side.
const WORKING_SIDE = 1200;
const SHORTEST_SIDE = 400;
const LONGEST_SIDE = 4000;
/** Of a picture with a longer side, halves take seconds: what isn't within a quarter of it has been seen at a smaller size. */
const LONGEST_IN_HALVES = 1500;
/** Many variants are tried of a picture of this size. */
const ENHANCED_SIDE = 700;

/** Returns the QR codes in a picture that is as sharp as a drawn one, without the work for poor pictures. */
export async function readSharpQrCodes(pixels: Pixels, signal: AbortSignal): Promise<FoundQr[]> {
  const [likeliest] = plain(pixels);
  return likeliest ? scan(likeliest, signal) : [];
}

/**
 * Returns the codes in a picture, in the order in which they are found; an empty list if there are none. Most of the work is
 * for poor pictures; before it, `isEnough` is asked.
 */
export async function readQrCodes(
  pixels: Pixels,
  signal: AbortSignal,
  isEnough: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<FoundQr[]> {
  // Several codes confuse the library in the whole picture, so the parts of the likeliest variant come first, too.
  let hasParts = true;
  for (const variant of plain(pixels)) {
    const codes = await scan(variant, signal, { hasParts });
    if (codes.length > 0) return codes;
    hasParts = false;
  }
  if (await isEnough()) return [];
  for (const variant of enhanced(pixels)) {
    const codes = await scan(variant, signal);
    if (codes.length > 0) return codes;
  }
  // The parts of the first one have been seen, and those of the second one are the same if nothing shines through.
  for (const variant of [...plain(pixels)].slice(isOpaque(pixels) ? 2 : 1)) {
    const codes = await scan(variant, signal, { hasParts: true, isScanned: true });
    if (codes.length > 0) return codes;
  }
  return [];
}

/** Returns the picture in the sizes and on the backgrounds on which a code may be visible, likeliest first. */
function* plain(pixels: Pixels): Generator<Gray> {
  const side = Math.max(pixels.width, pixels.height);
  const shrink = Math.ceil(side / WORKING_SIDE);
  const enlarge = Math.ceil(SHORTEST_SIDE / side);
  const { gray, transparent } = flatten(pixels, 255);
  const sized = (picture: Gray) => scaled(picture, shrink > 1 ? 1 / shrink : enlarge);
  yield withBorder(sized(gray), 255);
  // A white code on a transparent background is only visible on black; a tightly cropped one lacks its margin.
  yield withBorder(sized(transparent ? flatten(pixels, 0).gray : gray), 0);
  if (shrink > 1 && side <= LONGEST_SIDE) yield withBorder(gray, 255);
  // A photo is too noisy at full size.
  if (side > SHORTEST_SIDE) yield withBorder(scaled(gray, 1 / (2 * shrink)), 255);
  if (side <= WORKING_SIDE) yield gray;
}

/** Returns the picture with more contrast and less noise, blur, or tilt. */
function* enhanced(pixels: Pixels): Generator<Gray> {
  const side = Math.max(pixels.width, pixels.height);
  const strong = scaled(strongest(pixels), 1 / Math.ceil(side / ENHANCED_SIDE));
  const size = Math.max(strong.width, strong.height);
  const factor = size < SHORTEST_SIDE ? 2 : 1;
  const calm = withoutSpecks(strong);
  yield withBorder(strong, 255);
  for (const picture of [strong, calm, smooth(strong, 1), smooth(smooth(strong, 1), 1), withoutSpecks(calm)]) {
    yield withBorder(binary(picture), 255);
    yield withBorder(turned(binary(turned(picture, 0, 2)), 0, 1), 255);
  }
  for (const step of [2, 3]) yield withBorder(scaled(strong, 1 / step), 255);
  for (const radius of [2, 4]) yield withBorder(binary(sharp(strong, radius)), 255);
  for (const offset of [-40, 40]) yield withBorder(binary(smooth(strong, 1), offset), 255);
  for (const degrees of [0, 90, 180, 270]) yield withBorder(binary(turned(strong, degrees, factor, 0.4)), 255);
  for (const degrees of [45, 20, 70]) yield withBorder(binary(turned(strong, degrees, factor)), 255);
}

/**
 * Finds a code in the whole picture, then others in its parts; with `hasParts`, those are searched in any case, and with
 * `isScanned`, nothing has been found in the whole.
 */
async function scan(
  picture: Gray,
  signal: AbortSignal,
  { hasParts = false, isScanned = false } = {},
): Promise<FoundQr[]> {
  const { default: jsqr } = await import('jsqr');
  const codes: FoundQr[] = [];
  // Painting over each code makes it possible to find another one.
  for (let before = -1; codes.length > before;) {
    before = codes.length;
    for (const [index, area] of areas(picture).entries()) {
      if (index > 0 && codes.length === 0 && !hasParts) return codes;
      if (index === 0 && codes.length === 0 && isScanned) continue;
      while (codes.length < MOST_CODES) {
        signal.throwIfAborted();
        await undefined;
        const { rgba, width, height } = crop(picture, area);
        const code = jsqr(rgba, width, height, { inversionAttempts: 'attemptBoth' });
        if (!code || code.chunks.length === 0) break;
        const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location;
        mask(picture, [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner], area);
        codes.push(contentOf(code));
      }
    }
  }
  return codes;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the whole picture, then halves, unless it is large, and overlapping quarters: jsQR confuses the corners of several codes
 * in one view.
 */
function areas({ width, height }: Gray): Area[] {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const steps = [0, 1, 2];
  const halves = [
    { x: 0, y: 0, width: half.width, height },
    { x: width - half.width, y: 0, width: half.width, height },
    { x: 0, y: 0, width, height: half.height },
    { x: 0, y: height - half.height, width, height: half.height },
  ];
  return [
    { x: 0, y: 0, width, height },
    ...(Math.max(width, height) > LONGEST_IN_HALVES ? [] : halves),
    ...steps.flatMap((row) =>
      steps.map((column) => ({
        x: Math.floor(((width - half.width) * column) / 2),
        y: Math.floor(((height - half.height) * row) / 2),
        ...half,
      })),
    ),
  ];
}

/** Character sets by ECI assignment number (AIM ITS/04-023), as labels of the Encoding standard. */
const ECI: Readonly<Record<number, string>> = {
  1: 'iso-8859-1',
  3: 'iso-8859-1',
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  11: 'windows-1254',
  12: 'iso-8859-10',
  13: 'windows-874',
  15: 'iso-8859-13',
  16: 'iso-8859-14',
  17: 'iso-8859-15',
  18: 'iso-8859-16',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  26: 'utf-8',
  27: 'iso-8859-1',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
};

function contentOf({ chunks, binaryData, version }: QRCode): FoundQr {
  let text = '';
  let eci: string | null = null;
  let latin = false;
  for (const chunk of chunks) {
    if ('assignmentNumber' in chunk) eci = ECI[chunk.assignmentNumber] ?? null;
    else if ('bytes' in chunk && String(chunk.type) === 'byte') {
      const read = bytesText(Uint8Array.from(chunk.bytes), eci);
      text += read.text;
      latin ||= read.latin;
    } else if ('text' in chunk) text += chunk.text;
  }
  return { text, bytes: Uint8Array.from(binaryData), version, eci, latin };
}

function bytesText(bytes: Uint8Array, eci: string | null): { text: string; latin: boolean } {
  if (eci !== null && eci !== 'utf-8') return { text: new TextDecoder(eci).decode(bytes), latin: false };
  try {
    return { text: decodeUtf8(bytes).text, latin: false };
  } catch (error) {
    if (error instanceof DecodeProblem) return { text: new TextDecoder('iso-8859-1').decode(bytes), latin: true };
    throw error;
  }
}
