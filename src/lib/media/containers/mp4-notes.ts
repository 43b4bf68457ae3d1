// What phones and cameras write into MP4 and QuickTime files beside the recording.
import type { Box } from './boxes.ts';
import { codeAt, viewOf } from './tracks.ts';

const UTF8 = new TextDecoder();

/** Seconds from 1904, when the Macintosh began to count, to 1970. */
const EPOCH = 2_082_844_800;

/** When it was recorded, if that is later than the clock of a camera that was never set. */
export function createdIn(mvhd: Box | undefined): string | undefined {
  const seconds = (mvhd?.u8(0) === 1 ? mvhd.u64(4) : (mvhd?.u32(4) ?? 0)) - EPOCH;
  return seconds > 0 && seconds < 2 ** 33 ? new Date(seconds * 1000).toISOString().replace('.000', '') : undefined;
}

/** The names of `keys` with the values of `ilst`, as Apple's cameras write them. */
function* keyed(meta: Box | undefined): Generator<readonly [string, string]> {
  // In QuickTime, this box has no version.
  const start = meta && codeAt(meta.bytes, 4) === 'hdlr' ? 0 : 4;
  const parts = new Map([...(meta?.children(start) ?? [])].map((box) => [box.name, box]));
  const [keys, list] = [parts.get('keys'), parts.get('ilst')];
  if (!keys || !list) return;
  const names: string[] = [];
  for (let at = 8; at + 8 <= keys.bytes.length && names.length < keys.u32(4);) {
    const size = keys.u32(at);
    if (size < 8) break;
    names.push(UTF8.decode(keys.bytes.subarray(at + 8, at + size)));
    at += size;
  }
  for (const item of list.children()) {
    const data = item.at('data');
    // The name of an item is its number in the list of keys.
    const index = viewOf(Uint8Array.from(item.name, (letter) => letter.charCodeAt(0))).getUint32(0);
    const name = names[index - 1];
    if (data && name !== undefined && data.u32(0) === 1) yield [name, UTF8.decode(data.bytes.subarray(8))];
  }
}

/** A place in degrees, as ISO 6709 writes it. */
const degrees = (value: number, digits: number) =>
  `${value < 0 ? '-' : '+'}${Math.abs(value)
    .toFixed(4)
    .padStart(digits + 5, '0')}`;

/** The place of 3GPP files, whose numbers have a fraction of 16 bits. */
function placeIn(loci: Box): string | undefined {
  const end = loci.bytes.indexOf(0, 6);
  if (end === -1 || loci.bytes.length < end + 14) return undefined;
  const [longitude, latitude] = [loci.i32(end + 2) / 65_536, loci.i32(end + 6) / 65_536];
  return `${degrees(latitude, 2)}${degrees(longitude, 3)}/`;
}

/** Where it was recorded. */
export function locationIn(moov: Box): string | undefined {
  const udta = moov.at('udta');
  const text = udta?.at('\xa9xyz');
  if (text) return UTF8.decode(text.bytes.subarray(4, 4 + text.u16(0))).trim();
  for (const meta of [moov.at('meta'), udta?.at('meta')])
    for (const [name, value] of keyed(meta)) if (/location\.ISO6709$/i.test(name)) return value.trim();
  const loci = udta?.at('loci');
  return loci && placeIn(loci);
}
