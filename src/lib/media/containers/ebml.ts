// Elements of EBML (RFC 8794): an ID, a size, and content or more elements.
import { brokenMedia, type Bytes, type Source, viewOf } from './tracks.ts';

export interface Element {
  id: number;
  start: number;
  /** Infinity if the writer didn't know it. */
  end: number;
}

const MOST_LOADED = 64_000_000;

/** Reads a number whose leading zero bits say how long it is; an ID keeps the bit that ends them. */
export function variable(bytes: Uint8Array, at: number, keepsMark = false): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = !keepsMark && value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    value = value * 256 + bytes[at + i]!;
    isUnknown &&= bytes[at + i] === 0xff;
  }
  return { value: isUnknown ? Infinity : value, length };
}

/** The head of an element is at most 4 bytes of ID and 8 of size. */
export async function elementAt(source: Source, at: number): Promise<Element | null> {
  return elementIn(await source.at(at, 12), 0, at);
}

function elementIn(bytes: Uint8Array, at: number, offset = 0): Element | null {
  const id = variable(bytes, at, true);
  const size = id && id.length <= 4 ? variable(bytes, at + id.length) : null;
  if (!id || !size) return null;
  const start = offset + at + id.length + size.length;
  return { id: id.value, start, end: start + size.value };
}

/** An element in memory. */
export class Loaded {
  readonly id: number;
  readonly bytes: Bytes;

  constructor(id: number, bytes: Bytes) {
    this.id = id;
    this.bytes = bytes;
  }

  *children(): Generator<Loaded> {
    for (let at = 0; at < this.bytes.length;) {
      const element = elementIn(this.bytes, at);
      if (!element) return;
      yield new Loaded(element.id, this.bytes.subarray(element.start, Math.min(element.end, this.bytes.length)));
      at = element.end;
    }
  }

  at(...path: number[]): Loaded | undefined {
    const [id, ...rest] = path;
    for (const child of this.children()) if (child.id === id) return rest.length === 0 ? child : child.at(...rest);
    return undefined;
  }

  uint(id: number): number | undefined {
    const child = this.at(id);
    return child?.bytes.slice(0, 8).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  float(id: number): number | undefined {
    const child = this.at(id);
    if (!child) return undefined;
    const view = viewOf(child.bytes);
    return view.byteLength === 8 ? view.getFloat64(0) : view.byteLength === 4 ? view.getFloat32(0) : 0;
  }

  text(id: number): string | undefined {
    const child = this.at(id);
    return child && new TextDecoder().decode(child.bytes).replace(/\0+$/, '');
  }
}

export async function loadedElement(source: Source, { id, start, end }: Element): Promise<Loaded> {
  const size = Math.min(end, source.size) - start;
  if (size > MOST_LOADED) throw brokenMedia();
  return new Loaded(id, await source.whole(start, size));
}
