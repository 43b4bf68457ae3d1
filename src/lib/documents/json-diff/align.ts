// Aligns sequences of numbers.

/** Largest table for the exact search; beyond it, an almost equally long common order is found in n log n. */
const TABLE_LIMIT = 1_000_000;

/**
 * For each index of `b`, returns an index of `a` with the same number, in increasing order, or -1: a longest common
 * subsequence.
 */
export function commonRuns(a: readonly number[], b: readonly number[]): number[] {
  const partner = Array.from(b, () => -1);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) partner[start] = start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) partner[--endB] = --endA;
  const [rows, columns] = [endA - start, endB - start];
  if (rows * columns > TABLE_LIMIT) return byOccurrence(a, b, { start, endA, endB }, partner);

  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[start + i] === b[start + j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (a[start + i] === b[start + j]) partner[start + j++] = start + i++;
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return partner;
}

/** Matches the n-th occurrence of a number with the n-th one on the other side, as far as the order allows. */
function byOccurrence(
  a: readonly number[],
  b: readonly number[],
  { start, endA, endB }: { start: number; endA: number; endB: number },
  partner: number[],
): number[] {
  const places = new Map<number, number[]>();
  for (let i = endA - 1; i >= start; i--) {
    const list = places.get(a[i]!);
    if (list) list.push(i);
    else places.set(a[i]!, [i]);
  }
  const partners = b.slice(start, endB).map((value) => places.get(value)?.pop() ?? -1);
  const kept = increasing(partners.filter((place) => place >= 0));
  partners.forEach((place, at) => {
    if (kept.has(place)) partner[start + at] = place;
  });
  return partner;
}

/** Returns a longest increasing subsequence of distinct numbers (patience sorting). */
export function increasing(values: readonly number[]): Set<number> {
  const tails: number[] = []; // places in `values`
  const previous = values.map(() => -1);
  values.forEach((value, at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = at;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) kept.add(values[at]!);
  return kept;
}
