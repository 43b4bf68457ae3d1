// Byte pair encoding: the neighbors that come first in the table are joined, until none are in it.

export interface Ranks {
  /** The number of each token by its bytes, as a text with a character for each. */
  of: Map<string, number>;
  /** The length of the longest token. */
  longest: number;
}

const encoder = new TextEncoder();
const CHUNK = 10_000;

/** The bytes of a text as UTF-8, as a text with a character for each: a key that a map finds fast. */
export function byteText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const bytes = encoder.encode(text);
  let result = '';
  for (let at = 0; at < bytes.length; at += CHUNK) result += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return result;
}

/** A heap of pairs, the lowest number first, then the leftmost: a pair is its number times 2^32 plus where it begins. */
class Heap {
  private readonly items: number[] = [];

  push(item: number): void {
    const { items } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above]! <= item) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  pop(): number | undefined {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (items.length === 0 || last === undefined) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && items[below + 1]! < items[below]!) below += 1;
      if (items[below]! >= last) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last;
    return first;
  }
}

const SHIFT = 2 ** 32;

/** The tokens of bytes, and the length of each. */
export function merged(bytes: string, ranks: Ranks): { tokens: number[]; lengths: number[] } {
  const size = bytes.length;
  // The parts are a list: where the next and the one before begin, by where a part begins.
  const next = new Int32Array(size + 1);
  const before = new Int32Array(size + 1);
  /** The number that joining a part with the next one has; -1 if they can't be. */
  const joined = new Int32Array(size + 1).fill(-1);
  const heap = new Heap();
  const rate = (start: number) => {
    const middle = next[start]!;
    const end = middle < size ? next[middle]! : -1;
    const rank = end < 0 || end - start > ranks.longest ? undefined : ranks.of.get(bytes.slice(start, end));
    joined[start] = rank ?? -1;
    if (rank !== undefined) heap.push(rank * SHIFT + start);
  };
  for (let at = 0; at <= size; at += 1) {
    next[at] = at + 1;
    before[at] = at - 1;
  }
  for (let at = 0; at < size; at += 1) rate(at);
  for (let pair = heap.pop(); pair !== undefined; pair = heap.pop()) {
    const start = pair % SHIFT;
    // A pair whose parts have changed since.
    if (joined[start] !== (pair - start) / SHIFT) continue;
    const gone = next[start]!;
    joined[gone] = -1;
    next[start] = next[gone]!;
    before[next[start]!] = start;
    rate(start);
    if (before[start]! >= 0) rate(before[start]!);
  }
  const tokens: number[] = [];
  const lengths: number[] = [];
  for (let at = 0; at < size; at = next[at]!) {
    const end = next[at]!;
    tokens.push(ranks.of.get(bytes.slice(at, end))!);
    lengths.push(end - at);
  }
  return { tokens, lengths };
}
