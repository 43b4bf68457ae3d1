// What the values of Protocol Buffers may be, the likeliest first.
import { Problem } from '../../../base/problem.ts';
import { float32Text, numberText } from '../../bytes/dump/inspect.ts';
import { Cursor } from './cursor.ts';

/** A value that a field may have, in the type of a .proto file. */
export interface ProtoReading {
  type: string;
  text: string;
}

export function varint(cursor: Cursor): bigint {
  const start = cursor.at;
  let value = 0n;
  for (let place = 0; place < 10; place++) {
    const byte = cursor.byte();
    value |= BigInt(byte & 127) << BigInt(7 * place);
    if (byte < 128) {
      if (value >= 1n << 64n) break;
      return value;
    }
  }
  throw cursor.bad(start);
}

const zigzag = (value: bigint) => (value >> 1n) ^ -(value & 1n);

export function varintReadings(value: bigint): ProtoReading[] {
  const signed = BigInt.asIntN(64, value);
  const isNegative = signed < 0n;
  return [
    { type: isNegative ? 'int64' : 'uint64', text: String(signed) },
    ...(isNegative ? [{ type: 'uint64', text: String(value) }] : []),
    { type: 'sint64', text: String(zigzag(value)) },
    ...(value < 2n ? [{ type: 'bool', text: String(value === 1n) }] : []),
  ];
}

export function fixedReadings({
  float: [type, text],
  bits,
  value,
}: {
  float: [string, string];
  bits: 32 | 64;
  value: bigint;
}): ProtoReading[] {
  const signed = BigInt.asIntN(bits, value);
  const integers = [
    { type: `fixed${bits}`, text: String(value) },
    ...(signed < 0n ? [{ type: `sfixed${bits}`, text: String(signed) }] : []),
  ];
  const float = { type, text };
  // Integers that are small are unlikely floats, and floats of usual size are huge integers.
  const magnitude = Math.abs(Number(text));
  const isLikelyFloat = value === 0n ? false : magnitude > 1e-9 && magnitude < 1e15;
  return isLikelyFloat ? [float, ...integers] : [...integers, float];
}

/** Text that people write: UTF-8 without control characters but those between lines. */
export function readableText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\p{Cc}\p{Cn}\p{Co}\uFFFD]/u.test(text.replaceAll(/(?<=[^])[\r\n\t]/g, '')) ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Most numbers of a packed field that are listed. */
const MOST_PACKED = 50;

/** Numbers one after the other, as repeated fields of numbers have them. */
export function packed(bytes: Uint8Array): ProtoReading[] {
  const readings: ProtoReading[] = [];
  const cursor = new Cursor(bytes);
  const numbers: string[] = [];
  try {
    while (cursor.rest > 0 && numbers.length <= MOST_PACKED) numbers.push(String(varint(cursor)));
    if (numbers.length > 1 && numbers.length <= MOST_PACKED)
      readings.push({ type: 'packed varint', text: `[${numbers.join(', ')}]` });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  for (const size of [4, 8] as const) {
    if (bytes.length % size !== 0 || bytes.length < 2 * size || bytes.length > size * MOST_PACKED) continue;
    const { view } = cursor;
    const floats = Array.from({ length: bytes.length / size }, (_, at) =>
      size === 4 ? float32Text(view.getFloat32(at * 4, true)) : numberText(view.getFloat64(at * 8, true)),
    );
    if (floats.every((text) => Number(text) === 0 || (Math.abs(Number(text)) > 1e-9 && Math.abs(Number(text)) < 1e15)))
      readings.push({ type: size === 4 ? 'packed float' : 'packed double', text: `[${floats.join(', ')}]` });
  }
  return readings;
}
