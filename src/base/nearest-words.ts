// Which words of a list someone may have meant.

/**
 * Up to three words of the list that begin as the typed one does (its first four letters) or are within two edits of it,
 * nearest first. `plain` is the form in which words are compared.
 */
export function nearestWords(
  typed: string,
  list: readonly string[],
  plain: (word: string) => string = (word) => word,
): string[] {
  const letters = [...typed].slice(0, 20);
  // One letter is an edit away from every other letter.
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

/** Letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
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
