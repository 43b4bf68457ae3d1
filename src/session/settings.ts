import { createStore } from './create-store.ts';
import { type BrowserStorage, onStorageChange, storage } from './storage.ts';

/** What the shell remembers. */
export interface Settings {
  /** Ids in the order of the user. One that is unknown (a tool of a newer version) is kept and not shown. */
  favourites: readonly string[];
  /** The choice on wide screens. */
  menuCollapsed: boolean;
  /** Ids of categories, and `favourites`. */
  collapsedCategories: readonly string[];
  /** Null until one is chosen: the browser decides. */
  language: string | null;
  theme: Theme;
  /** Ids of the tools opened last, the latest first. */
  recent: readonly string[];
  /** May they be kept? */
  keepRecent: boolean;
  density: Density;
  /** Options by tool and field; never what somebody works on. */
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** May they be kept? */
  keepOptions: boolean;
  /** Do sequences such as `g h` go somewhere? */
  keySequences: boolean;
  bannerClosed: boolean;
}

export type Theme = 'auto' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
type Key = keyof Settings;

const texts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? [...new Set(raw.filter((item) => typeof item === 'string'))] : [];

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const records = (raw: unknown): Settings['options'] =>
  isRecord(raw)
    ? Object.fromEntries(
        Object.entries(raw).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1])),
      )
    : {};

/** What stands in storage is a stranger's word: whatever is not of the right shape becomes the default. */
const read: { [K in Key]: (raw: unknown) => Settings[K] } = {
  favourites: texts,
  menuCollapsed: (raw) => raw === true,
  collapsedCategories: texts,
  language: (raw) => (typeof raw === 'string' ? raw : null),
  theme: (raw) => (raw === 'light' || raw === 'dark' ? raw : 'auto'),
  recent: texts,
  keepRecent: (raw) => raw !== false,
  density: (raw) => (raw === 'compact' ? raw : 'comfortable'),
  options: records,
  keepOptions: (raw) => raw !== false,
  keySequences: (raw) => raw !== false,
  bannerClosed: (raw) => raw === true,
};
const keys = Object.keys(read) as Key[];

/** Settings over a storage that may be blocked, full, corrupt or changed by another tab. Values live in memory; the storage is where they survive. */
export function createSettings(kept: BrowserStorage) {
  const load = <K extends Key>(key: K): Settings[K] => read[key](kept.readJson(key));
  const all = (of: (key: Key) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Settings;
  const store = createStore(all(load));
  let blocked = false;

  const save = (next: Settings, changed: readonly Key[], isAskedFor = true) => {
    const saved = changed.map((key) => kept.writeJson(key, next[key]));
    if (isAskedFor) blocked = saved.includes(false);
    store.set(next);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** True once a value could not be kept. */
    isBlocked: () => blocked,
    set<K extends Key>(key: K, value: Settings[K]): void {
      save({ ...store.get(), [key]: value }, [key]);
    },
    /** Keeps what nobody has asked to be kept, so nobody is told when it cannot be. */
    note<K extends Key>(key: K, value: Settings[K]): void {
      save({ ...store.get(), [key]: value }, [key], false);
    },
    /** Puts back what `get` gave earlier. */
    restore: (before: Settings): void => save(before, keys),
    /** Forgets everything that the product has stored, also what other parts of it keep. */
    clear(): void {
      kept.clear();
      store.set(all((key) => read[key](undefined)));
    },
    /** Takes over what another tab has changed: the name of a value, null for everything. */
    changedElsewhere(name: string | null): void {
      const key = keys.find((key) => key === name);
      if (name === null) store.set(all(load));
      else if (key) store.update((before) => ({ ...before, [key]: load(key) }));
    },
  };
}

export const settings = createSettings(storage);

onStorageChange(settings.changedElsewhere);
