import { useEffect, useMemo, useState } from 'react';
import type { Entry } from '../search/entry.ts';
import { type OwnAliases, reverted, sameStands, type Stands } from '../../calls/own-aliases.ts';
import { storedAliases, storedUsage } from './personal.ts';
import { habitsOf, latchOf, NO_USAGE, type Usage, withoutUse, withUse, withUsesOf } from '../search/usage.ts';

type Undo = () => void;

/** What the palette remembers of a person, as it was when it was opened: a use counts from the next opening on. */
export interface Memory {
  usage: Usage;
  own: OwnAliases;
  /** Something was used, chosen under a text of which only a part of its own name may be kept. */
  used(entry: Entry, text: string): void;
  /** Forgets the uses of one thing, or of all (null). */
  forget(id: string | null): Undo;
  setAlias(word: string, stands: Stands): Undo;
  removeAlias(stands: Stands): Undo;
}

interface Change {
  usage?: Usage;
  own?: OwnAliases;
}

/** The palettes that are open; each shows what changes, also when it is undone later. */
const opened = new Set<(change: Change) => void>();

function store(change: Change): void {
  if (change.usage) storedUsage.set(change.usage);
  if (change.own) storedAliases.set(change.own);
  for (const show of opened) show(change);
}

const without = (own: OwnAliases, stands: Stands): OwnAliases =>
  Object.fromEntries(Object.entries(own).filter(([, other]) => !sameStands(other, stands)));

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

/** `keeps` is false when people do not want to have uses remembered. */
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
        if (keeps) storedUsage.set(withUse(storedUsage.get(), entry.id, latchOf(text, entry), Date.now()));
      },
      forget,
      setAlias: (word, stands) => storeAliases({ ...without(storedAliases.get(), stands), [word]: stands }),
      removeAlias: (stands) => storeAliases(without(storedAliases.get(), stands)),
    }),
    [usage, own, habits, keeps],
  );
}
