import Fuse from 'fuse.js';
import type { Entry } from './entry.ts';
import type { Fuzzy } from './rank.ts';

/**
 * The last resort of the ranking: entries whose names or aliases are alike. Keywords are left out: there are thirty for each
 * name, looking through them would take longer than a frame, and one typing mistake in them is found anyway.
 */
export function fuzzyOver<E extends Entry>(entries: readonly E[]): Fuzzy<E> {
  let fuse: Fuse<E> | undefined; // most people never mistype that badly
  return (query) => {
    fuse ??= new Fuse(entries, {
      keys: [
        { name: 'names', getFn: ({ names }) => names.map((name) => name.text), weight: 2 },
        { name: 'aliases', weight: 1 },
      ],
      threshold: 0.3,
      ignoreLocation: true, // else nothing beyond some thirty characters into a text can match
      includeScore: true,
      minMatchCharLength: 2,
    });
    return fuse.search(query).map(({ item, score = 1 }) => ({ entry: item, likeness: 1 - score }));
  };
}
