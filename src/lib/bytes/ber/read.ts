// Reads BER (X.690) as a tree with the place of each element. What comes before a fault is kept, unlike in ../asn1.ts.
import type { Deviation } from './strict.ts';

export const TAG_CLASSES = ['universal', 'application', 'context', 'private'] as const;
export type TagClass = (typeof TAG_CLASSES)[number];

export interface BerNode {
  /** Of the first byte of its tag. */
  offset: number;
  depth: number;
  /** Its bytes: class, constructed or not, number. */
  tag: Uint8Array;
  tagClass: TagClass;
  constructed: boolean;
  number: number;
  /** Bytes of the tag and the length. */
  header: number;
  /** Bytes of the contents as declared; null if its end is marked instead. */
  length: number | null;
  contents: Uint8Array;
  /** The elements in it; those of a string are encapsulated. Null if it has none. */
  children: BerNode[] | null;
  encapsulates: boolean;
  /** Whether the data ends before it does. */
  cut: boolean;
  deviations: Deviation[];
}

/** Why the data isn't BER from a place on. */
export const BER_FAULTS = [
  /** The data ends within a tag or a length. */
  'cut-header',
  /** `needed`, `have` */
  'past-end',
  'tag-too-large',
  'length-too-large',
  'reserved-length',
  'open-primitive',
  'no-end-mark',
  'stray-end-mark',
  'too-deep',
  'too-many',
] as const;
export type BerFaultCode = (typeof BER_FAULTS)[number];

export interface BerFault {
  code: BerFaultCode;
  offset: number;
  params: Record<string, number>;
}

export interface BerTree {
  nodes: BerNode[];
  count: number;
  /** The first one; what follows it isn't read. */
  fault: BerFault | null;
}

export const DEEPEST = 100;
export const MOST_ELEMENTS = 20_000;
const LARGEST_TAG = 2 ** 31 - 1;
/** Octets of a length that may count: 2^48 bytes are more than anybody has. */
const LENGTH_OCTETS = 6;

class Fault extends Error {
  readonly fault: BerFault;
  constructor(code: BerFaultCode, offset: number, params: Record<string, number> = {}) {
    super(code);
    this.fault = { code, offset, params };
  }
}

interface Header {
  first: number;
  /** Bytes of the tag. */
  size: number;
  number: number;
  header: number;
  length: number | null;
  deviations: Deviation[];
}

class BerReader {
  private readonly bytes: Uint8Array;
  private readonly most: number;
  count = 0;
  fault: BerFault | null = null;

  constructor(bytes: Uint8Array, most: number) {
    this.bytes = bytes;
    this.most = most;
  }

  /** Reads elements into the list until `end`, or until the mark of an open element, and returns the place behind them. */
  elements(nodes: BerNode[], start: number, end: number, depth: number, isOpen: boolean): number {
    let at = start;
    while (at < end) {
      const isMark = this.bytes[at] === 0 && this.bytes[at + 1] === 0 && at + 1 < end;
      if (isMark && !isOpen) throw new Fault('stray-end-mark', at);
      at = this.element(nodes, at, end, depth);
      if (isMark || this.fault) return at;
    }
    if (isOpen) throw new Fault('no-end-mark', start);
    return at;
  }

  element(nodes: BerNode[], offset: number, end: number, depth: number): number {
    if (depth > DEEPEST) throw new Fault('too-deep', offset, { most: DEEPEST });
    if (this.count >= this.most) throw new Fault('too-many', offset, { most: this.most });
    const { first, size, number, header, length, deviations } = this.header(offset, end);
    const start = offset + header;
    const constructed = (first & 0x20) !== 0;
    const stop = length === null ? end : Math.min(end, start + length);
    const node: BerNode = {
      offset,
      depth,
      tag: this.bytes.subarray(offset, offset + size),
      tagClass: TAG_CLASSES[first >> 6]!,
      constructed,
      number,
      header,
      length,
      contents: this.bytes.subarray(start, stop),
      children: constructed ? [] : null,
      encapsulates: false,
      cut: length !== null && start + length > end,
      deviations,
    };
    nodes.push(node);
    this.count++;
    if (node.cut) this.fault ??= { code: 'past-end', offset, params: { needed: length!, have: end - start } };
    if (!node.children) return stop;
    // What is there of an element that is cut is read all the same, and nothing after it.
    const own = this.fault;
    this.fault = null;
    try {
      const behind = this.elements(node.children, start, stop, depth + 1, length === null);
      node.contents = this.bytes.subarray(start, length === null ? behind - 2 : stop);
      return behind;
    } finally {
      this.fault = own ?? this.fault;
    }
  }

  private header(offset: number, end: number): Header {
    const first = this.bytes[offset]!;
    const deviations: Deviation[] = [];
    let at = offset + 1;
    let number = first & 31;
    const next = () => {
      if (at >= end) throw new Fault('cut-header', offset);
      return this.bytes[at++]!;
    };
    if (number === 31) {
      number = 0;
      let octet: number;
      do {
        octet = next();
        if (number === 0 && octet === 0x80) deviations.push('long-tag');
        number = number * 128 + (octet & 127);
        if (number > LARGEST_TAG) throw new Fault('tag-too-large', offset);
      } while (octet >= 128);
      if (number < 31) deviations.push('long-tag');
    }
    const size = at - offset;
    const short = next();
    if (short < 128) return { first, size, number, header: at - offset, length: short, deviations };
    if (short === 0xff) throw new Fault('reserved-length', at - 1);
    if (short === 0x80) {
      if ((first & 0x20) === 0) throw new Fault('open-primitive', offset);
      return { first, size, number, header: at - offset, length: null, deviations: [...deviations, 'open-length'] };
    }
    const place = at - 1;
    let length = 0;
    for (let octet = 0; octet < short - 128; octet++) {
      length = length * 256 + next();
      if (length >= 256 ** LENGTH_OCTETS) throw new Fault('length-too-large', place);
    }
    const fewest = length < 128 ? 0 : Math.ceil(Math.log2(length + 1) / 8);
    if (short - 128 > fewest) deviations.push('long-length');
    return { first, size, number, header: at - offset, length, deviations };
  }
}

/** Reads all elements of the bytes, one after the other. Never throws: the tree says where it ends. */
export function readBer(bytes: Uint8Array, { depth = 0, most = MOST_ELEMENTS, offset = 0 } = {}): BerTree {
  const nodes: BerNode[] = [];
  const reader = new BerReader(bytes, most);
  try {
    reader.elements(nodes, offset, bytes.length, depth, false);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    reader.fault ??= error.fault;
  }
  return { nodes, count: reader.count, fault: reader.fault };
}
