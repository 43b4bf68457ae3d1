// Puts a color profile, EXIF and XMP into a picture that has just been encoded.
import { concatAll } from '../../bytes/concat.ts';
import { jpegBlock, pngBlock, webpBlock, webpBlocks, webpSize } from '../metadata/blocks.ts';
import { deflated } from './zlib.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Attached {
  profile: Bytes | null;
  exif: Bytes | null;
  xmp: Bytes | null;
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The most that a segment of a JPEG holds. */
const MOST_IN_SEGMENT = 65_533;
const ICC_PIECE = 65_519;

/** Returns the picture with what is attached; formats that can't have it stay as they are. */
export async function embed(type: string, bytes: Bytes, attached: Attached): Promise<Bytes> {
  if (!attached.profile && !attached.exif && !attached.xmp) return bytes;
  if (type === 'image/jpeg') return inJpeg(bytes, attached);
  if (type === 'image/png') return inPng(bytes, attached);
  return type === 'image/webp' ? inWebp(bytes, attached) : bytes;
}

function inJpeg(bytes: Bytes, { profile, exif, xmp }: Attached): Bytes {
  const blocks: Bytes[] = [];
  const add = (marker: number, data: Uint8Array) => {
    if (data.length <= MOST_IN_SEGMENT) blocks.push(jpegBlock(marker, data));
  };
  if (exif) add(0xe1, concatAll([latin('Exif\0\0'), exif]));
  if (xmp) add(0xe1, concatAll([latin('http://ns.adobe.com/xap/1.0/\0'), xmp]));
  const count = profile ? Math.ceil(profile.length / ICC_PIECE) : 0;
  for (let index = 0; index < count && count < 256; index++) {
    const piece = profile!.subarray(index * ICC_PIECE, (index + 1) * ICC_PIECE);
    add(0xe2, concatAll([latin('ICC_PROFILE\0'), Uint8Array.of(index + 1, count), piece]));
  }
  // After the block of JFIF, which comes first.
  const start = bytes[3] === 0xe0 ? 4 + viewOf(bytes).getUint16(4) : 2;
  return concatAll([bytes.subarray(0, start), ...blocks, bytes.subarray(start)]);
}

/** The end of a PNG's header: the signature and the block IHDR. */
const AFTER_IHDR = 33;

async function inPng(bytes: Bytes, { profile, exif, xmp }: Attached): Promise<Bytes> {
  const blocks: Bytes[] = [];
  if (profile) blocks.push(pngBlock('iCCP', concatAll([latin('ICC\0\0'), await deflated(profile)])));
  if (exif) blocks.push(pngBlock('eXIf', exif));
  if (xmp) blocks.push(pngBlock('iTXt', concatAll([latin('XML:com.adobe.xmp\0\0\0\0\0'), xmp])));
  return concatAll([bytes.subarray(0, AFTER_IHDR), ...blocks, bytes.subarray(AFTER_IHDR)]);
}

const FLAGS = { profile: 0x20, alpha: 0x10, exif: 8, xmp: 4 };

function inWebp(bytes: Bytes, { profile, exif, xmp }: Attached): Bytes {
  const { blocks } = webpBlocks(bytes);
  const [first] = blocks;
  if (!first) return bytes;
  const isExtended = first.name === 'VP8X';
  const head = isExtended ? new Uint8Array(first.data) : extended(first.name, first.data);
  if (profile) head[0]! |= FLAGS.profile;
  if (exif) head[0]! |= FLAGS.exif;
  if (xmp) head[0]! |= FLAGS.xmp;
  const body = concatAll([
    latin('WEBP'),
    webpBlock('VP8X', head),
    ...(profile ? [webpBlock('ICCP', profile)] : []),
    ...blocks.slice(isExtended ? 1 : 0).map(({ whole }) => whole),
    ...(exif ? [webpBlock('EXIF', exif)] : []),
    ...(xmp ? [webpBlock('XMP ', xmp)] : []),
  ]);
  return webpBlock('RIFF', body);
}

/** The block that says what else is in the file. */
function extended(name: string, data: Uint8Array): Bytes {
  const [width, height] = webpSize(name, data) ?? [1, 1];
  const head = new Uint8Array(10);
  const view = viewOf(head);
  if (name === 'VP8L' && (viewOf(data).getUint32(1, true) >>> 28) & 1) head[0] = FLAGS.alpha;
  view.setUint32(4, width - 1, true);
  // 24 bits each; the fourth byte of the width is the first of the height.
  head.set([(height - 1) & 255, ((height - 1) >> 8) & 255, (height - 1) >> 16], 7);
  return head;
}

const ORIENTATION = 0x0112;

/** Returns EXIF of a picture that has been turned upright: without a turn, and without a thumbnail of what it was. */
export function uprightExif(exif: Bytes): Bytes {
  const made = new Uint8Array(exif);
  const view = viewOf(made);
  const isLittle = made[0] === 0x49;
  if (made.length < 8) return made;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > made.length) return made;
  const count = view.getUint16(start, isLittle);
  const end = start + 2 + count * 12;
  for (let at = start + 2; at < end && at + 12 <= made.length; at += 12)
    if (view.getUint16(at, isLittle) === ORIENTATION) view.setUint16(at + 8, 1, isLittle);
  if (end + 4 <= made.length) view.setUint32(end, 0, isLittle);
  return made;
}
