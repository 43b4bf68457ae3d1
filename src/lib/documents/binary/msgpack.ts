// MessagePack, with the time stamps of its specification.
import { Problem } from '../../../base/problem.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import type { DocNode } from '../node.ts';
import { numberOf } from './cbor.ts';
import { Cursor, Sink } from './cursor.ts';
import type { ReadValues, Value, ValueNotice } from './value.ts';

/** Throws Problem of BINARY_PROBLEMS. */
export function readMsgpack(bytes: Uint8Array): ReadValues {
  const cursor = new Cursor(bytes);
  const notices = new Set<ValueNotice>();
  const values: Value[] = [];
  while (cursor.rest > 0) values.push(item(cursor, notices));
  if (values.length > 1) notices.add('sequence');
  return { values, notices: [...notices] };
}

function item(cursor: Cursor, notices: Set<ValueNotice>): Value {
  const start = cursor.at;
  const head = cursor.byte();
  if (head < 0x80) return { kind: 'int', value: BigInt(head) };
  if (head >= 0xe0) return { kind: 'int', value: BigInt(head - 256) };
  if (head < 0x90) return map(cursor, BigInt(head & 15), notices);
  if (head < 0xa0) return array(cursor, BigInt(head & 15), notices);
  if (head < 0xc0) return string(cursor, BigInt(head & 31), notices);
  const size = 1 << (head & 3);
  switch (head) {
    case 0xc0:
      return { kind: 'null' };
    case 0xc2:
    case 0xc3:
      return { kind: 'bool', value: head === 0xc3 };
    case 0xc4:
    case 0xc5:
    case 0xc6:
      return { kind: 'bytes', bytes: cursor.take(cursor.length(cursor.uint(size), 1)) };
    case 0xc7:
    case 0xc8:
    case 0xc9:
      return ext(cursor, cursor.length(cursor.uint(1 << (head - 0xc7)), 1));
    case 0xca:
    case 0xcb:
      return { kind: 'float', value: cursor.float(head === 0xca ? 4 : 8) };
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
      return { kind: 'int', value: cursor.uint(size) };
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return { kind: 'int', value: BigInt.asIntN(8 * size, cursor.uint(size)) };
    case 0xd4:
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return ext(cursor, 1 << (head - 0xd4));
    case 0xd9:
    case 0xda:
    case 0xdb:
      return string(cursor, cursor.uint(1 << (head - 0xd9)), notices);
    case 0xdc:
    case 0xdd:
      return array(cursor, cursor.uint(head === 0xdc ? 2 : 4), notices);
    case 0xde:
    case 0xdf:
      return map(cursor, cursor.uint(head === 0xde ? 2 : 4), notices);
    default:
      throw cursor.bad(start);
  }
}

function array(cursor: Cursor, count: bigint, notices: Set<ValueNotice>): Value {
  const next = () => cursor.nested(() => item(cursor, notices));
  return { kind: 'array', items: Array.from({ length: cursor.length(count, 1) }, next) };
}

function map(cursor: Cursor, count: bigint, notices: Set<ValueNotice>): Value {
  const next = () => cursor.nested(() => item(cursor, notices));
  const pair = (): [Value, Value] => [next(), next()];
  return { kind: 'map', entries: Array.from({ length: cursor.length(count, 2) }, pair) };
}

/** Older writers put bytes into strings. */
function string(cursor: Cursor, length: bigint, notices: Set<ValueNotice>): Value {
  const size = cursor.length(length, 1);
  const { at } = cursor;
  const text = cursor.text(size);
  if (text !== null) return { kind: 'text', text };
  notices.add('text-not-utf8');
  return { kind: 'bytes', bytes: cursor.bytes.subarray(at, at + size) };
}

function ext(cursor: Cursor, size: number): Value {
  const type = (cursor.byte() << 24) >> 24;
  const bytes = cursor.take(size);
  const time = type === -1 ? timeOf(bytes) : null;
  return time === null ? { kind: 'ext', type, bytes } : { kind: 'time', text: time };
}

/** Seconds and nanoseconds in 4, 8 or 12 bytes; null if they are something else. */
function timeOf(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 4) return instant(BigInt(view.getUint32(0)), 0);
  if (bytes.length === 8) {
    const both = view.getBigUint64(0);
    return instant(both & ((1n << 34n) - 1n), Number(both >> 34n));
  }
  return bytes.length === 12 ? instant(view.getBigInt64(4), view.getUint32(0)) : null;
}

function instant(seconds: bigint, nanoseconds: number): string | null {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime()) || nanoseconds > 999_999_999) return null;
  const fraction = nanoseconds === 0 ? '' : `.${String(nanoseconds).padStart(9, '0').replace(/0+$/, '')}`;
  return date.toISOString().replace('.000Z', `${fraction}Z`);
}

/** Writes the shortest form of integers, strings and lists; floats in 64 bits. Throws Problem `int-too-large`. */
export function writeMsgpack(node: DocNode): Uint8Array<ArrayBuffer> {
  const sink = new Sink();
  write(node, sink);
  return sink.end();
}

function write(node: DocNode, sink: Sink): void {
  switch (node.kind) {
    case 'null':
      return sink.byte(0xc0);
    case 'bool':
      return sink.byte(node.value ? 0xc3 : 0xc2);
    case 'number':
      if (/^-?\d+$/.test(node.raw)) return writeInt(BigInt(node.raw), sink);
      sink.byte(0xcb);
      return sink.float(numberOf(node.raw), 8);
    case 'list':
      counted(sink, node.items.length, { short: 0x90, long: 0xdc });
      for (const value of node.items) write(value, sink);
      return;
    case 'map':
      counted(sink, node.entries.length, { short: 0x80, long: 0xde });
      for (const { key, value } of node.entries) {
        writeText(key, sink);
        write(value, sink);
      }
      return;
    default:
      writeText(node.kind === 'string' ? node.value : node.raw, sink);
  }
}

function counted(sink: Sink, count: number, { short, long }: { short: number; long: number }): void {
  if (count < 16) return sink.byte(short | count);
  sink.byte(count < 0x10000 ? long : long + 1);
  sink.uint(BigInt(count), count < 0x10000 ? 2 : 4);
}

function writeText(text: string, sink: Sink): void {
  const bytes = encodeUtf8(text);
  const { length } = bytes;
  if (length < 32) sink.byte(0xa0 | length);
  else {
    const size = length < 0x100 ? 0 : length < 0x10000 ? 1 : 2;
    sink.byte(0xd9 + size);
    sink.uint(BigInt(length), 1 << size);
  }
  sink.bytes(bytes);
}

function writeInt(value: bigint, sink: Sink): void {
  if (value >= -32n && value < 128n) return sink.byte(Number(value) & 255);
  if (value >= 1n << 64n || value < -(1n << 63n))
    throw new Problem('int-too-large', undefined, { found: String(value) });
  const isNegative = value < 0n;
  const power = [0, 1, 2, 3].find((size) => fits(value, 8n << BigInt(size), isNegative)) ?? 3;
  sink.byte((isNegative ? 0xd0 : 0xcc) + power);
  sink.uint(value, 1 << power);
}

const fits = (value: bigint, bits: bigint, isSigned: boolean) =>
  isSigned ? value >= -(1n << (bits - 1n)) : value < 1n << bits;
