import Fuse from 'fuse.js';
import type { Entry } from './entry.ts';
import type { Fuzzy } from './rank.ts';

/** The share of the letters of a query that may be wrong. */
const THRESHOLD = 0.3;

/** A query in so many pieces that one is left whole, however its mistakes are spread. */
function piecesOf(query: string): string[] {
  const count = 1 + Math.floor(THRESHOLD * query.length);
  return Array.from({ length: count }, (_, at) =>
    query.slice(Math.floor((at * query.length) / count), Math.floor(((at + 1) * query.length) / count)),
  );
}

/**
 * Fuzzy search over names and aliases, the last resort of the ranking. Keywords are left out: with thirty for each name it would take
 * longer than a frame, and a single typo in them is found without it. It looks only at entries that have a piece of the query.
 */
export function fuzzyOver<E extends Entry>(entries: readonly E[]): Fuzzy<E> {
  const searched = entries.map((entry) => ({
    entry,
    names: entry.names.map(({ text }) => text),
    aliases: entry.aliases,
    all: [...entry.names.map(({ text }) => text), ...entry.aliases].join('\n'),
  }));
  return (query) => {
    const pieces = piecesOf(query);
    const near = searched.filter(({ all }) => pieces.some((piece) => all.includes(piece)));
    if (near.length === 0) return [];
    const fuse = new Fuse(near, {
      keys: [
        { name: 'names', weight: 2 },
        { name: 'aliases', weight: 1 },
      ],
      threshold: THRESHOLD,
      ignoreLocation: true, // otherwise nothing beyond the first thirty characters can match
      includeScore: true,
      minMatchCharLength: 2,
    });
    return fuse.search(query).map(({ item, score = 1 }) => ({ entry: item.entry, likeness: 1 - score }));
  };
}
