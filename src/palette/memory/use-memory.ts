import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Entry } from '../../read/search/entry.ts';
import type { AliasTarget, OwnAliases } from '../../calls/own-aliases.ts';
import { useStore } from '../../session/use-store.ts';
import { changeOwnWords, ownWords, readOwnWords, storedUsage } from './personal.ts';
import {
  habitsOf,
  storableQuery,
  NO_USAGE,
  type Usage,
  withoutUse,
  withUse,
  withUsesOf,
} from '../../read/search/usage.ts';
import { wordUse } from '../../read/search/word-use.ts';

type Undo = () => void;

/**
 * What the palette remembers about the user. A use counts from the next opening on, so that an open list does not
 * change.
 */
export interface Memory {
  usage: Usage;
  own: OwnAliases;
  /** Counts a use. Of the typed text, only a prefix of the entry's own name may be stored. */
  used(entry: Entry, text: string): void;
  /** Counts a use of a word of a tool, one of the catalog's own. */
  usedWord(id: string, word: string): void;
  /** Forgets the uses of one entry, or of all (null). */
  forget(id: string | null): Undo;
  setAlias(word: string, target: AliasTarget): Undo;
  removeAlias(word: string): Undo;
}

/** Open palettes; each shows changes, including those undone later. */
const opened = new Set<(usage: Usage) => void>();

function storeUsage(usage: Usage): void {
  storedUsage.set(usage);
  for (const show of opened) show(usage);
}

const without = (own: OwnAliases, word: string): OwnAliases =>
  Object.fromEntries(Object.entries(own).filter(([other]) => other !== word));

function forget(id: string | null): Undo {
  const before = storedUsage.get();
  storeUsage(id === null ? NO_USAGE : withoutUse(before, id));
  return () => storeUsage(withUsesOf(storedUsage.get(), before));
}

/** `keeps` is false if the user turned off remembering uses. */
export function useMemory(keeps: boolean): Memory & { habits: ReturnType<typeof habitsOf> } {
  const [openedAt] = useState(() => Date.now());
  const [usage, setUsage] = useState(() => (keeps ? storedUsage.get() : NO_USAGE));
  useLayoutEffect(readOwnWords, []); // storage may have changed since
  const own = useStore(ownWords);
  useEffect(() => {
    const show = (next: Usage) => {
      if (keeps) setUsage(next);
    };
    opened.add(show);
    return () => void opened.delete(show);
  }, [keeps]);
  const habits = useMemo(() => habitsOf(usage, openedAt), [usage, openedAt]);
  return useMemo(
    () => ({
      usage,
      own,
      habits,
      used(entry, text) {
        if (keeps) storedUsage.set(withUse(storedUsage.get(), entry.id, storableQuery(text, entry), Date.now()));
      },
      usedWord(id, word) {
        if (keeps) storedUsage.set(withUse(storedUsage.get(), wordUse(id, word), null, Date.now()));
      },
      forget,
      setAlias: (word, target) => changeOwnWords((words) => ({ ...words, [word]: target })).undo,
      removeAlias: (word) => changeOwnWords((words) => without(words, word)).undo,
    }),
    [usage, own, habits, keeps],
  );
}
