import Fuse from 'fuse.js';
import type { Entry } from './entry.ts';
import type { Fuzzy } from './rank.ts';

/**
 * Fuzzy search over names and aliases, the last resort of the ranking. Keywords are left out: with thirty for each name it would take
 * longer than a frame, and a single typo in them is found without it.
 */
export function fuzzyOver<E extends Entry>(entries: readonly E[]): Fuzzy<E> {
  let fuse: Fuse<E> | undefined; // created on first use: most queries never get here
  return (query) => {
    fuse ??= new Fuse(entries, {
      keys: [
        { name: 'names', getFn: ({ names }) => names.map((name) => name.text), weight: 2 },
        { name: 'aliases', weight: 1 },
      ],
      threshold: 0.3,
      ignoreLocation: true, // otherwise nothing beyond the first thirty characters can match
      includeScore: true,
      minMatchCharLength: 2,
    });
    return fuse.search(query).map(({ item, score = 1 }) => ({ entry: item, likeness: 1 - score }));
  };
}
