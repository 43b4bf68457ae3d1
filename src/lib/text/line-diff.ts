// Compares texts in almost linear time: lines that are unique in both texts are anchors (patience diff), and the text
// between them is compared by the algorithm of Myers, up to a limit.
import { diffArrays } from 'diff';

export interface LineOptions {
  ignoreCase: boolean;
  /** Runs of whitespace are equal, and leading and trailing ones are ignored. */
  ignoreSpace: boolean;
}

/** A run of `count` items that are in both texts (0), only in the first (-1), or only in the second (1). */
export interface Run {
  side: -1 | 0 | 1;
  count: number;
}

const MOST_EDITS = 1000;

/** Returns the part of a line or word that is compared. */
export function comparable(item: string, { ignoreCase, ignoreSpace }: LineOptions): string {
  const spaced = ignoreSpace ? item.trim().replace(/\s+/gu, ' ') : item;
  return ignoreCase ? spaced.toLowerCase() : spaced;
}

/** Returns runs that lead from one list to the other, removals before additions. */
export function diffLists(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  const add = (side: Run['side'], count: number) => {
    if (count === 0) return;
    const last = runs.at(-1);
    if (last?.side === side) last.count += count;
    else runs.push({ side, count });
  };
  const between = (from: number, to: number, start: number, end: number) => {
    while (from < to && start < end && before[from] === after[start]) {
      add(0, 1);
      from++;
      start++;
    }
    let tail = 0;
    while (from < to && start < end && before[to - 1] === after[end - 1]) {
      tail++;
      to--;
      end--;
    }
    const changes =
      from === to || start === end
        ? undefined
        : diffArrays(before.slice(from, to), after.slice(start, end), { maxEditLength: MOST_EDITS });
    if (changes) for (const { added, removed, count } of changes) add(added ? 1 : removed ? -1 : 0, count);
    else {
      add(-1, to - from);
      add(1, end - start);
    }
    add(0, tail);
  };
  let from = 0;
  let start = 0;
  for (const [i, j] of anchors(before, after)) {
    between(from, i, start, j);
    add(0, 1);
    from = i + 1;
    start = j + 1;
  }
  between(from, before.length, start, after.length);
  return runs;
}

/** Returns items that are unique in each list, in their longest common order. */
function anchors(before: readonly string[], after: readonly string[]): [number, number][] {
  const first = places(before);
  const second = places(after);
  const pairs = [...first].flatMap(([item, i]): [number, number][] => {
    const j = second.get(item);
    return i < 0 || j === undefined || j < 0 ? [] : [[i, j]];
  });
  pairs.sort((a, b) => a[0] - b[0]);
  const piles: number[] = []; // index of the pair on top of each pile
  const previous = pairs.map((pair, at) => {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[piles[middle]!]![1] < pair[1]) low = middle + 1;
      else high = middle;
    }
    piles[low] = at;
    return low === 0 ? -1 : piles[low - 1]!;
  });
  const chain: [number, number][] = [];
  for (let at = piles.at(-1) ?? -1; at >= 0; at = previous[at]!) chain.push(pairs[at]!);
  return chain.reverse();
}

/** Returns the position of each item; -1 for duplicates. */
function places(list: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  list.forEach((item, i) => places.set(item, places.has(item) ? -1 : i));
  return places;
}
