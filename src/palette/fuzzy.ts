import Fuse from 'fuse.js';
import type { Entry, Fuzzy } from './rank.ts';

/** The last tier of the ranking: entries whose names or keywords are alike (a typo, letters swapped). */
export function fuzzyOver<E extends Entry>(entries: readonly E[]): Fuzzy<E> {
  const fuse = new Fuse(entries, {
    keys: [
      { name: 'names', getFn: (entry) => entry.names.map((name) => name.text), weight: 2 },
      { name: 'keywords', weight: 1 },
    ],
    threshold: 0.3,
    ignoreLocation: true, // else nothing beyond some thirty characters into a text can match
    includeScore: true,
    minMatchCharLength: 2,
  });
  return (query) => fuse.search(query).map(({ item, score = 1 }) => ({ entry: item, likeness: 1 - score }));
}
