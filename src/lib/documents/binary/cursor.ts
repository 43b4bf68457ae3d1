// Reads bytes of a binary format one after the other.
import { Problem } from '../../../base/problem.ts';
import { concatAll } from '../../bytes/concat.ts';
import { invalidUtf8At } from '../../bytes/utf8.ts';

export const BINARY_PROBLEMS = ['incomplete', 'not-this-format', 'bad-utf8', 'too-deep', 'too-many-values'] as const;

const MOST_VALUES = 500_000;
const DEEPEST = 500;

/** Offsets are those of bytes, so they are parameters rather than positions in the text. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at = 0;
  private count = 0;
  private depth = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get rest(): number {
    return this.bytes.length - this.at;
  }

  /** Throws Problem `incomplete` unless there are this many bytes; returns where they begin, and moves behind them. */
  skip(size: number): number {
    if (size > this.rest) throw new Problem('incomplete', undefined, { offset: this.at });
    const start = this.at;
    this.at += size;
    return start;
  }

  take(size: number): Uint8Array {
    const start = this.skip(size);
    return this.bytes.subarray(start, start + size);
  }

  byte(): number {
    return this.bytes[this.skip(1)]!;
  }

  /** An unsigned number of 1, 2, 4 or 8 bytes. */
  uint(size: number, isLittle = false): bigint {
    const start = this.skip(size);
    if (size === 1) return BigInt(this.view.getUint8(start));
    if (size === 2) return BigInt(this.view.getUint16(start, isLittle));
    return size === 4 ? BigInt(this.view.getUint32(start, isLittle)) : this.view.getBigUint64(start, isLittle);
  }

  float(size: 4 | 8, isLittle = false): number {
    const start = this.skip(size);
    return size === 4 ? this.view.getFloat32(start, isLittle) : this.view.getFloat64(start, isLittle);
  }

  /** Text of this many bytes; null if it isn't UTF-8. */
  text(size: number): string | null {
    const bytes = this.take(size);
    return invalidUtf8At(bytes) < 0 ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : null;
  }

  /** A number of values that must fit in the rest, so that a wrong one doesn't fill the memory. */
  length(count: bigint, bytesEach: number): number {
    if (count * BigInt(bytesEach) > BigInt(this.rest)) throw new Problem('incomplete', undefined, { offset: this.at });
    return Number(count);
  }

  /** Reads a value inside of others. Throws Problem `too-deep` or `too-many-values`. */
  nested<T>(read: () => T): T {
    if (++this.count > MOST_VALUES) throw new Problem('too-many-values', undefined, { limit: MOST_VALUES });
    if (++this.depth > DEEPEST) throw new Problem('too-deep', undefined, { limit: DEEPEST });
    const value = read();
    this.depth--;
    return value;
  }

  bad(offset: number): Problem {
    return new Problem('not-this-format', undefined, {
      offset,
      byte: this.bytes[offset]!.toString(16).padStart(2, '0'),
    });
  }
}

/** Collects bytes that are written. */
export class Sink {
  private readonly parts: Uint8Array[] = [];
  size = 0;

  bytes(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.size += bytes.length;
  }

  byte(...bytes: number[]): void {
    this.bytes(Uint8Array.from(bytes));
  }

  /** A number in 1, 2, 4 or 8 bytes; negative ones in two's complement. */
  uint(value: bigint, size: number, isLittle = false): void {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt.asUintN(64, value), isLittle);
    const all = new Uint8Array(view.buffer);
    this.bytes(isLittle ? all.slice(0, size) : all.slice(8 - size));
  }

  float(value: number, size: 4 | 8, isLittle = false): void {
    const view = new DataView(new ArrayBuffer(size));
    if (size === 4) view.setFloat32(0, value, isLittle);
    else view.setFloat64(0, value, isLittle);
    this.bytes(new Uint8Array(view.buffer));
  }

  end(): Uint8Array<ArrayBuffer> {
    return concatAll(this.parts);
  }
}
