// Shows what a picture says beside its pixels, and removes it without decoding them.
import { Problem } from '../../../base/problem.ts';
import { concatAll } from '../../bytes/concat.ts';
import { mediaTypeOf } from '../../media/file-signatures.ts';
import type { ImageProblemCode } from '../image/pixels.ts';
import {
  type Block,
  type Blocks,
  jpegBlock,
  jpegBlocks,
  pngBlock,
  pngBlocks,
  webpBlock,
  webpBlocks,
} from './blocks.ts';
import { type Fact, orientationOnly, readExif } from './exif.ts';
import { iptcFacts, pngText, startsWith, textOf, xmpFacts } from './texts.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Cleaned {
  type: string;
  width: number;
  height: number;
  orientation: number;
  facts: Fact[];
  bytes: Bytes;
}

const JPEG_EXIF = 'Exif\0\0';
const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0';
const JPEG_ICC = 'ICC_PROFILE\0';
/** What decides how the pixels look. */
const PNG_KEPT =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT cICP mDCV cLLI'.split(' ');
const WEBP_KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/** Reads and removes what isn't the picture. Throws Problem. */
export function cleanImage(bytes: Bytes): Cleaned {
  const type = mediaTypeOf(bytes);
  if (type === 'image/jpeg') return { type, ...cleanJpeg(bytes) };
  if (type === 'image/png') return { type, ...cleanPng(bytes) };
  if (type === 'image/webp') return { type, ...cleanWebp(bytes) };
  const code = type.startsWith('image/') ? 'unsupported-image' : 'not-an-image';
  throw new Problem<ImageProblemCode>(code, undefined, { type });
}

interface Read {
  facts: Fact[];
  orientation: number;
}

/** Adds what an EXIF block says. */
function addExif(read: Read, data: Uint8Array): void {
  const { facts, orientation } = readExif(data);
  read.facts.push(...facts);
  if (read.orientation === 1) read.orientation = orientation;
}

const restFacts = (group: Fact['group'], { rest }: Blocks): Fact[] =>
  rest.length > 0 ? [{ group, name: 'Data after the image', value: `${rest.length} B` }] : [];

function cleanJpeg(bytes: Bytes): Omit<Cleaned, 'type'> {
  const split = jpegBlocks(bytes);
  const read: Read = { facts: [], orientation: 1 };
  for (const { name, data } of split.blocks) readJpeg(read, name, data);
  read.facts.push(...restFacts('JPEG', split));
  const kept = split.blocks.filter(({ name, data }) => isKeptInJpeg(name, data)).map(({ whole }) => whole);
  const exif = concatAll([new TextEncoder().encode(JPEG_EXIF), orientationOnly(read.orientation)]);
  const start = split.blocks[0]?.name === 'APP0' ? 1 : 0;
  if (read.orientation > 1) kept.splice(start, 0, jpegBlock(0xe1, exif));
  const cleaned = concatAll([new Uint8Array([0xff, 0xd8]), ...kept, new Uint8Array([0xff, 0xd9])]);
  return { width: split.width, height: split.height, ...read, bytes: cleaned };
}

function isKeptInJpeg(name: string, data: Uint8Array): boolean {
  if (name === 'APP0') return startsWith(data, 'JFIF\0');
  if (name === 'APP2') return startsWith(data, JPEG_ICC);
  return name === 'data' || (name === 'APP14' && startsWith(data, 'Adobe'));
}

function readJpeg(read: Read, name: string, data: Bytes): void {
  if (isKeptInJpeg(name, data)) {
    if (name === 'APP2') read.facts.push({ group: 'ICC', name: 'ColorProfile', value: `${data.length} B` });
    return;
  }
  if (name === 'APP1' && startsWith(data, JPEG_EXIF)) addExif(read, data.subarray(JPEG_EXIF.length));
  else if (name === 'APP1' && startsWith(data, JPEG_XMP))
    read.facts.push(...xmpFacts(textOf(data.subarray(JPEG_XMP.length))));
  else if (name === 'APP13') read.facts.push(...iptcFacts(data));
  else read.facts.push({ group: 'JPEG', name, value: name === 'COM' ? textOf(data) : `${data.length} B` });
}

function cleanPng(bytes: Bytes): Omit<Cleaned, 'type'> {
  const split = pngBlocks(bytes);
  const read: Read = { facts: [], orientation: 1 };
  for (const { name, data } of split.blocks) {
    if (name === 'eXIf') addExif(read, data);
    else if (name === 'iCCP')
      read.facts.push({ group: 'ICC', name: 'ColorProfile', value: textOf(data).split('\0')[0] ?? '' });
    else if (!PNG_KEPT.includes(name)) read.facts.push(...pngText(name, data));
  }
  read.facts.push(...restFacts('PNG', split));
  const kept = split.blocks.filter(({ name }) => PNG_KEPT.includes(name)).map(({ whole }) => whole);
  if (read.orientation > 1) kept.splice(1, 0, pngBlock('eXIf', orientationOnly(read.orientation)));
  return { width: split.width, height: split.height, ...read, bytes: concatAll([bytes.subarray(0, 8), ...kept]) };
}

const [HAS_XMP, HAS_EXIF] = [4, 8];

function cleanWebp(bytes: Bytes): Omit<Cleaned, 'type'> {
  const split = webpBlocks(bytes);
  const read: Read = { facts: [], orientation: 1 };
  for (const { name, data } of split.blocks) {
    if (name === 'EXIF') addExif(read, startsWith(data, JPEG_EXIF) ? data.subarray(JPEG_EXIF.length) : data);
    else if (name === 'XMP ') read.facts.push(...xmpFacts(textOf(data)));
    else if (name === 'ICCP') read.facts.push({ group: 'ICC', name: 'ColorProfile', value: `${data.length} B` });
    else if (!WEBP_KEPT.includes(name)) read.facts.push({ group: 'WebP', name, value: `${data.length} B` });
  }
  read.facts.push(...restFacts('WebP', split));
  const isTurned = read.orientation > 1;
  const kept = split.blocks.filter(({ name }) => WEBP_KEPT.includes(name)).map((block) => withFlags(block, isTurned));
  if (isTurned) kept.push(webpBlock('EXIF', orientationOnly(read.orientation)));
  const body = concatAll([new TextEncoder().encode('WEBP'), ...kept]);
  const head = webpBlock('RIFF', body);
  return { width: split.width, height: split.height, ...read, bytes: head };
}

/** The flags of an extended file say what is in it. */
function withFlags({ name, data, whole }: Block, hasExif: boolean): Bytes {
  if (name !== 'VP8X') return whole;
  const flags = new Uint8Array(data);
  flags[0] = (flags[0]! & ~(HAS_XMP | HAS_EXIF)) | (hasExif ? HAS_EXIF : 0);
  return webpBlock(name, flags);
}
