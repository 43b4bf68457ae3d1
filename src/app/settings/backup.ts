import { isRecord } from '../../base/json.ts';
import { importable } from '../../calls/own-rules.ts';
import { type OwnAliases, readOwnAliases } from '../../calls/own-aliases.ts';
import { catalogWords } from '../../calls/words.ts';
import { SETTINGS_FORMAT, SETTINGS_VERSION, settingsIn } from '../../calls/words-file.ts';
import { cardById } from '../../catalog/catalog.ts';
import { areFree } from '../../palette/keys/own-sequences.ts';
import { changeOwnWords, ownWords } from '../../palette/memory/personal.ts';
import { settings } from '../../session/settings.ts';

/** In bytes. */
export const LARGEST_FILE = 1_000_000;

/** Returns all settings and user words, for a file. */
export const settingsFile = (): string =>
  JSON.stringify(
    { format: SETTINGS_FORMAT, version: SETTINGS_VERSION, settings: settings.get(), words: ownWords.get() },
    null,
    2,
  );

interface Import {
  /** Words that are not imported: they already have another meaning, or their meaning doesn't exist here. */
  refused: readonly string[];
  /** Applies the file and returns a function that undoes it. */
  apply(): () => void;
}

/** Reads a settings file; null if it isn't one. The file is untrusted: each value is read by its own rule. */
export function readSettingsFile(text: string): Import | null {
  const raw = settingsIn(text);
  if (!raw) return null;
  const imported = readOwnAliases(raw.words);
  const before = settings.get();
  const isFree = (keys: readonly string[], taken: typeof imported) => areFree(keys, taken);
  const { words, refused } = importable(imported, catalogWords(), (id) => cardById(id) !== undefined, isFree);
  const next = settings.with(isRecord(raw.settings) ? raw.settings : {});
  return {
    refused,
    apply() {
      // A key sequence belongs to one word only: the file takes precedence.
      const merged = (own: OwnAliases): OwnAliases => {
        const others = Object.entries(own)
          .filter(([word]) => !Object.hasOwn(words, word))
          .map(([word, { keys, ...target }]) => [word, keys && areFree(keys, words) ? { ...target, keys } : target]);
        return { ...Object.fromEntries(others), ...words };
      };
      settings.restore(next);
      const { undo } = changeOwnWords(merged);
      return () => {
        settings.restore(before);
        undo();
      };
    },
  };
}
