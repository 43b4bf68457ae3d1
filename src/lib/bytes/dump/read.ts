// Reads hex dumps of common programs and literals of programming languages back to bytes.
import { Problem } from '../../../base/problem.ts';
import { readLiteral } from './literal.ts';

/** What a dump was read as: the program, or the kind of literal. */
export type DumpKind =
  | 'xxd'
  | 'hexdump'
  | 'od'
  | 'od-words'
  | 'hexdump-words'
  | 'xxd-bits'
  | 'wireshark'
  | 'array'
  | 'string';

export interface ReadDump {
  bytes: Uint8Array<ArrayBuffer>;
  kind: DumpKind;
  /** The offset of the first byte. */
  start: number;
  notices: DumpNotice[];
}

export type DumpNotice = 'gap' | 'other-characters' | 'cut-line';

/** A dump of a few lines can say `*` up to any address. */
const MOST_BYTES = 16_000_000;

interface Line {
  address: number;
  bytes: number[];
  /** The column of characters, if any. */
  chars: string | null;
}

interface Listing {
  kind: DumpKind;
  pattern: RegExp;
  radix: 8 | 16;
  bytesOf: (column: string) => number[];
}

const pairs = (column: string) => (column.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Words of two bytes, the low one first. */
const words = (radix: number) => (column: string) =>
  column
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const value = Number.parseInt(word, radix);
      if (value > 0xffff) throw new Problem('byte-too-large', undefined, { found: word });
      return [value & 255, value >> 8];
    });

const octets = (column: string) =>
  column
    .trim()
    .split(/\s+/)
    .map((digits) => {
      const value = Number.parseInt(digits, 8);
      if (value > 255) throw new Problem('byte-too-large', undefined, { found: digits });
      return value;
    });

const bits = (column: string) => (column.match(/[01]{8}/g) ?? []).map((digits) => Number.parseInt(digits, 2));

/** From the most to the least special one; each line has an address, bytes and maybe characters. */
const LISTINGS: readonly Listing[] = [
  { kind: 'xxd-bits', pattern: /^([\da-f]{7,16}): ((?:[01]{8} ){1,64})(.*)$/i, radix: 16, bytesOf: bits },
  { kind: 'xxd', pattern: /^([\da-f]{7,16}): ?((?:[\da-f]{2} ?){1,256})(?: (.*))?$/i, radix: 16, bytesOf: pairs },
  {
    kind: 'hexdump',
    pattern: /^([\da-f]{7,16})((?: {1,2}[\da-f]{2}){1,256})\s+\|(.*)\|\s*$/i,
    radix: 16,
    bytesOf: pairs,
  },
  {
    kind: 'od',
    pattern: /^([\da-f]{6,16})((?: {1,2}[\da-f]{2}){1,256})(?:\s+>(.*)<)?\s*$/i,
    radix: 16,
    bytesOf: pairs,
  },
  { kind: 'od', pattern: /^([0-7]{7,16})((?: [0-7]{3}){1,256})\s*$/, radix: 8, bytesOf: octets },
  { kind: 'od-words', pattern: /^([0-7]{7,16})((?: [0-7]{6}){1,128})\s*$/, radix: 8, bytesOf: words(8) },
  { kind: 'hexdump-words', pattern: /^([\da-f]{7})((?: {1,4}[\da-f]{4}){1,128})\s*$/i, radix: 16, bytesOf: words(16) },
  {
    kind: 'wireshark',
    pattern: /^([\da-f]{4,16})((?: {1,3}[\da-f]{2}){1,64})(?: {3}(.*))?$/i,
    radix: 16,
    bytesOf: pairs,
  },
];

const LAST = /^[\da-f]{6,16}\s*$/i;

/** The radix of the addresses, which are octal in od unless it's told otherwise: the one in which the second line follows the first. */
function radixOf({ kind, radix, pattern, bytesOf }: Listing, [first = '', second = '']: readonly string[]): 8 | 16 {
  if (kind !== 'od' && kind !== 'hexdump-words') return radix;
  const [, start = '', column = ''] = pattern.exec(first) ?? [];
  const next = /^[0-7]+(?=\s|$)/.exec(second)?.[0];
  if (next === undefined || /[89a-f]/i.test(start)) return radix;
  return Number.parseInt(next, 8) - Number.parseInt(start, 8) === bytesOf(column).length ? 8 : radix;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  while (lines[0]?.trim() === '') lines.shift();
  while (lines.at(-1)?.trim() === '') lines.pop();
  const indent = /^ {0,40}/.exec(lines[0] ?? '')![0];
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}

/** Reads a listing with addresses; null if the text isn't one. Throws Problem of PASTED_PROBLEMS. */
function readListing(text: string): ReadDump | null {
  const lines = linesOf(text);
  const [first = ''] = lines;
  const listing = LISTINGS.find(({ pattern, kind }) => {
    const match = pattern.exec(first);
    // Binary digits can be hexadecimal ones: the characters tell how many bytes there are.
    if (!match || kind !== 'xxd-bits') return match;
    return bits(match[2] ?? '').length === (match[3] ?? '').trimStart().length;
  });
  if (!listing) return null;
  const radix = radixOf(listing, lines);
  const read: (Line | 'repeated')[] = [];
  let end: number | null = null;
  let offset = 0;
  lines.forEach((line, at) => {
    const match = listing.pattern.exec(line);
    if (match) {
      const [, address = '', column = '', chars] = match;
      read.push({ address: Number.parseInt(address, radix), bytes: listing.bytesOf(column), chars: chars ?? null });
    } else if (line.trim() === '*') read.push('repeated');
    else if (LAST.test(line) && at === lines.length - 1) end = Number.parseInt(line, radix);
    else if (line.trim() !== '') throw new Problem('bad-line', text.indexOf(line, offset), { line: at + 1 });
    offset += line.length;
  });
  return joined(read, end, listing.kind);
}

function joined(read: readonly (Line | 'repeated')[], end: number | null, kind: DumpKind): ReadDump {
  const notices = new Set<DumpNotice>();
  const [first] = read;
  const start = first && first !== 'repeated' ? first.address : 0;
  const bytes: number[] = [];
  let before: readonly number[] = [];
  const fill = (until: number, pattern: readonly number[]) => {
    if (until > MOST_BYTES) throw new Problem('too-many-bytes', undefined, { limit: MOST_BYTES });
    while (bytes.length < until) bytes.push(...pattern.slice(0, until - bytes.length));
  };
  let isRepeated = false;
  for (const line of read) {
    if (line === 'repeated') {
      isRepeated = true;
      continue;
    }
    const at = line.address - start;
    if (at < bytes.length) throw new Problem('address-order', undefined, { address: line.address.toString(16) });
    if (at > bytes.length) {
      if (!isRepeated) notices.add('gap');
      fill(at, isRepeated && before.length > 0 ? before : [0]);
    }
    isRepeated = false;
    bytes.push(...line.bytes);
    if (!fits(line)) notices.add('other-characters');
    before = line.bytes;
  }
  if (end !== null) {
    if (end - start > bytes.length) {
      if (!isRepeated) notices.add('cut-line');
      fill(end - start, isRepeated && before.length > 0 ? before : [0]);
    }
    // The last word of an odd number of bytes is filled with a zero.
    bytes.length = Math.max(0, Math.min(bytes.length, end - start));
  }
  return { bytes: Uint8Array.from(bytes), kind, start, notices: [...notices] };
}

/** Whether the column of characters says the same as the bytes. A short line has blanks before it. */
function fits({ bytes, chars }: Line): boolean {
  if (chars === null || chars.length < bytes.length) return true;
  const column = chars.slice(-bytes.length);
  return bytes.every((byte, at) => byte < 33 || byte > 126 || column[at] === String.fromCharCode(byte));
}

/** Reads a dump or a literal; null if the text is neither. Throws Problem of PASTED_PROBLEMS. */
export function readDump(text: string): ReadDump | null {
  const listing = readListing(text);
  if (listing) return listing;
  const literal = readLiteral(text);
  return literal && { ...literal, start: 0, notices: [] };
}
