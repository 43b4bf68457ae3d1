// Suggests the words of a list that someone may have meant.

/**
 * Returns up to three words that share the first four letters of the typed one or are within two edits of it, nearest
 * first. `plain` normalizes words for comparison.
 */
export function nearestWords(
  typed: string,
  list: readonly string[],
  plain: (word: string) => string = (word) => word,
): string[] {
  const letters = [...typed].slice(0, 20);
  // A single letter is one edit away from every other letter.
  const limit = Math.min(2, letters.length - 1);
  const start = letters.slice(0, 4).join('');
  return list
    .map((word) => {
      const other = plain(word);
      const sameStart = letters.length >= 4 && other.startsWith(start);
      return { word, sameStart, distance: editDistance(letters, [...other]) };
    })
    .filter(({ sameStart, distance }) => sameStart || distance <= limit)
    .sort((a, b) => a.distance - b.distance || Number(b.sameStart) - Number(a.sameStart))
    .slice(0, 3)
    .map(({ word }) => word.normalize('NFC'));
}

/** Counts insertions, deletions, replacements and swaps of neighbors between two words (optimal string alignment). */
export function editDistance(from: readonly string[], to: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[to.length]!;
}
