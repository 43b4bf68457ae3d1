// What a picture says of itself before any pixel is decoded: its size, the way up, and its color profile.
import { concatAll } from '../../bytes/concat.ts';
import { detectType } from '../../media/file-signatures.ts';
import { Problem } from '../../../base/problem.ts';
import { brokenImage, checkSize, type ImageProblemCode } from '../image/pixels.ts';
import { jpegBlocks, pngBlocks, webpBlocks } from '../metadata/blocks.ts';
import { readExif } from '../metadata/exif.ts';
import { startsWith } from '../metadata/texts.ts';
import { avifHead } from './avif-head.ts';
import { rgbProfile } from './profile.ts';
import { inflated } from './zlib.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const SOURCE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico'] as const;
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
};

const JPEG_EXIF = 'Exif\0\0';
const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0';
const JPEG_ICC = 'ICC_PROFILE\0';
const PNG_XMP = 'XML:com.adobe.xmp\0\0\0\0\0';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the head of a picture. Throws Problem, also for one with more pixels than can be taken. */
export async function readHead(bytes: Bytes): Promise<ImageHead> {
  const type = detectType(bytes)?.type ?? 'application/octet-stream';
  const format = BY_TYPE[type];
  if (!format) {
    const code = type.startsWith('image/') ? 'unsupported-image' : 'not-an-image';
    throw new Problem<ImageProblemCode>(code, undefined, { type });
  }
  const head = await READERS[format](bytes);
  checkSize(head.width, head.height);
  const orientation = head.orientation ?? (head.exif ? readExif(head.exif).orientation : 1);
  return { profile: null, exif: null, xmp: null, ...head, format, orientation };
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
    else if (name === 'acTL') read.isAnimated = true;
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
    else if (name === 'ANIM') read.isAnimated = true;
  }
  return read;
}

function readGif(bytes: Bytes): Read {
  if (bytes.length < 13) throw brokenImage();
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: hasTwoFrames(bytes) };
}

/** Looks for graphic controls, each of which belongs to a frame. */
function hasTwoFrames(bytes: Bytes): boolean {
  let count = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && count < 2; at = bytes.indexOf(0x21, at + 1))
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) count += 1;
  return count > 1;
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
