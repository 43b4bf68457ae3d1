// Chooses the format of binary data.
import { Problem } from '../../../base/problem.ts';
import { readBson, writeBson } from './bson.ts';
import { readCbor, writeCbor } from './cbor.ts';
import { readMsgpack, writeMsgpack } from './msgpack.ts';
import type { DocNode } from '../node.ts';
import type { ReadValues } from './value.ts';

export const BINARY_FORMATS = ['cbor', 'msgpack', 'bson'] as const;
export type BinaryFormat = (typeof BINARY_FORMATS)[number];

const READERS: Readonly<Record<BinaryFormat, (bytes: Uint8Array) => ReadValues>> = {
  cbor: readCbor,
  msgpack: readMsgpack,
  bson: readBson,
};
export const WRITERS: Readonly<Record<BinaryFormat, (node: DocNode) => Uint8Array<ArrayBuffer>>> = {
  cbor: writeCbor,
  msgpack: writeMsgpack,
  bson: writeBson,
};

/** How plausible it is that this is what was meant: one document, and best an object or a list. */
function score({ values }: ReadValues): number {
  const [first] = values;
  if (values.length !== 1 || !first) return -values.length;
  return first.kind === 'map' || first.kind === 'array' || first.kind === 'tag' ? 2 : 1;
}

export interface ReadFormat extends ReadValues {
  format: BinaryFormat;
  /** The other formats in which the same bytes are valid. */
  others: BinaryFormat[];
}

/** Throws Problem of BINARY_PROBLEMS; that of the format in which it gets furthest if none fits. */
export function readBinary(bytes: Uint8Array, format: BinaryFormat | 'auto'): ReadFormat {
  if (format !== 'auto') return { ...READERS[format](bytes), format, others: [] };
  const read: ReadFormat[] = [];
  let furthest: Problem | null = null;
  for (const candidate of ['bson', 'cbor', 'msgpack'] as const) {
    try {
      read.push({ ...READERS[candidate](bytes), format: candidate, others: [] });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!furthest || offsetOf(error) > offsetOf(furthest)) furthest = error;
    }
  }
  const [best, ...rest] = read.toSorted((a, b) => score(b) - score(a));
  if (!best) throw furthest ?? new Problem('incomplete', undefined, { offset: 0 });
  // Nearly any bytes are several small numbers in a row.
  const others = rest.filter((other) => score(other) > 0 || score(best) < 0);
  return { ...best, others: others.map((other) => other.format) };
}

const offsetOf = ({ params }: Problem) => Number(params?.['offset'] ?? 0);
