// Browsers write WebM as a stream without a duration, so that players show none and can't seek. It is added afterwards
// (RFC 8794, RFC 9559).
import { concatAll } from '../bytes/concat.ts';

const INFO = 0x1549a966;
const SEGMENT = 0x18538067;
const EBML = 0x1a45dfa3;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;

/** Nanoseconds per tick, unless set in the file. */
const DEFAULT_SCALE = 1_000_000;

interface Element {
  id: number;
  /** The positions of its size and its content. */
  sizeAt: number;
  start: number;
  end: number;
}

/**
 * Reads a number whose leading zero bits determine its length in bytes; `keepMark` keeps the marker bit, as in an id.
 */
function variable(bytes: Uint8Array, at: number, keepMark: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepMark ? first : first & (0xff >> length);
  let ones = (first & (0xff >> length)) === 0xff >> length;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i]!;
    ones &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: !keepMark && ones ? Infinity : value, length }; // all ones: of unknown size
}

function elementAt(bytes: Uint8Array, at: number): Element | null {
  const id = variable(bytes, at, true);
  const size = id && variable(bytes, at + id.length, false);
  if (!size) return null;
  const start = at + id.length + size.length;
  return { id: id.value, sizeAt: at + id.length, start, end: Math.min(bytes.length, start + size.value) };
}

function childOf(bytes: Uint8Array, parent: Pick<Element, 'start' | 'end'>, id: number): Element | null {
  for (let at = parent.start; at < parent.end;) {
    const element = elementAt(bytes, at);
    if (!element) return null;
    if (element.id === id) return element;
    at = element.end;
  }
  return null;
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** An element of 8 bytes with a floating-point number. */
function durationElement(ticks: number): Uint8Array {
  const element = new Uint8Array(11);
  element.set([0x44, 0x89, 0x88]);
  new DataView(element.buffer).setFloat64(3, ticks);
  return element;
}

/** A size of 8 bytes. */
function longSize(size: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(size) | (1n << 56n));
  return bytes;
}

/**
 * Adds its duration in milliseconds to the head of a streamed WebM file (enough of it to include the segment's
 * information). Other bytes, and files with a duration or a known segment size, are returned unchanged.
 */
export function withDuration(head: Uint8Array<ArrayBuffer>, ms: number): Uint8Array<ArrayBuffer> {
  const whole = { start: 0, end: head.length };
  if (elementAt(head, 0)?.id !== EBML) return head;
  const segment = childOf(head, whole, SEGMENT);
  // With a known size, the positions stored in the file would have to change too.
  if (!segment || variable(head, segment.sizeAt, false)?.value !== Infinity) return head;
  const info = childOf(head, segment, INFO);
  if (!info || childOf(head, info, DURATION)) return head;
  const scale = childOf(head, info, TIMESTAMP_SCALE);
  const nanoseconds = scale ? numberOf(head.subarray(scale.start, scale.end)) : DEFAULT_SCALE;
  const duration = durationElement((ms * 1_000_000) / nanoseconds);
  const parts = [
    head.subarray(0, info.sizeAt),
    longSize(info.end - info.start + duration.length),
    head.subarray(info.start, info.end),
    duration,
    head.subarray(info.end),
  ];
  return concatAll(parts);
}
