// What a picture says of itself before any pixel is decoded: its size, the way up, and its color profile.
import { concatAll } from '../../bytes/concat.ts';
import { mediaTypeOf } from '../../media/file-signatures.ts';
import { Problem } from '../../../base/problem.ts';
import { brokenImage, checkSize, type ImageProblemCode } from '../image/pixels.ts';
import { jpegBlocks, pngBlocks, webpBlocks } from '../metadata/blocks.ts';
import { readExif } from '../metadata/exif.ts';
import { startsWith } from '../metadata/texts.ts';
import { avifHead } from './avif-head.ts';
import { rgbProfile } from './profile.ts';
import { readSvg } from '../svg-pixels.ts';
import { inflated } from './zlib.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const SOURCE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico', 'svg'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

export interface ImageHead {
  format: SourceFormat;
  width: number;
  height: number;
  /** As in EXIF, from 1 to 8. */
  orientation: number;
  /** The color profile (ICC) of RGB pixels. */
  profile: Bytes | null;
  /** EXIF as a TIFF structure, and XMP as XML. */
  exif: Bytes | null;
  xmp: Bytes | null;
  isCmyk?: boolean;
  isAnimated?: boolean;
  /** How many pictures follow each other, if it's known. */
  frames?: number;
  /** The end is missing. */
  isCut?: boolean;
}

const BY_TYPE: Readonly<Record<string, SourceFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heif': 'avif',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/vnd.microsoft.icon': 'ico',
  'image/x-win-bitmap': 'ico',
  'image/svg+xml': 'svg',
};

const JPEG_EXIF = 'Exif\0\0';
const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0';
const JPEG_ICC = 'ICC_PROFILE\0';
const PNG_XMP = 'XML:com.adobe.xmp\0\0\0\0\0';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the head of a picture. Throws Problem, also for one with more pixels than can be taken. */
export async function readHead(bytes: Bytes, takesSvg = false): Promise<ImageHead> {
  const type = mediaTypeOf(bytes);
  const format = BY_TYPE[type];
  if (!format || (format === 'svg' && !takesSvg)) {
    const code = type.startsWith('image/') ? 'unsupported-image' : 'not-an-image';
    throw new Problem<ImageProblemCode>(code, undefined, { type });
  }
  const head = await READERS[format](bytes);
  checkSize(head.width, head.height);
  const orientation = head.orientation ?? (head.exif ? readExif(head.exif).orientation : 1);
  const isAnimated = head.isAnimated ?? (head.frames ?? 1) > 1;
  return { profile: null, exif: null, xmp: null, ...head, isAnimated, format, orientation };
}

type Read = Pick<ImageHead, 'width' | 'height'> & Partial<ImageHead>;

const READERS: Readonly<Record<SourceFormat, (bytes: Bytes) => Read | Promise<Read>>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: (bytes) => avifHead(bytes),
  gif: readGif,
  bmp: readBmp,
  ico: readIco,
  svg: (bytes) => readSvg(bytes).size,
};

function readJpeg(bytes: Bytes): Read {
  const { width, height, blocks, isCut } = jpegBlocks(bytes);
  const read: Read = { width, height, isCut };
  const profile: Bytes[] = [];
  for (const { name, data, whole } of blocks) {
    if (name === 'APP1' && startsWith(data, JPEG_EXIF)) read.exif ??= data.slice(JPEG_EXIF.length);
    else if (name === 'APP1' && startsWith(data, JPEG_XMP)) read.xmp ??= data.slice(JPEG_XMP.length);
    // Its pieces are numbered from 1.
    else if (name === 'APP2' && startsWith(data, JPEG_ICC)) profile[data[12]! - 1] = data.slice(14);
    else if (name === 'data' && isFrame(whole[1]!)) read.isCmyk = data[5] === 4;
  }
  const pieces = [...profile].map((piece) => piece ?? new Uint8Array());
  return { ...read, profile: rgbProfile(concatAll(pieces)) };
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function readPng(bytes: Bytes): Promise<Read> {
  const { width, height, blocks } = pngBlocks(bytes);
  const read: Read = { width, height };
  for (const { name, data } of blocks) {
    if (name === 'eXIf') read.exif = data;
    else if (name === 'acTL' && data.length >= 4) read.frames = viewOf(data).getUint32(0);
    else if (name === 'iTXt' && startsWith(data, PNG_XMP)) read.xmp = data.slice(PNG_XMP.length);
    else if (name === 'iCCP') read.profile = rgbProfile(await inflated(data.slice(data.indexOf(0) + 2)));
  }
  return read;
}

function readWebp(bytes: Bytes): Read {
  const { width, height, blocks } = webpBlocks(bytes);
  const read: Read = { width, height };
  for (const { name, data } of blocks) {
    if (name === 'EXIF') read.exif = startsWith(data, JPEG_EXIF) ? data.slice(JPEG_EXIF.length) : data;
    else if (name === 'XMP ') read.xmp = data;
    else if (name === 'ICCP') read.profile = rgbProfile(data);
    else if (name === 'ANMF') read.frames = (read.frames ?? 0) + 1;
  }
  return read;
}

function readGif(bytes: Bytes): Read {
  if (bytes.length < 13) throw brokenImage();
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), frames: gifFrames(bytes) };
}

/** The bytes of a table of colors, as the flags before it say. */
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Counts the pictures, each of which begins with its place. */
function gifFrames(bytes: Bytes): number {
  let count = 0;
  let at = 13 + tableSize(bytes[10]!);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const isPicture = bytes[at] === 0x2c;
    if (!isPicture && bytes[at] !== 0x21) break;
    if (isPicture) count += 1;
    at += isPicture ? 11 + tableSize(bytes[at + 9] ?? 0) : 2;
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
    at += 1;
  }
  return count;
}

function readBmp(bytes: Bytes): Read {
  if (bytes.length < 26) throw brokenImage();
  const view = viewOf(bytes);
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** The largest of the pictures in an icon; 0 means 256. */
function readIco(bytes: Bytes): Read {
  if (bytes.length < 22) throw brokenImage();
  return { width: 256, height: 256 };
}
