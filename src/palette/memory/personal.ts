import { type OwnAliases, readOwnAliases, reverted } from '../../calls/own-aliases.ts';
import { createStore } from '../../session/create-store.ts';
import { createRecentChanges } from '../../session/recent-changes.ts';
import { onStorageChange } from '../../session/storage.ts';
import { storedValue } from '../../session/stored.ts';
import { readUsage } from '../../read/search/usage.ts';

/** What is remembered about the user, on this device only. */
export const storedUsage = storedValue('usage', readUsage);

const ALIASES = 'aliases';
/** Words of the installation, until the user has stored some. */
let preset: OwnAliases = {};
const stored = storedValue(ALIASES, (raw) => (raw === undefined ? preset : readOwnAliases(raw)));
/** The user's own words, as stored. */
export const ownWords = createStore(stored.get());

/** Returns false if they only live in memory, because storage is blocked or full. */
function setOwnWords(words: OwnAliases): boolean {
  const isKept = stored.set(words);
  ownWords.set(words);
  return isKept;
}

/** Reads the words again after storage was changed elsewhere or cleared. */
export function readOwnWords(): void {
  const words = stored.get();
  if (JSON.stringify(words) !== JSON.stringify(ownWords.get())) ownWords.set(words);
}

/** Sets the words that apply where the user has stored none. */
export function presetWords(words: OwnAliases): void {
  preset = words;
  readOwnWords();
}

const recentChanges = createRecentChanges<OwnAliases>();

/** Makes a change to the words as they are stored now: another tab may have just changed them. */
function change(make: (words: OwnAliases) => OwnAliases): boolean {
  recentChanges.add(make);
  return setOwnWords(make(stored.get()));
}

/** Changes the user's words; making the change twice must be like making it once. */
export function changeOwnWords(make: (words: OwnAliases) => OwnAliases): { isKept: boolean; undo: () => void } {
  const before = stored.get();
  const isKept = change(make);
  const after = ownWords.get();
  return { isKept, undo: () => void change((words) => reverted(words, before, after)) };
}

onStorageChange((name) => {
  if (name === null) readOwnWords();
  if (name !== ALIASES) return;
  const words = stored.get();
  const withMine = recentChanges.again(words);
  if (JSON.stringify(withMine) === JSON.stringify(words)) readOwnWords();
  else setOwnWords(withMine);
});

/** Takes a snapshot of what is remembered. Returns a function that restores it. */
export function snapshotPersonal(): () => void {
  const [usage, words] = [storedUsage.get(), stored.get()];
  return () => {
    storedUsage.set(usage);
    setOwnWords(words);
  };
}
