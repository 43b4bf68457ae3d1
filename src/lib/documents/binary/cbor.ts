// CBOR (RFC 8949), and sequences of it (RFC 8742).
import { Problem } from '../../../base/problem.ts';
import { decodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { float16 } from '../../bytes/dump/inspect.ts';
import type { DocNode } from '../node.ts';
import { Cursor, Sink } from './cursor.ts';
import type { ReadValues, Value } from './value.ts';

const BREAK = 0xff;
const OPEN = 31;

/** Throws Problem of BINARY_PROBLEMS. */
export function readCbor(bytes: Uint8Array): ReadValues {
  const cursor = new Cursor(bytes);
  const values: Value[] = [];
  while (cursor.rest > 0) values.push(item(cursor));
  return { values, notices: values.length > 1 ? ['sequence'] : [] };
}

/** The argument of a head: in its low five bits or in the bytes behind it; null for an indefinite length. */
function argument(cursor: Cursor, start: number, info: number): bigint | null {
  if (info < 24) return BigInt(info);
  if (info < 28) return cursor.uint(1 << (info - 24));
  if (info === OPEN) return null;
  throw cursor.bad(start);
}

function item(cursor: Cursor): Value {
  const start = cursor.at;
  const head = cursor.byte();
  const [major, info] = [head >> 5, head & 31];
  if (major === 7) return simple(cursor, start, info);
  const count = argument(cursor, start, info);
  if (count === null && (major < 2 || major === 6)) throw cursor.bad(start);
  const length = count ?? 0n;
  switch (major) {
    case 0:
      return { kind: 'int', value: length };
    case 1:
      return { kind: 'int', value: -1n - length };
    case 2:
    case 3:
      return count === null ? chunks(cursor, major) : string(cursor, major, length);
    case 4: {
      if (count === null) return { kind: 'array', items: [...untilBreak(cursor)], isOpen: true };
      const items = Array.from({ length: cursor.length(length, 1) }, () => cursor.nested(() => item(cursor)));
      return { kind: 'array', items };
    }
    case 5: {
      const pair = (): [Value, Value] => [cursor.nested(() => item(cursor)), cursor.nested(() => item(cursor))];
      if (count !== null) return { kind: 'map', entries: Array.from({ length: cursor.length(length, 2) }, pair) };
      const list = [...untilBreak(cursor)];
      if (list.length % 2 === 1) throw cursor.bad(cursor.at - 1);
      const entries = list.flatMap((key, at): [Value, Value][] => (at % 2 === 0 ? [[key, list[at + 1]!]] : []));
      return { kind: 'map', entries, isOpen: true };
    }
    default:
      return { kind: 'tag', tag: length, value: cursor.nested(() => item(cursor)) };
  }
}

function string(cursor: Cursor, major: number, length: bigint): Value {
  const size = cursor.length(length, 1);
  if (major === 2) return { kind: 'bytes', bytes: cursor.take(size) };
  const { at } = cursor;
  const text = cursor.text(size);
  if (text === null) throw new Problem('bad-utf8', undefined, { offset: at });
  return { kind: 'text', text };
}

function* untilBreak(cursor: Cursor): Generator<Value> {
  while (cursor.bytes[cursor.at] !== BREAK) yield cursor.nested(() => item(cursor));
  cursor.at++;
}

/** A string of indefinite length, whose parts are strings of the same kind. */
function chunks(cursor: Cursor, major: number): Value {
  const parts: Value[] = [];
  while (cursor.bytes[cursor.at] !== BREAK) {
    const start = cursor.at;
    const head = cursor.byte();
    const count = argument(cursor, start, head & 31);
    if (head >> 5 !== major || count === null) throw cursor.bad(start);
    parts.push(string(cursor, major, count));
  }
  cursor.at++;
  if (major === 3)
    return { kind: 'text', text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''), chunks: parts };
  const sink = new Sink();
  for (const part of parts) if (part.kind === 'bytes') sink.bytes(part.bytes);
  return { kind: 'bytes', bytes: sink.end(), chunks: parts };
}

function simple(cursor: Cursor, start: number, info: number): Value {
  if (info === 20 || info === 21) return { kind: 'bool', value: info === 21 };
  if (info === 22) return { kind: 'null' };
  if (info === 23) return { kind: 'undefined' };
  if (info < 20) return { kind: 'simple', value: info };
  if (info === 24) {
    const value = cursor.byte();
    if (value < 32) throw cursor.bad(start);
    return { kind: 'simple', value };
  }
  if (info === 25) return { kind: 'float', value: float16(Number(cursor.uint(2))) };
  if (info === 26) return { kind: 'float', value: cursor.float(4) };
  if (info === 27) return { kind: 'float', value: cursor.float(8) };
  throw cursor.bad(start);
}

/** Writes the shortest form of everything (preferred serialization), keys in their order. */
export function writeCbor(node: DocNode): Uint8Array<ArrayBuffer> {
  const sink = new Sink();
  write(node, sink);
  return sink.end();
}

function head(sink: Sink, major: number, value: bigint): void {
  const first = major << 5;
  if (value < 24n) return sink.byte(first | Number(value));
  const size = value < 0x100n ? 0 : value < 0x10000n ? 1 : value < 0x100000000n ? 2 : 3;
  sink.byte(first | (24 + size));
  sink.uint(value, 1 << size);
}

function write(node: DocNode, sink: Sink): void {
  switch (node.kind) {
    case 'null':
      return sink.byte(0xf6);
    case 'bool':
      return sink.byte(node.value ? 0xf5 : 0xf4);
    case 'number':
      return /^-?\d+$/.test(node.raw) ? writeInt(BigInt(node.raw), sink) : writeFloat(numberOf(node.raw), sink);
    case 'list':
      head(sink, 4, BigInt(node.items.length));
      for (const value of node.items) write(value, sink);
      return;
    case 'map':
      head(sink, 5, BigInt(node.entries.length));
      for (const { key, value } of node.entries) {
        writeText(key, sink);
        write(value, sink);
      }
      return;
    default:
      writeText(node.kind === 'string' ? node.value : node.raw, sink);
  }
}

/** The number of a document, which can be `inf` or `nan`. */
export function numberOf(raw: string): number {
  if (raw === 'nan') return NaN;
  return raw === 'inf' ? Infinity : raw === '-inf' ? -Infinity : Number(raw);
}

function writeText(text: string, sink: Sink): void {
  const bytes = encodeUtf8(text);
  head(sink, 3, BigInt(bytes.length));
  sink.bytes(bytes);
}

function writeInt(value: bigint, sink: Sink): void {
  const isNegative = value < 0n;
  const magnitude = isNegative ? -1n - value : value;
  if (magnitude < 1n << 64n) return head(sink, isNegative ? 1 : 0, magnitude);
  head(sink, 6, isNegative ? 3n : 2n);
  const hex = magnitude.toString(16);
  const { bytes } = decodeHex(hex.length % 2 === 0 ? hex : `0${hex}`);
  head(sink, 2, BigInt(bytes.length));
  sink.bytes(bytes);
}

function writeFloat(value: number, sink: Sink): void {
  const half = halfOf(value);
  if (half !== null) {
    sink.byte(0xf9);
    sink.uint(BigInt(half), 2);
  } else if (Math.fround(value) === value) {
    sink.byte(0xfa);
    sink.float(value, 4);
  } else {
    sink.byte(0xfb);
    sink.float(value, 8);
  }
}

/** The bits of the value in binary16; null if it doesn't fit exactly. */
function halfOf(value: number): number | null {
  if (Number.isNaN(value)) return 0x7e00;
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size === 0 || size === Infinity) return sign | (size === 0 ? 0 : 0x7c00);
  const exponent = Math.max(-14, Math.floor(Math.log2(size)));
  // Math.log2 can be off by one next to a power of two.
  for (const power of [exponent - 1, exponent, exponent + 1]) {
    if (power < -14 || power > 15) continue;
    const fraction = size / 2 ** (power - 10);
    const isNormal = fraction >= 1024 && fraction < 2048;
    if (!Number.isInteger(fraction) || !(isNormal || (power === -14 && fraction < 1024))) continue;
    return sign | (isNormal ? ((power + 15) << 10) | (fraction - 1024) : fraction);
  }
  return null;
}
