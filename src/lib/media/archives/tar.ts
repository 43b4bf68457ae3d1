// Reads tar archives (POSIX.1-2017 pax, ustar, GNU, old V7) from front to back.
import type { BytesIn } from './bytes-in.ts';
import { brokenArchive, type Entry, EntryError, type OpenEntry, utcTime } from './entry.ts';
import { decodeName, guessNames } from './names.ts';

const BLOCK = 512;
/** No name, and no set of pax records, is longer. */
const LONGEST_HEADER = 1_000_000;
const PIECE = 65_536;

const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;
const textOf = (bytes: Uint8Array) => {
  const end = bytes.indexOf(0);
  const text = bytes.slice(0, end < 0 ? undefined : end);
  return decodeName(text, guessNames([text]));
};

/** A number in octal digits, or in base 256 if its first bit is set (GNU). Null if it's neither. */
function numberOf(field: Uint8Array): number | null {
  if (field[0]! & 0x80) {
    let value = field[0]! & 0x7f;
    for (const byte of field.subarray(1)) value = value * 256 + byte;
    return value <= Number.MAX_SAFE_INTEGER ? value : null;
  }
  const digits = textOf(field).trim();
  return /^[0-7]*$/.test(digits) ? parseInt(digits || '0', 8) : null;
}

/** Checks whether a block begins an entry: its own sum is in it, of bytes with or without a sign. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK) return false;
  let [unsigned, signed] = [0, 0];
  for (let at = 0; at < BLOCK; at++) {
    const byte = at >= 148 && at < 156 ? 0x20 : block[at]!;
    unsigned += byte;
    signed += (byte << 24) >> 24;
  }
  const sum = numberOf(block.subarray(148, 156));
  return unsigned > 8 * 0x20 && (sum === unsigned || sum === signed);
}

/** The records of a pax header: `length key=value\n`, the length in bytes and with itself. */
function paxRecords(bytes: Uint8Array): Map<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = space < 0 || space - at > 10 ? NaN : Number(textOf(bytes.subarray(at, space)));
    if (!(length > space - at + 1) || at + length > bytes.length) break;
    const record = new TextDecoder().decode(bytes.subarray(space + 1, at + length - 1));
    const sign = record.indexOf('=');
    if (sign > 0) records.set(record.slice(0, sign), record.slice(sign + 1));
    at += length;
  }
  return records;
}

const KINDS: Readonly<Record<string, Entry['kind']>> = {
  '0': 'file',
  '\0': 'file',
  '7': 'file',
  '1': 'link',
  '2': 'link',
  '5': 'folder',
};

function entryOf(block: Uint8Array, own: ReadonlyMap<string, string>, longName: string, longTarget: string): Entry {
  const type = String.fromCharCode(block[156]!);
  const isUstar = textOf(block.subarray(257, 262)) === 'ustar' && textOf(block.subarray(257, 265)) !== 'ustar  ';
  const prefix = isUstar ? textOf(block.subarray(345, 500)) : '';
  const short = [prefix, textOf(block.subarray(0, 100))].filter(Boolean).join('/');
  const path = own.get('path') ?? (longName || short);
  const size = own.has('size') ? Number(own.get('size')) : numberOf(block.subarray(124, 136));
  const seconds = own.has('mtime') ? Number(own.get('mtime')) : numberOf(block.subarray(136, 148));
  const isSparse = type === 'S' || [...own.keys()].some((key) => key.startsWith('GNU.sparse.'));
  const kind = path.endsWith('/') && type !== '2' ? 'folder' : (KINDS[type] ?? (isSparse ? 'file' : 'special'));
  if (size === null || !Number.isSafeInteger(size) || size < 0) throw brokenArchive();
  return {
    path: (own.get('GNU.sparse.name') ?? path).replace(/^(?:\.\/)+/, ''),
    kind,
    target: kind === 'link' ? (own.get('linkpath') ?? (longTarget || textOf(block.subarray(157, 257)))) : null,
    size,
    packed: null,
    modified: seconds === null ? null : utcTime(Math.floor(seconds)),
    hasSum: false,
    fault: isSparse ? { kind: 'method', name: 'sparse' } : null,
  };
}

/** Reads the entries one after the other; what isn't read of a content is skipped. Throws Problem. */
export async function* openTar(bytes: BytesIn): AsyncGenerator<OpenEntry> {
  let own = new Map<string, string>();
  const global = new Map<string, string>();
  let [longName, longTarget] = ['', ''];
  for (;;) {
    const block = await bytes.take(BLOCK);
    // Two blocks of zeros are the end, but some archives have one or none.
    if (block.every((byte) => byte === 0)) return;
    if (!isTarHeader(block)) throw brokenArchive();
    const type = String.fromCharCode(block[156]!);
    if ('xgLK'.includes(type)) {
      const size = numberOf(block.subarray(124, 136));
      if (size === null || size > LONGEST_HEADER) throw brokenArchive();
      const data = await bytes.take(padded(size));
      if (data.length < size) throw brokenArchive();
      if (type === 'L') longName = textOf(data.subarray(0, size));
      else if (type === 'K') longTarget = textOf(data.subarray(0, size));
      else if (type === 'x') own = paxRecords(data.subarray(0, size));
      else for (const [key, value] of paxRecords(data.subarray(0, size))) global.set(key, value);
      continue;
    }
    const entry = entryOf(block, new Map([...global, ...own]), longName, longTarget);
    own = new Map();
    [longName, longTarget] = ['', ''];
    // Links and folders have no content, whatever their size says.
    const isEmpty = ['1', '2', '3', '4', '5', '6'].includes(type);
    const size = isEmpty ? 0 : (entry.size ?? 0);
    if (isEmpty) entry.size = null;
    let left = padded(size);
    if (entry.path === '') continue; // the folder that was packed
    yield {
      entry,
      async *content() {
        for (let rest = size; rest > 0;) {
          const piece = await bytes.take(Math.min(rest, PIECE));
          if (piece.length === 0) throw new EntryError('cut');
          rest -= piece.length;
          left -= piece.length;
          yield piece;
        }
      },
    };
    const missing = left - (await bytes.skip(left));
    // The padding of the last entry may be missing, but not its content.
    if (missing > padded(size) - size) throw brokenArchive();
  }
}
