import { useEffect, useMemo, useState } from 'react';
import type { Entry } from '../search/entry.ts';
import { type OwnAliases, reverted, type AliasTarget } from '../../calls/own-aliases.ts';
import { storedAliases, storedUsage } from './personal.ts';
import { habitsOf, storableQuery, NO_USAGE, type Usage, withoutUse, withUse, withUsesOf } from '../search/usage.ts';

type Undo = () => void;

/** What the palette remembers about the user. A use counts from the next opening on, so that an open list does not change. */
export interface Memory {
  usage: Usage;
  own: OwnAliases;
  /** Counts a use. Of the typed text, only a prefix of the entry's own name may be stored. */
  used(entry: Entry, text: string): void;
  /** Forgets the uses of one entry, or of all (null). */
  forget(id: string | null): Undo;
  setAlias(word: string, target: AliasTarget): Undo;
  removeAlias(word: string): Undo;
}

interface Change {
  usage?: Usage;
  own?: OwnAliases;
}

/** Open palettes; each shows changes, including those undone later. */
const opened = new Set<(change: Change) => void>();

function store(change: Change): void {
  if (change.usage) storedUsage.set(change.usage);
  if (change.own) storedAliases.set(change.own);
  for (const show of opened) show(change);
}

const without = (own: OwnAliases, word: string): OwnAliases =>
  Object.fromEntries(Object.entries(own).filter(([other]) => other !== word));

function storeAliases(own: OwnAliases): Undo {
  const before = storedAliases.get();
  store({ own });
  return () => store({ own: reverted(storedAliases.get(), before, own) });
}

function forget(id: string | null): Undo {
  const before = storedUsage.get();
  store({ usage: id === null ? NO_USAGE : withoutUse(before, id) });
  return () => store({ usage: withUsesOf(storedUsage.get(), before) });
}

/** `keeps` is false if the user turned off remembering uses. */
export function useMemory(keeps: boolean): Memory & { habits: ReturnType<typeof habitsOf> } {
  const [openedAt] = useState(() => Date.now());
  const [usage, setUsage] = useState(() => (keeps ? storedUsage.get() : NO_USAGE));
  const [own, setOwn] = useState(() => storedAliases.get());
  useEffect(() => {
    const show = (change: Change) => {
      if (change.usage && keeps) setUsage(change.usage);
      if (change.own) setOwn(change.own);
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
      forget,
      setAlias: (word, target) => storeAliases({ ...storedAliases.get(), [word]: target }),
      removeAlias: (word) => storeAliases(without(storedAliases.get(), word)),
    }),
    [usage, own, habits, keeps],
  );
}
