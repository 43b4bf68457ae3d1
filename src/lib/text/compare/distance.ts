// Distances and similarities of two texts, counted in graphemes.
import { graphemesOf } from '../../../base/segments.ts';

export interface Step {
  kind: 'same' | 'replace' | 'insert' | 'delete' | 'swap';
  a: string;
  b: string;
}

/** The characters as readers count them; a flag or an accented letter is one. */
export function charactersOf(text: string): string[] {
  // ASCII has no clusters but CR LF.
  if (/^[\u0020-\u007e\n\t]*$/.test(text)) return Array.from(text);
  return graphemesOf(text);
}

/** Costs of the restricted Damerau–Levenshtein distance; without `swaps`, of Levenshtein's. */
function table(a: readonly string[], b: readonly string[], swaps: boolean): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = 0; i <= a.length; i++) rows[i]![0] = i;
  for (let k = 0; k <= b.length; k++) rows[0]![k] = k;
  for (let i = 1; i <= a.length; i++) {
    const [row, above] = [rows[i]!, rows[i - 1]!];
    for (let k = 1; k <= b.length; k++) {
      const cost = a[i - 1] === b[k - 1] ? 0 : 1;
      let least = Math.min(above[k]! + 1, row[k - 1]! + 1, above[k - 1]! + cost);
      if (swaps && i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        least = Math.min(least, rows[i - 2]![k - 2]! + 1);
      row[k] = least;
    }
  }
  return rows;
}

export function levenshtein(a: readonly string[], b: readonly string[]): number {
  return table(a, b, false)[a.length]![b.length]!;
}

/** With adjacent characters swapped as one step (optimal string alignment). */
export function damerau(a: readonly string[], b: readonly string[]): number {
  return table(a, b, true)[a.length]![b.length]!;
}

/** How one text becomes the other in the fewest steps. */
export function alignment(a: readonly string[], b: readonly string[]): Step[] {
  const rows = table(a, b, true);
  const steps: Step[] = [];
  let [i, k] = [a.length, b.length];
  while (i > 0 || k > 0) {
    const here = rows[i]![k]!;
    const [before, after] = [a[i - 1] ?? '', b[k - 1] ?? ''];
    if (i > 0 && k > 0 && before === after && here === rows[i - 1]![k - 1]) {
      steps.push({ kind: 'same', a: before, b: after });
      [i, k] = [i - 1, k - 1];
    } else if (
      i > 1 &&
      k > 1 &&
      before === b[k - 2] &&
      a[i - 2] === after &&
      before !== after &&
      here === rows[i - 2]![k - 2]! + 1
    ) {
      steps.push({ kind: 'swap', a: a[i - 2]! + before, b: b[k - 2]! + after });
      [i, k] = [i - 2, k - 2];
    } else if (i > 0 && k > 0 && here === rows[i - 1]![k - 1]! + 1) {
      steps.push({ kind: 'replace', a: before, b: after });
      [i, k] = [i - 1, k - 1];
    } else if (i > 0 && here === rows[i - 1]![k]! + 1) {
      steps.push({ kind: 'delete', a: before, b: '' });
      i--;
    } else {
      steps.push({ kind: 'insert', a: '', b: after });
      k--;
    }
  }
  return steps.toReversed();
}

/** The longest common subsequence. */
export function commonSubsequence(a: readonly string[], b: readonly string[]): string[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = 1; i <= a.length; i++)
    for (let k = 1; k <= b.length; k++)
      rows[i]![k] = a[i - 1] === b[k - 1] ? rows[i - 1]![k - 1]! + 1 : Math.max(rows[i - 1]![k]!, rows[i]![k - 1]!);
  const common: string[] = [];
  for (let [i, k] = [a.length, b.length]; i > 0 && k > 0;) {
    if (a[i - 1] === b[k - 1]) {
      common.push(a[i - 1]!);
      [i, k] = [i - 1, k - 1];
    } else if (rows[i - 1]![k]! >= rows[i]![k - 1]!) i--;
    else k--;
  }
  return common.toReversed();
}

/** Jaro's similarity from 0 to 1: matching characters within half the longer length, and their order. */
export function jaro(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const matched: string[] = [];
  a.forEach((character, i) => {
    for (let k = Math.max(0, i - reach); k <= Math.min(b.length - 1, i + reach); k++) {
      if (taken[k] || b[k] !== character) continue;
      taken[k] = 1;
      matched.push(character);
      return;
    }
  });
  if (matched.length === 0) return 0;
  const others = b.filter((_, k) => taken[k]);
  const halves = matched.filter((character, i) => character !== others[i]).length;
  const count = matched.length;
  return (count / a.length + count / b.length + (count - Math.floor(halves / 2)) / count) / 3;
}

/** Winkler's: a common beginning of up to four characters counts more. */
export function jaroWinkler(a: readonly string[], b: readonly string[]): number {
  const similarity = jaro(a, b);
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix++;
  return similarity + prefix * 0.1 * (1 - similarity);
}

/** Dice's coefficient of the pairs of adjacent characters. */
export function dice(a: readonly string[], b: readonly string[]): number {
  const pairs = (all: readonly string[]) => all.slice(1).map((character, i) => `${all[i]!}\0${character}`);
  const [first, second] = [pairs(a), pairs(b)];
  if (first.length + second.length === 0) return a.join('') === b.join('') ? 1 : 0;
  const counts = new Map<string, number>();
  for (const pair of first) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of second) {
    const left = counts.get(pair) ?? 0;
    if (left > 0) common++;
    counts.set(pair, left - 1);
  }
  return (2 * common) / (first.length + second.length);
}

/** The number of places that differ; null for texts of different lengths. */
export function hamming(a: readonly string[], b: readonly string[]): number | null {
  return a.length === b.length ? a.filter((character, i) => character !== b[i]).length : null;
}

/** 1 for equal texts, 0 for texts without a common character in place. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - levenshtein(a, b) / longest;
}
