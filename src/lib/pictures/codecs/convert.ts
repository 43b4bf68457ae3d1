// From the bytes of a picture to those of another one.
import type { Size } from '../../../base/area.ts';
import { cleanImage } from '../metadata/clean.ts';
import { checkSize, type Pixels } from '../image/pixels.ts';
import { gifKeeps } from '../image/write-gif.ts';
import { resized } from '../pixels/resize.ts';
import { sizeFor, type WantedSize } from '../pixels/size.ts';
import { cropped, flattened, isOpaque } from '../pixels/turn.ts';
import { decodePicture, type Decoding } from './decode.ts';
import { embed, uprightExif } from './embed.ts';
import { encodePicture, TARGETS, type TargetFormat } from './encode.ts';
import type { ImageHead, SourceFormat } from './head.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const NOTES = [
  'animated',
  'cut',
  'flattened',
  'reduced',
  'profile-lost',
  'metadata-lost',
  'above-target',
] as const;
export type Note = (typeof NOTES)[number];

/** What is done with the upright picture. */
export interface Edit {
  /** The least that it's needed in, if not the size that it has. */
  least?: (size: Size, isVector: boolean) => Size;
  /** Edits pixels of a picture that has this size. */
  apply: (pixels: Pixels, size: Size, isVector: boolean) => Pixels;
}

/** Returns the edit that makes a picture as large as this. */
export const resizing = (wanted: WantedSize): Edit => ({
  // What is drawn may be as large as anybody likes.
  least: (size, isVector) => sizeFor(size, { ...wanted, enlarges: wanted.enlarges || isVector }),
  apply(pixels, size, isVector) {
    const { width, height, area } = sizeFor(size, { ...wanted, enlarges: wanted.enlarges || isVector });
    // What is left of a reduction is small, and its filter was part of the reduction.
    const made = resized(pixels, width, height, pixels.width < size.width ? 2 : 3);
    return area ? cropped(made, area) : made;
  },
});

export interface Wanted {
  format: TargetFormat | 'same';
  quality: number;
  /** The most that the file may have, in bytes. */
  most: number | null;
  /** Shown where the picture is transparent, if the format can't be. */
  background: readonly [number, number, number];
  keepsMetadata: boolean;
  edit?: Edit | undefined;
  svg?: Decoding['svg'];
}

export interface Converted {
  format: TargetFormat;
  bytes: Bytes;
  before: { width: number; height: number };
  after: { width: number; height: number };
  notes: Note[];
  /** How many pictures follow each other in a file of which the first is taken. */
  frames?: number | undefined;
}

/** What is written for each format that is read. */
const SAME: Readonly<Record<SourceFormat, TargetFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  bmp: 'bmp',
  ico: 'ico',
  svg: 'png',
};

/** Converts a picture, which is upright then. Throws Problem. */
export async function convertPicture(bytes: Bytes, wanted: Wanted): Promise<Converted> {
  const { head, pixels, size } = await decodePicture(bytes, { least: wanted.edit?.least, svg: wanted.svg });
  const format = wanted.format === 'same' ? SAME[head.format] : wanted.format;
  const before = { width: size.width, height: size.height };
  let edited = wanted.edit?.apply(pixels, size, head.format === 'svg') ?? pixels;
  const isEdited = edited !== pixels || pixels.width !== size.width;
  const notes: Note[] = [];
  if (head.isAnimated) notes.push('animated');
  if (head.isCut) notes.push('cut');
  if (!TARGETS[format].hasAlpha && !isOpaque(edited)) {
    edited = flattened(edited, wanted.background);
    notes.push('flattened');
  }
  if (format === 'gif' && !gifKeeps(edited)) notes.push('reduced');
  if (format === 'ico') edited = within(edited, TARGETS.ico.most);
  const attached = attachedTo(head, wanted.keepsMetadata);
  if (attached.profile && !canHaveProfile(format)) notes.push('profile-lost');
  if ((attached.exif || attached.xmp) && !canHaveProfile(format)) notes.push('metadata-lost');
  let made = await encodeWithin(edited, format, wanted);
  made.bytes = await embed(TARGETS[format].type, made.bytes, attached);
  // What was compressed well stays as it is, without its metadata.
  const original =
    isEdited || head.format === 'svg' || head.isAnimated || head.orientation > 1
      ? null
      : unchanged(bytes, head, format, wanted);
  if (original && original.length <= made.bytes.length) made = { ...made, bytes: original, after: before };
  if (wanted.most !== null && made.bytes.length > wanted.most) notes.push('above-target');
  const frames = head.isAnimated ? head.frames : undefined;
  return { format, bytes: made.bytes, before, after: made.after, notes, frames };
}

const canHaveProfile = (format: TargetFormat) => format === 'jpeg' || format === 'png' || format === 'webp';

const attachedTo = ({ profile, exif, xmp }: ImageHead, keepsMetadata: boolean) => ({
  profile,
  exif: keepsMetadata && exif ? uprightExif(exif) : null,
  xmp: keepsMetadata ? xmp : null,
});

/** The same file, if that is wanted, without what belongs to no pixel. */
function unchanged(bytes: Bytes, head: ImageHead, format: TargetFormat, { keepsMetadata }: Wanted): Bytes | null {
  if (format !== SAME[head.format] || head.isCut) return null;
  return keepsMetadata || !canHaveProfile(format) ? bytes : cleanImage(bytes).bytes;
}

/** Shrinks a picture to the longest side that its format takes. */
function within(pixels: Pixels, most: number): Pixels {
  const by = Math.min(1, most / Math.max(pixels.width, pixels.height));
  return resized(pixels, Math.max(1, Math.round(pixels.width * by)), Math.max(1, Math.round(pixels.height * by)));
}

/** A picture doesn't get worse than this before it gets smaller. */
const LEAST_QUALITY = 30;
const MOST_STEPS = 8;

interface Encoded {
  bytes: Bytes;
  after: { width: number; height: number };
}

/** Encodes with the best quality, and then the largest size, that fits. */
async function encodeWithin(pixels: Pixels, format: TargetFormat, wanted: Wanted): Promise<Encoded> {
  const whole = await encodePicture(pixels, format, wanted.quality);
  const made = { bytes: whole, after: { width: pixels.width, height: pixels.height } };
  if (wanted.most === null || whole.length <= wanted.most) return made;
  if (TARGETS[format].hasQuality) {
    const best = await bestQuality(pixels, format, wanted.quality, wanted.most);
    if (best) return { ...made, bytes: best };
  }
  return smallerSize(pixels, format, Math.min(wanted.quality, LEAST_QUALITY), wanted.most, made);
}

async function bestQuality(pixels: Pixels, format: TargetFormat, quality: number, most: number): Promise<Bytes | null> {
  let best: Bytes | null = null;
  let [low, high] = [Math.min(LEAST_QUALITY, quality), quality - 1];
  while (low <= high) {
    // The lowest one first: if that is too much, no other one is tried.
    const middle = best ? Math.floor((low + high) / 2) : low;
    const bytes = await encodePicture(pixels, format, middle);
    if (bytes.length > most) {
      if (!best) return null;
      high = middle - 1;
    } else {
      best = bytes;
      low = middle + 1;
    }
  }
  return best;
}

async function smallerSize(
  pixels: Pixels,
  format: TargetFormat,
  quality: number,
  most: number,
  start: Encoded,
): Promise<Encoded> {
  let made = start;
  let by = 1;
  for (let step = 0; step < MOST_STEPS && made.bytes.length > most; step++) {
    by *= Math.max(0.1, Math.min(0.9, Math.sqrt(most / made.bytes.length) * 0.97));
    const after = {
      width: Math.max(1, Math.round(pixels.width * by)),
      height: Math.max(1, Math.round(pixels.height * by)),
    };
    checkSize(after.width, after.height);
    made = { after, bytes: await encodePicture(resized(pixels, after.width, after.height), format, quality) };
  }
  return made;
}
