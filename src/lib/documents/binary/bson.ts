// BSON 1.1, as Extended JSON v2 (relaxed) writes it: {"$oid": "…"}, {"$date": "…"}.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, decodeHex, encodeBase64, encodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import type { DocEntry, DocNode } from '../node.ts';
import { numberOf } from './cbor.ts';
import { Cursor, Sink } from './cursor.ts';
import { decimal128 } from './decimal128.ts';
import type { ReadValues, Value } from './value.ts';

const text = (value: string): Value => ({ kind: 'text', text: value });
const int = (value: bigint): Value => ({ kind: 'int', value });
const special = (name: string, value: Value): Value => ({ kind: 'map', entries: [[text(name), value]] });
const object = (fields: Readonly<Record<string, Value>>): Value => ({
  kind: 'map',
  entries: Object.entries(fields).map(([key, value]) => [text(key), value]),
});

/** Throws Problem of BINARY_PROBLEMS. */
export function readBson(bytes: Uint8Array): ReadValues {
  const cursor = new Cursor(bytes);
  const values: Value[] = [];
  while (cursor.rest > 0) values.push(document(cursor, false));
  return { values, notices: values.length > 1 ? ['sequence'] : [] };
}

function cstring(cursor: Cursor): string {
  const end = cursor.bytes.indexOf(0, cursor.at);
  if (end < 0) throw new Problem('incomplete', undefined, { offset: cursor.at });
  const { at } = cursor;
  const value = cursor.text(end - at);
  cursor.at = end + 1;
  if (value === null) throw new Problem('bad-utf8', undefined, { offset: at });
  return value;
}

function string(cursor: Cursor): string {
  const start = cursor.at;
  const size = Number(cursor.uint(4, true));
  if (size < 1) throw cursor.bad(start);
  const value = cursor.text(cursor.length(BigInt(size), 1) - 1);
  if (value === null) throw new Problem('bad-utf8', undefined, { offset: start + 4 });
  if (cursor.byte() !== 0) throw cursor.bad(cursor.at - 1);
  return value;
}

function document(cursor: Cursor, isArray: boolean): Value {
  const start = cursor.at;
  const size = Number(cursor.uint(4, true));
  if (size < 5) throw cursor.bad(start);
  if (start + size > cursor.bytes.length) throw new Problem('incomplete', undefined, { offset: cursor.bytes.length });
  const entries: [Value, Value][] = [];
  for (let type = cursor.byte(); type !== 0; type = cursor.byte()) {
    const at = cursor.at - 1;
    const key = cstring(cursor);
    entries.push([text(key), cursor.nested(() => element(cursor, type, at))]);
  }
  if (cursor.at !== start + size) throw cursor.bad(cursor.at - 1);
  return isArray ? { kind: 'array', items: entries.map(([, value]) => value) } : { kind: 'map', entries };
}

const LAST_YEAR = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function date(milliseconds: bigint): Value {
  const isReadable = milliseconds >= 0n && milliseconds <= BigInt(LAST_YEAR);
  const iso = isReadable ? new Date(Number(milliseconds)).toISOString().replace('.000Z', 'Z') : null;
  return special('$date', iso === null ? special('$numberLong', text(String(milliseconds))) : text(iso));
}

function binary(cursor: Cursor): Value {
  const size = cursor.length(cursor.uint(4, true), 1);
  const subType = cursor.byte();
  const bytes = cursor.take(size);
  const data = subType === 2 ? bytes.subarray(4) : bytes;
  const hex = subType.toString(16).padStart(2, '0');
  return special('$binary', object({ base64: text(encodeBase64(data)), subType: text(hex) }));
}

function element(cursor: Cursor, type: number, at: number): Value {
  switch (type) {
    case 0x01: {
      const value = cursor.float(8, true);
      return Number.isFinite(value) ? { kind: 'float', value } : special('$numberDouble', text(String(value)));
    }
    case 0x02:
      return text(string(cursor));
    case 0x03:
      return document(cursor, false);
    case 0x04:
      return document(cursor, true);
    case 0x05:
      return binary(cursor);
    case 0x06:
      return special('$undefined', { kind: 'bool', value: true });
    case 0x07:
      return special('$oid', text(encodeHex(cursor.take(12))));
    case 0x08: {
      const value = cursor.byte();
      if (value > 1) throw cursor.bad(cursor.at - 1);
      return { kind: 'bool', value: value === 1 };
    }
    case 0x09:
      return date(BigInt.asIntN(64, cursor.uint(8, true)));
    case 0x0a:
      return { kind: 'null' };
    case 0x0b:
      return special('$regularExpression', object({ pattern: text(cstring(cursor)), options: text(cstring(cursor)) }));
    case 0x0c: {
      const collection = text(string(cursor));
      return special(
        '$dbPointer',
        object({ $ref: collection, $id: special('$oid', text(encodeHex(cursor.take(12)))) }),
      );
    }
    case 0x0d:
      return special('$code', text(string(cursor)));
    case 0x0e:
      return special('$symbol', text(string(cursor)));
    case 0x0f:
      cursor.skip(4);
      return object({ $code: text(string(cursor)), $scope: document(cursor, false) });
    case 0x10:
      return int(BigInt.asIntN(32, cursor.uint(4, true)));
    case 0x11: {
      const i = int(cursor.uint(4, true));
      return special('$timestamp', object({ t: int(cursor.uint(4, true)), i }));
    }
    case 0x12:
      return int(BigInt.asIntN(64, cursor.uint(8, true)));
    case 0x13: {
      const low = cursor.uint(8, true);
      return special('$numberDecimal', text(decimal128(cursor.uint(8, true), low)));
    }
    case 0x7f:
      return special('$maxKey', int(1n));
    case 0xff:
      return special('$minKey', int(1n));
    default:
      throw cursor.bad(at);
  }
}

/** Throws Problem `not-an-object`, `int-too-large` or `not-extended`. */
export function writeBson(node: DocNode): Uint8Array<ArrayBuffer> {
  if (node.kind !== 'map') throw new Problem('not-an-object', undefined);
  return writeDocument(node.entries);
}

function writeDocument(entries: readonly DocEntry[]): Uint8Array<ArrayBuffer> {
  const body = new Sink();
  for (const { key, value } of entries) {
    const [type, bytes] = written(value);
    if (key.includes('\0')) throw new Problem('not-extended', undefined, { found: JSON.stringify(key) });
    body.byte(type);
    body.bytes(encodeUtf8(`${key}\0`));
    body.bytes(bytes);
  }
  const whole = new Sink();
  whole.uint(BigInt(body.size + 5), 4, true);
  whole.bytes(body.end());
  whole.byte(0);
  return whole.end();
}

const made = (write: (sink: Sink) => void) => {
  const sink = new Sink();
  write(sink);
  return sink.end();
};

const little = (value: bigint, size: number) => made((sink) => sink.uint(value, size, true));
const double = (value: number) => made((sink) => sink.float(value, 8, true));

const stringBytes = (value: string) =>
  made((sink) => {
    const bytes = encodeUtf8(`${value}\0`);
    sink.uint(BigInt(bytes.length), 4, true);
    sink.bytes(bytes);
  });

function integer(raw: string): [number, Uint8Array] {
  const value = BigInt(raw);
  if (BigInt.asIntN(32, value) === value) return [0x10, little(value, 4)];
  if (BigInt.asIntN(64, value) !== value) throw new Problem('int-too-large', undefined, { found: raw });
  return [0x12, little(value, 8)];
}

function written(node: DocNode): [number, Uint8Array] {
  switch (node.kind) {
    case 'null':
      return [0x0a, new Uint8Array()];
    case 'bool':
      return [0x08, Uint8Array.of(node.value ? 1 : 0)];
    case 'number':
      return /^-?\d+$/.test(node.raw) ? integer(node.raw) : [0x01, double(numberOf(node.raw))];
    case 'list':
      return [0x04, writeDocument(node.items.map((value, at) => ({ key: String(at), value })))];
    case 'map':
      return extended(node.entries) ?? [0x03, writeDocument(node.entries)];
    default:
      return [0x02, stringBytes(node.kind === 'string' ? node.value : node.raw)];
  }
}

const textOf = (node: DocNode | undefined) => (node?.kind === 'string' ? node.value : null);
const fieldOf = (node: DocNode | undefined, key: string) =>
  node?.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;

function dateBytes(value: DocNode): Uint8Array | null {
  const long = textOf(fieldOf(value, '$numberLong'));
  if (long !== null) return /^-?\d{1,19}$/.test(long) ? little(BigInt(long), 8) : null;
  const milliseconds = Date.parse(textOf(value) ?? '');
  return Number.isNaN(milliseconds) ? null : little(BigInt(milliseconds), 8);
}

function binaryBytes(value: DocNode): Uint8Array | null {
  const [base64, subType] = [textOf(fieldOf(value, 'base64')), textOf(fieldOf(value, 'subType'))];
  if (base64 === null || subType === null || !/^[\da-f]{1,2}$/i.test(subType)) return null;
  const { bytes } = decodeBase64(base64);
  return made((sink) => {
    sink.uint(BigInt(bytes.length), 4, true);
    sink.byte(Number.parseInt(subType, 16));
    sink.bytes(bytes);
  });
}

/** The types of Extended JSON that are written; what they can't be written from is refused. */
const EXTENDED: Readonly<Record<string, (value: DocNode) => [number, Uint8Array | null]>> = {
  $oid: (value) => [0x07, /^[\da-f]{24}$/i.test(textOf(value) ?? '') ? decodeHex(textOf(value) ?? '').bytes : null],
  $date: (value) => [0x09, dateBytes(value)],
  $binary: (value) => [0x05, binaryBytes(value)],
  $numberLong: (value) => [
    0x12,
    /^-?\d{1,19}$/.test(textOf(value) ?? '') ? little(BigInt(textOf(value) ?? ''), 8) : null,
  ],
  $numberInt: (value) => [
    0x10,
    /^-?\d{1,10}$/.test(textOf(value) ?? '') ? little(BigInt(textOf(value) ?? ''), 4) : null,
  ],
  $numberDouble: (value) => [0x01, textOf(value) === null ? null : double(Number(textOf(value)))],
  $symbol: (value) => [0x0e, textOf(value) === null ? null : stringBytes(textOf(value) ?? '')],
  $undefined: () => [0x06, new Uint8Array()],
  $minKey: () => [0xff, new Uint8Array()],
  $maxKey: () => [0x7f, new Uint8Array()],
};

function extended(entries: readonly DocEntry[]): [number, Uint8Array] | null {
  const [first] = entries;
  if (!first || entries.length !== 1 || !Object.hasOwn(EXTENDED, first.key)) return null;
  const [type, bytes] = EXTENDED[first.key]!(first.value);
  if (bytes === null) throw new Problem('not-extended', undefined, { found: first.key });
  return [type, bytes];
}
