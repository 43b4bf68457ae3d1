// Protocol Buffers without a schema: field numbers and wire types are certain, what the values are is a guess.
import { Problem } from '../../../base/problem.ts';
import { encodeHex } from '../../bytes/bytes.ts';
import { float32Text, numberText } from '../../bytes/dump/inspect.ts';
import { Cursor } from './cursor.ts';
import { fixedReadings, packed, type ProtoReading, readableText, varint, varintReadings } from './protobuf-readings.ts';

export const WIRE_TYPES = ['varint', 'i64', 'len', 'group', 'i32'] as const;
export type WireType = (typeof WIRE_TYPES)[number];

export interface ProtoField {
  number: number;
  wire: WireType;
  /** The offset of its tag in the data. */
  offset: number;
  /** The likeliest reading first; none for messages. */
  readings: ProtoReading[];
  /** The fields of a group, or of what is taken for a message. */
  fields: ProtoField[] | null;
  /** The value as `protoc --decode_raw` writes it; null for messages. */
  raw: string | null;
}

const MOST_NUMBER = 2n ** 29n - 1n;
const GROUP_END = 4;

/** Reads a whole message. Throws Problem of BINARY_PROBLEMS; offsets are counted from `base`. */
export function readMessage(bytes: Uint8Array, base = 0, depth = 0): ProtoField[] {
  const cursor = new Cursor(bytes);
  const fields = readFields(cursor, null, { base, depth });
  return fields;
}

interface Place {
  base: number;
  depth: number;
}

/** Nested deeper than this, bytes are shown as bytes. */
const DEEPEST = 60;

function readFields(cursor: Cursor, group: number | null, place: Place): ProtoField[] {
  const fields: ProtoField[] = [];
  while (cursor.rest > 0) {
    const start = cursor.at;
    const tag = varint(cursor);
    const [number, wire] = [tag >> 3n, Number(tag & 7n)];
    if (number < 1n || number > MOST_NUMBER) throw cursor.bad(start);
    if (wire === GROUP_END) {
      if (Number(number) !== group) throw cursor.bad(start);
      return fields;
    }
    const value = cursor.nested(() => readValue(cursor, wire, Number(number), place));
    if (value === null) throw cursor.bad(start);
    fields.push({ number: Number(number), offset: place.base + start, ...value });
  }
  if (group !== null) throw new Problem('incomplete', undefined, { offset: place.base + cursor.at });
  return fields;
}

type FieldValue = Pick<ProtoField, 'wire' | 'readings' | 'fields' | 'raw'>;

function readValue(cursor: Cursor, wire: number, number: number, place: Place): FieldValue | null {
  switch (wire) {
    case 0: {
      const value = varint(cursor);
      return { wire: 'varint', readings: varintReadings(value), fields: null, raw: String(value) };
    }
    case 1: {
      const at = cursor.skip(8);
      const bits = cursor.view.getBigUint64(at, true);
      const double = cursor.view.getFloat64(at, true);
      return {
        wire: 'i64',
        readings: fixedReadings({ float: ['double', numberText(double)], bits: 64, value: bits }),
        fields: null,
        raw: `0x${bits.toString(16).padStart(16, '0')}`,
      };
    }
    case 2: {
      const size = cursor.length(varint(cursor), 1);
      const at = cursor.at;
      return lengthDelimited(cursor.take(size), { base: place.base + at, depth: place.depth + 1 });
    }
    case 3: {
      if (place.depth > DEEPEST) throw new Problem('too-deep', undefined, { limit: DEEPEST });
      const fields = readFields(cursor, number, { base: place.base, depth: place.depth + 1 });
      return { wire: 'group', readings: [], fields, raw: null };
    }
    case 5: {
      const at = cursor.skip(4);
      const bits = cursor.view.getUint32(at, true);
      return {
        wire: 'i32',
        readings: fixedReadings({
          float: ['float', float32Text(cursor.view.getFloat32(at, true))],
          bits: 32,
          value: BigInt(bits),
        }),
        fields: null,
        raw: `0x${bits.toString(16).padStart(8, '0')}`,
      };
    }
    default:
      return null;
  }
}

function nestedMessage(bytes: Uint8Array, place: Place): ProtoField[] | null {
  if (bytes.length === 0 || place.depth > DEEPEST) return null;
  try {
    return readMessage(bytes, place.base, place.depth);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const MOST_HEX = 256;

function lengthDelimited(bytes: Uint8Array, place: Place): FieldValue {
  const text = readableText(bytes);
  const message = nestedMessage(bytes, place);
  const hex = encodeHex(bytes.subarray(0, MOST_HEX), { separator: ' ' }) + (bytes.length > MOST_HEX ? ' …' : '');
  const asText = text === null ? [] : [{ type: 'string', text: JSON.stringify(text) }];
  const asBytes = { type: 'bytes', text: hex };
  // What can be read as text and as a message is text, since messages have control characters.
  const isMessage = message !== null && text === null;
  const asMessage = message === null || isMessage ? [] : [{ type: 'message', text: oneLine(message) }];
  return {
    wire: 'len',
    readings: isMessage
      ? [...packed(bytes), asBytes]
      : [...asText, ...(text === null ? packed(bytes) : []), ...asMessage, asBytes],
    fields: isMessage ? message : null,
    raw: isMessage ? null : `"${escaped(bytes)}"`,
  };
}

const ESCAPES: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r', 34: '\\"', 39: "\\'", 92: '\\\\' };

/** As protoc writes bytes: octal escapes for what isn't ASCII. */
const escaped = (bytes: Uint8Array) =>
  Array.from(
    bytes,
    (byte) =>
      ESCAPES[byte] ??
      (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`),
  ).join('');

function oneLine(fields: readonly ProtoField[]): string {
  const parts = fields.map(({ number, fields: inner, raw }) =>
    inner ? `${number} { ${oneLine(inner)} }` : `${number}: ${raw}`,
  );
  return parts.join(', ');
}

/** Writes fields as `protoc --decode_raw` does. */
export function decodeRaw(fields: readonly ProtoField[], indent = ''): string {
  return fields
    .map(({ number, fields: inner, raw }) =>
      inner ? `${indent}${number} {\n${decodeRaw(inner, `${indent}  `)}${indent}}\n` : `${indent}${number}: ${raw}\n`,
    )
    .join('');
}

export const FRAMINGS = ['message', 'grpc', 'delimited'] as const;
export type Framing = (typeof FRAMINGS)[number];

export interface ReadProtobuf {
  framing: Framing;
  others: Framing[];
  messages: ProtoField[][];
}

const GRPC_HEAD = 5;

/** The messages of gRPC frames: a flag and the length in four bytes before each. */
function grpcFrames(bytes: Uint8Array): ProtoField[][] {
  const cursor = new Cursor(bytes);
  const messages: ProtoField[][] = [];
  while (cursor.rest > 0) {
    const flag = cursor.byte();
    if (flag > 1 && flag !== 0x80) throw cursor.bad(cursor.at - 1);
    const size = cursor.length(cursor.uint(4), 1);
    const body = cursor.take(size);
    if (flag === 1) throw new Problem('compressed-frame', undefined, { offset: cursor.at - size });
    // The trailers of gRPC-Web are text.
    if (flag === 0) messages.push(readMessage(body, cursor.at - size));
  }
  return messages;
}

/** Messages with their length before each, as writeDelimitedTo writes them. */
function delimited(bytes: Uint8Array): ProtoField[][] {
  const cursor = new Cursor(bytes);
  const messages: ProtoField[][] = [];
  while (cursor.rest > 0) {
    const size = cursor.length(varint(cursor), 1);
    const at = cursor.at;
    messages.push(readMessage(cursor.take(size), at));
  }
  return messages;
}

const READERS: Readonly<Record<Framing, (bytes: Uint8Array) => ProtoField[][]>> = {
  message: (bytes) => [readMessage(bytes)],
  grpc: grpcFrames,
  delimited,
};

/** Throws Problem of BINARY_PROBLEMS or `compressed-frame`. */
export function readProtobuf(bytes: Uint8Array, framing: Framing | 'auto'): ReadProtobuf {
  if (framing !== 'auto') return { framing, others: [], messages: READERS[framing](bytes) };
  const isFrame = bytes.length >= GRPC_HEAD && bytes[0]! < 2 && bytes[1] === 0;
  const order: readonly Framing[] = isFrame ? ['grpc', 'message', 'delimited'] : ['message', 'delimited'];
  const read: ReadProtobuf[] = [];
  let first: Problem | null = null;
  for (const candidate of order) {
    try {
      read.push({ framing: candidate, others: [], messages: READERS[candidate](bytes) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'compressed-frame') throw error;
      first ??= error;
    }
  }
  const [best, ...rest] = read;
  if (!best) throw first ?? new Problem('incomplete', undefined, { offset: 0 });
  return { ...best, others: rest.filter(({ messages }) => messages.length > 0).map((other) => other.framing) };
}
