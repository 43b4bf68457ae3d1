// The boxes of an AVIF file (ISO/IEC 14496-12, 23008-12) that say how large a picture is and how it is turned.
import { Problem } from '../../../base/problem.ts';
import { brokenImage, type ImageProblemCode } from '../image/pixels.ts';
import { rgbProfile } from './profile.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Box {
  type: string;
  data: Bytes;
}

const MOST_BOXES = 10_000;
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function boxesIn(bytes: Bytes): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length < MOST_BOXES;) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1 && at + 16 <= bytes.length) [size, head] = [Number(view.getBigUint64(at + 8)), 16];
    if (size === 0) size = bytes.length - at;
    if (size < head) throw brokenImage();
    boxes.push({ type: ascii(bytes.subarray(at + 4, at + 8)), data: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

const inside = (boxes: readonly Box[], type: string, skipped = 0): Box[] =>
  boxes.filter((box) => box.type === type).flatMap(({ data }) => boxesIn(data.subarray(skipped)));

/** Turns by `irot` (quarters against the clock) and `imir`, as the orientation of EXIF says them. */
const TURNED = [1, 8, 3, 6];
/** Mirrored top to bottom (axis 0) or left to right (axis 1), after the turn. */
const MIRRORED = [
  [4, 7, 2, 5],
  [2, 5, 4, 7],
];

export function avifHead(bytes: Bytes) {
  const top = boxesIn(bytes);
  const brands = top.find(({ type }) => type === 'ftyp')?.data ?? new Uint8Array();
  if (!/avi[fs]/.test(ascii(brands.subarray(0, 256))))
    throw new Problem<ImageProblemCode>('unsupported-image', undefined, { type: 'image/heif' });
  const properties = inside(inside(inside(top, 'meta', 4), 'iprp'), 'ipco');
  let [width, height, angle] = [0, 0, 0];
  let axis: number | null = null;
  let profile: Bytes | null = null;
  for (const { type, data } of properties) {
    const view = viewOf(data);
    // The largest one: a grid has tiles that are smaller, and no decoder takes more memory than for this.
    if (type === 'ispe' && data.length >= 12) {
      width = Math.max(width, view.getUint32(4));
      height = Math.max(height, view.getUint32(8));
    } else if (type === 'irot' && data.length > 0) angle = data[0]! & 3;
    else if (type === 'imir' && data.length > 0) axis = data[0]! & 1;
    else if (type === 'colr' && /^(?:prof|rICC)$/.test(ascii(data.subarray(0, 4)))) profile = data.slice(4);
  }
  const orientation = (axis === null ? TURNED : MIRRORED[axis]!)[angle]!;
  return {
    width,
    height,
    orientation,
    profile: rgbProfile(profile),
    isAnimated: ascii(brands.subarray(0, 4)) === 'avis',
  };
}
