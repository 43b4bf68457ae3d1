import type { Entry } from './entry.ts';
import { isOneTypo } from './typo.ts';
import { createWordList } from './word-list.ts';

/** A query as far as names are compared with it; all folded. */
export interface Words {
  text: string;
  tokens: readonly string[];
  compact: string;
}

/** Which entries a query may be about, so that no key press looks at all of them. */
export interface EntryIndex<E extends Entry> {
  /** The entries that may match without a mistake, and perhaps others. */
  candidates(query: Words): ReadonlySet<E>;
  /** The entries of which one word may be mistyped in the query, and perhaps others. */
  mistyped(query: Words): ReadonlySet<E>;
  /** The query without its typing mistakes; null if there are not several, or a word is none with one. */
  corrected(query: Words): string | null;
  of(id: string): E | undefined;
}

/** Texts in one, so that the engine itself looks for a part of any of them. */
function createHaystack<T>(entries: readonly (readonly [text: string, of: T])[]) {
  const all = `\n${entries.map(([text]) => text).join('\n')}\n`;
  const starts: number[] = [];
  let place = 1;
  for (const [text] of entries) {
    starts.push(place);
    place += text.length + 1;
  }
  return function* having(part: string): Generator<T> {
    if (part === '') return;
    let text = 0;
    for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, starts[text] ?? all.length)) {
      while ((starts[text] ?? Infinity) <= at) text += 1;
      const entry = entries[text - 1];
      if (entry) yield entry[1];
      if (text >= entries.length) return;
    }
  };
}

function intersection<T>(sets: readonly ReadonlySet<T>[]): T[] {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...(smallest ?? [])].filter((item) => others.every((set) => set.has(item)));
}

function createIndex<E extends Entry>(entries: readonly E[]): EntryIndex<E> {
  const flat = <T>(texts: (entry: E) => readonly T[]) =>
    entries.flatMap((entry) => texts(entry).map((text) => [text, entry] as const));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const words = createWordList(flat(({ vocabulary }) => vocabulary));
  const aliases = createWordList(flat(({ ownAliases, aliases, id }) => [...ownAliases, ...aliases, id]));
  const written = (entry: E) => entry.names.filter(({ isReading }) => !isReading);
  const spoken = (entry: E) => entry.names.filter(({ isReading }) => isReading);
  const names = createHaystack(flat((entry) => written(entry).map(({ text }) => text)));
  const compacts = createHaystack(flat((entry) => written(entry).map(({ compact }) => compact)));
  const initials = createHaystack(flat((entry) => written(entry).map((name) => name.initials)));
  const syllables = createWordList(
    flat((entry) => [...new Set(spoken(entry).flatMap((name) => name.words.map((word) => word.slice(0, 1))))]),
  );
  const startsOfNames = createWordList(flat(({ names: all }) => all.flatMap((name) => [name.compact, ...name.words])));
  /** The word of most entries that a token is with one mistake. */
  const meantBy = (token: string) =>
    words
      .mistyped(token)
      .filter((word) => isOneTypo(token, word))
      .toSorted((a, b) => words.having(b).length - words.having(a).length)[0];
  return {
    of: (id) => byId.get(id),
    corrected({ tokens }) {
      const meant = tokens.map((token) => (words.starting(token).size > 0 ? token : meantBy(token)));
      const mistakes = meant.filter((word, at) => word !== tokens[at]).length;
      return mistakes < 2 || meant.includes(undefined) ? null : meant.join(' ');
    },
    candidates({ text, tokens, compact }) {
      return new Set([
        ...aliases.starting(text),
        ...(tokens.length > 1 ? aliases.having(tokens.join('-')) : []),
        ...(tokens.length > 0 ? intersection(tokens.map((token) => words.starting(token))) : []),
        ...names(text),
        ...compacts(compact),
        ...initials(text),
        ...(compact === '' ? [] : startsOfNames.starting(compact)),
        ...syllables.having(compact.slice(0, 1)),
      ]);
    },
    mistyped({ tokens }) {
      const matches = new Set<E>();
      for (const [at, token] of tokens.entries()) {
        const lists = [words, aliases, startsOfNames];
        const alike = new Set(lists.flatMap((list) => list.mistyped(token).flatMap((word) => list.having(word))));
        if (alike.size === 0) continue;
        const others = tokens.filter((_, other) => other !== at).map((other) => words.starting(other));
        for (const entry of intersection([alike, ...others])) matches.add(entry);
      }
      return matches;
    },
  };
}

const indexes = new WeakMap<readonly Entry[], EntryIndex<Entry>>();

/** The index of a list of entries, made once. */
export function entryIndexOf<E extends Entry>(entries: readonly E[]): EntryIndex<E> {
  const existing = indexes.get(entries) as EntryIndex<E> | undefined;
  if (existing) return existing;
  const made = createIndex(entries);
  indexes.set(entries, made as unknown as EntryIndex<Entry>);
  return made;
}
