import { useMemo, useState } from 'react';
import type { Entry } from './entry.ts';
import { type OwnAliases, sameStands, type Stands } from '../calls/own-aliases.ts';
import { storedAliases, storedUsage } from './personal.ts';
import { habitsOf, latchOf, NO_USAGE, type Usage, withoutUse, withUse } from './usage.ts';

/** What the palette remembers of a person, as it was when it was opened: a use counts from the next opening on. */
export interface Memory {
  usage: Usage;
  own: OwnAliases;
  /** Something was used, chosen under a text of which only a part of its own name may be kept. */
  used(entry: Entry, text: string): void;
  /** Forgets the uses of one thing, or of all (null). */
  forget(id: string | null): void;
  setAlias(word: string, stands: Stands): void;
  removeAlias(stands: Stands): void;
}

const without = (own: OwnAliases, stands: Stands): OwnAliases =>
  Object.fromEntries(Object.entries(own).filter(([, other]) => !sameStands(other, stands)));

/** `keeps` is false when people do not want to have uses remembered. */
export function useMemory(keeps: boolean): Memory & { habits: ReturnType<typeof habitsOf> } {
  const [opened] = useState(() => Date.now());
  const [usage, setUsage] = useState(() => (keeps ? storedUsage.get() : NO_USAGE));
  const [own, setOwn] = useState(() => storedAliases.get());
  const habits = useMemo(() => habitsOf(usage, opened), [usage, opened]);
  return useMemo(() => {
    const change = (next: OwnAliases) => {
      storedAliases.set(next);
      setOwn(next);
    };
    return {
      usage,
      own,
      habits,
      used(entry, text) {
        if (keeps) storedUsage.set(withUse(storedUsage.get(), entry.id, latchOf(text, entry), Date.now()));
      },
      forget(id) {
        const next = id === null ? NO_USAGE : withoutUse(storedUsage.get(), id);
        storedUsage.set(next);
        setUsage(next);
      },
      setAlias: (word, stands) => change({ ...without(storedAliases.get(), stands), [word]: stands }),
      removeAlias: (stands) => change(without(storedAliases.get(), stands)),
    };
  }, [usage, own, habits, keeps]);
}
