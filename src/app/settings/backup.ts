import { importable } from '../../calls/own-rules.ts';
import { type OwnAliases, readOwnAliases } from '../../calls/own-aliases.ts';
import { catalogWords } from '../../calls/words.ts';
import { SETTINGS_FORMAT, SETTINGS_VERSION } from '../../calls/words-file.ts';
import { cardById } from '../../catalog/catalog.ts';
import { areFree } from '../../palette/keys/own-sequences.ts';
import { changeOwnWords, ownWords } from '../../palette/memory/personal.ts';
import { type Settings, settings } from '../../session/settings.ts';
import { type ReadFile, readFile } from './backup-file.ts';

/** In bytes. */
export const LARGEST_FILE = 1_000_000;

/** Returns all settings and user words, for a file. */
export const settingsFile = (): string =>
  JSON.stringify(
    { format: SETTINGS_FORMAT, version: SETTINGS_VERSION, settings: settings.get(), words: ownWords.get() },
    null,
    2,
  );

/** Whether a file is added to what is here, or takes its place. */
export type Way = 'merge' | 'replace';

interface Import {
  kind: 'file';
  /** What the file has, by kind. */
  counts: Readonly<Record<'favorites' | 'recent' | 'options' | 'words', number>>;
  /** Words that are not imported: they already have another meaning, or their meaning doesn't exist here. */
  refused: readonly string[];
  /** How many other settings will be different. */
  changes: number;
  /** Applies the file and returns a function that undoes it. */
  apply(way: Way): () => void;
}

/** Settings that are lists or collections, which a file can be added to. */
const COLLECTIONS = new Set<keyof Settings>(['favorites', 'recent', 'options', 'collapsedCategories']);

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];

/** The settings after an import. Unlike the file, what is here is never lost by merging. */
function merged(before: Settings, next: Settings, way: Way): Settings {
  if (way === 'replace') return next;
  return {
    ...next,
    favorites: union(before.favorites, next.favorites),
    recent: union(next.recent, before.recent).slice(0, Math.max(next.recent.length, before.recent.length)),
    options: { ...before.options, ...next.options },
    collapsedCategories: { ...before.collapsedCategories, ...next.collapsedCategories },
  };
}

/** A key sequence belongs to one word only: the file takes precedence. */
function mergedWords(own: OwnAliases, words: OwnAliases): OwnAliases {
  const others = Object.entries(own)
    .filter(([word]) => !Object.hasOwn(words, word))
    .map(([word, { keys, ...target }]) => [word, keys && areFree(keys, words) ? { ...target, keys } : target]);
  return { ...Object.fromEntries(others), ...words };
}

/** Reads a settings file, or says why it can't. The file is untrusted: after its shape, each value is read by its own rule. */
export function readSettingsFile(text: string): Import | Exclude<ReadFile, { kind: 'file' }> {
  const read = readFile(text);
  if (read.kind !== 'file') return read;
  const { settings: raw = {}, words: rawWords = {} } = read.file;
  const before = settings.get();
  const own = readOwnAliases(rawWords);
  const isFree = (keys: readonly string[], taken: typeof own) => areFree(keys, taken);
  const { words } = importable(own, catalogWords(), (id) => cardById(id) !== undefined, isFree);
  const withFile = settings.with(raw);
  /** A setting that the file lacks has its default in a replacement; an older file has an older name for favorites. */
  const cleared = Object.fromEntries(Object.keys(before).map((key) => [key, undefined]));
  const { favourites } = raw as { favourites?: unknown };
  const replaced = settings.with({ ...cleared, favorites: favourites, ...raw });
  const nextBy = (way: Way) => merged(before, way === 'replace' ? replaced : withFile, way);
  const names = Object.keys(before) as (keyof Settings)[];
  return {
    kind: 'file',
    counts: {
      favorites: replaced.favorites.length,
      recent: replaced.recent.length,
      options: Object.keys(replaced.options).length,
      words: Object.keys(words).length,
    },
    refused: Object.keys(rawWords).filter((word) => !Object.hasOwn(words, word)),
    changes: names.filter((name) => !COLLECTIONS.has(name) && withFile[name] !== before[name]).length,
    apply(way) {
      settings.restore(nextBy(way));
      const { undo } = changeOwnWords((mine) => (way === 'replace' ? words : mergedWords(mine, words)));
      return () => {
        settings.restore(before);
        undo();
      };
    },
  };
}
