// Boxes of MP4 and QuickTime (ISO 14496-12): a size, a name, and content or more boxes.
import { brokenMedia, type Bytes, codeAt, type Source, viewOf } from './tracks.ts';

export interface Place {
  name: string;
  start: number;
  end: number;
}

/** The largest description of a film that is read: that of a day takes 30 MB. */
const MOST_BOX = 200_000_000;
/** A film in fragments of a second has one for each; those of half a day are fewer. */
const MOST_BOXES = 200_000;

/** The boxes of a file, without their content. Each begins behind the one before, so none comes twice. */
export async function placesIn(source: Source): Promise<{ places: Place[]; isCut: boolean }> {
  const places: Place[] = [];
  let at = 0;
  while (at + 8 <= source.size && places.length < MOST_BOXES) {
    const place = placeAt(await source.at(at, 16), 0, at, source.size);
    if (!place) break;
    places.push({ ...place, end: Math.min(place.end, source.size) });
    at = place.end;
  }
  return { places, isCut: at > source.size };
}

/** Reads the head of a box; `offset` is where the bytes begin. */
function placeAt(bytes: Uint8Array, at: number, offset: number, end: number): Place | null {
  if (at + 8 > bytes.length) return null;
  const view = viewOf(bytes);
  const name = codeAt(bytes, at + 4);
  const start = offset + at;
  const size = view.getUint32(at);
  if (size === 0) return { name, start: start + 8, end };
  if (size !== 1) return size < 8 ? null : { name, start: start + 8, end: start + size };
  if (at + 16 > bytes.length) return null;
  const long = Number(view.getBigUint64(at + 8));
  return long < 16 ? null : { name, start: start + 16, end: start + long };
}

/** A box whose content is in memory. */
export class Box {
  readonly name: string;
  readonly bytes: Bytes;
  readonly view: DataView;

  constructor(name: string, bytes: Bytes) {
    this.name = name;
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }

  /** The boxes in it, from this offset on; one that claims more than there is ends with this one. */
  *children(from = 0): Generator<Box> {
    for (let at = from; at + 8 <= this.bytes.length;) {
      const place = placeAt(this.bytes, at, 0, this.bytes.length);
      if (!place) return;
      yield new Box(place.name, this.bytes.subarray(place.start, Math.min(place.end, this.bytes.length)));
      at = place.end;
    }
  }

  /** The first box of this path. */
  at(...path: string[]): Box | undefined {
    const [name, ...rest] = path;
    for (const child of this.children())
      if (child.name === name) {
        if (rest.length === 0) return child;
        const inner = child.at(...rest);
        if (inner) return inner;
      }
    return undefined;
  }

  /** Numbers that lie outside read as 0: a table that is cut has fewer rows. */
  u8 = (at: number) => this.bytes[at] ?? 0;
  u16 = (at: number) => (at + 2 <= this.bytes.length ? this.view.getUint16(at) : 0);
  u32 = (at: number) => (at + 4 <= this.bytes.length ? this.view.getUint32(at) : 0);
  i32 = (at: number) => (at + 4 <= this.bytes.length ? this.view.getInt32(at) : 0);
  u64 = (at: number) => this.u32(at) * 2 ** 32 + this.u32(at + 4);
  i64 = (at: number) => this.i32(at) * 2 ** 32 + this.u32(at + 4);
  /** A number of 32 or 64 bits, as the version of the box says, behind its version and flags. */
  long = (short: number, long: number) => (this.u8(0) === 1 ? this.u64(long) : this.u32(short));

  /** The number of rows of a table: those that it says, if there are as many. */
  rows(at: number, size: number): number {
    return Math.min(this.u32(at), Math.max(0, Math.floor((this.bytes.length - at - 4) / size)));
  }
}

/** Loads a box of a file. */
export async function loaded(source: Source, { name, start, end }: Place): Promise<Box> {
  if (end - start > MOST_BOX) throw brokenMedia();
  return new Box(name, await source.whole(start, end - start));
}
