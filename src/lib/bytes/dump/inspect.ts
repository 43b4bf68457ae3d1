// What the bytes at an offset mean as numbers, dates and characters.
import { invalidUtf8At } from '../utf8.ts';

/** The kinds of values, in display order. */
export const VALUE_KINDS = [
  'int8',
  'uint8',
  'int16',
  'uint16',
  'int24',
  'uint24',
  'int32',
  'uint32',
  'int64',
  'uint64',
  'float16',
  'bfloat16',
  'float32',
  'float64',
  'uleb128',
  'sleb128',
  'unix-seconds',
  'unix-milliseconds',
  'filetime',
  'dos-time',
  'guid',
  'utf-8',
  'utf-16',
] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];

/** A value in both byte orders; `big` is null where there is only one order, `little` is null where there is no value. */
export interface Inspected {
  kind: ValueKind;
  little: string | null;
  big: string | null;
}

/** Bytes that the longest value needs: a GUID, or LEB128 of 64 bits and more. */
export const INSPECTED_BYTES = 16;

const MILLISECONDS_1601 = 11_644_473_600_000n;

/** RFC 3339 in UTC; null beyond what JavaScript has days for. */
function iso(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace('.000Z', 'Z');
}

/** IEEE 754 binary16. */
export function float16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The shortest decimal that is this float, so that 0.1 isn't 0.10000000149011612. */
export function float32Text(value: number): string {
  if (!Number.isFinite(value)) return numberText(value);
  for (let digits = 1; digits <= 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return numberText(Number(text));
  }
  return numberText(value);
}

export const numberText = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

/** LEB128, signed or not: the value and how many bytes it takes; null if it doesn't end. */
export function leb128(bytes: Uint8Array, isSigned: boolean): { value: bigint; length: number } | null {
  let value = 0n;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    value |= BigInt(byte & 127) << BigInt(7 * at);
    if (byte & 128) continue;
    const bits = 7 * (at + 1);
    return { value: isSigned && byte & 64 ? BigInt.asIntN(bits, value) : value, length: at + 1 };
  }
  return null;
}

function dosTime(time: number, date: number): string | null {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  const [hour, minute, second] = [time >> 11, (time >> 5) & 63, (time & 31) * 2];
  const read = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? read.toISOString().slice(0, 19) : null;
}

function utf8(bytes: Uint8Array): string | null {
  const first = bytes[0] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const sign = bytes.subarray(0, length);
  return invalidUtf8At(sign) < 0 ? described(new TextDecoder('utf-8', { ignoreBOM: true }).decode(sign)) : null;
}

function utf16(first: number, second: number | null): string | null {
  const isPair = first >= 0xd800 && first < 0xdc00 && second !== null && second >= 0xdc00 && second < 0xe000;
  if (isPair) return described(String.fromCharCode(first, second));
  return first >= 0xd800 && first < 0xe000 ? null : described(String.fromCharCode(first));
}

/** A character with its code point; those that can't be seen only have that. */
function described(sign: string): string {
  const code = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{Z}\p{M}]/u.test(sign) ? code : `${sign} ${code}`;
}

function guid(bytes: Uint8Array, isLittle: boolean): string {
  const order = isLittle ? [3, 2, 1, 0, 5, 4, 7, 6] : [0, 1, 2, 3, 4, 5, 6, 7];
  const hex = [...order, 8, 9, 10, 11, 12, 13, 14, 15].map((at) => bytes[at]!.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns every kind of value that the bytes are enough for. */
export function inspect(bytes: Uint8Array): Inspected[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { length } = bytes;
  const rows: Inspected[] = [];
  const both = (kind: ValueKind, size: number, read: (isLittle: boolean) => string | null) => {
    if (length >= size) rows.push({ kind, little: read(true), big: read(false) });
  };
  const once = (kind: ValueKind, size: number, read: () => string | null) => {
    if (length >= size) rows.push({ kind, little: read(), big: null });
  };
  const uint24 = (isLittle: boolean) =>
    isLittle ? view.getUint16(0, true) | (bytes[2]! << 16) : (bytes[0]! << 16) | view.getUint16(1);
  once('int8', 1, () => String(view.getInt8(0)));
  once('uint8', 1, () => String(view.getUint8(0)));
  both('int16', 2, (isLittle) => String(view.getInt16(0, isLittle)));
  both('uint16', 2, (isLittle) => String(view.getUint16(0, isLittle)));
  both('int24', 3, (isLittle) => String((uint24(isLittle) << 8) >> 8));
  both('uint24', 3, (isLittle) => String(uint24(isLittle)));
  both('int32', 4, (isLittle) => String(view.getInt32(0, isLittle)));
  both('uint32', 4, (isLittle) => String(view.getUint32(0, isLittle)));
  both('int64', 8, (isLittle) => String(view.getBigInt64(0, isLittle)));
  both('uint64', 8, (isLittle) => String(view.getBigUint64(0, isLittle)));
  both('float16', 2, (isLittle) => numberText(float16(view.getUint16(0, isLittle))));
  both('bfloat16', 2, (isLittle) => {
    const four = new DataView(new ArrayBuffer(4));
    four.setUint16(0, view.getUint16(0, isLittle));
    return float32Text(four.getFloat32(0));
  });
  both('float32', 4, (isLittle) => float32Text(view.getFloat32(0, isLittle)));
  both('float64', 8, (isLittle) => numberText(view.getFloat64(0, isLittle)));
  once('uleb128', 1, () => leb128(bytes, false)?.value.toString() ?? null);
  once('sleb128', 1, () => leb128(bytes, true)?.value.toString() ?? null);
  both('unix-seconds', 4, (isLittle) => iso(view.getInt32(0, isLittle) * 1000));
  both('unix-milliseconds', 8, (isLittle) => iso(Number(view.getBigInt64(0, isLittle))));
  both('filetime', 8, (isLittle) => iso(Number(view.getBigUint64(0, isLittle) / 10_000n - MILLISECONDS_1601)));
  both('dos-time', 4, (isLittle) =>
    isLittle
      ? dosTime(view.getUint16(0, true), view.getUint16(2, true))
      : dosTime(view.getUint16(2), view.getUint16(0)),
  );
  both('guid', 16, (isLittle) => guid(bytes, isLittle));
  once('utf-8', 1, () => utf8(bytes));
  both('utf-16', 2, (isLittle) => utf16(view.getUint16(0, isLittle), length >= 4 ? view.getUint16(2, isLittle) : null));
  return rows;
}
