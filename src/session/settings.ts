import { isRecord } from '../base/json.ts';
import { createStore } from './create-store.ts';
import { createRecentChanges, type RecentChanges } from './recent-changes.ts';
import { type BrowserStorage, onStorageChange, storage } from './storage.ts';

/** What the shell remembers. */
export interface Settings {
  /** Ids in the user's order. Unknown ids (tools of a newer version) are kept but not shown. */
  favorites: readonly string[];
  /** The choice on wide screens. */
  menuCollapsed: boolean;
  /** Whether a category of the menu is collapsed, by its id, or `favorites`. */
  collapsedCategories: Readonly<Record<string, boolean>>;
  /** Null until the user chooses one; the browser's language applies until then. */
  language: string | null;
  theme: Theme;
  /** Ids of the most recently opened tools, newest first. */
  recent: readonly string[];
  /** Whether they may be saved. */
  keepRecent: boolean;
  density: Density;
  /** Options by tool and field; never user content. */
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether they may be saved. */
  keepOptions: boolean;
  /** Whether key sequences such as `g h` navigate. */
  keySequences: boolean;
  bannerClosed: boolean;
  /** Whether the user was asked to save the app for use without a network, and agreed, or removed it. */
  saveOffline: 'unasked' | 'asked' | 'accepted' | 'removed';
}

export type Theme = 'auto' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
type Key = keyof Settings;

const texts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? [...new Set(raw.filter((item) => typeof item === 'string'))] : [];

/** A list, as earlier versions stored it, names those that are set. */
const flags = (raw: unknown): Readonly<Record<string, boolean>> => {
  if (Array.isArray(raw)) return Object.fromEntries(texts(raw).map((name) => [name, true]));
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
};

const records = (raw: unknown): Settings['options'] =>
  isRecord(raw)
    ? Object.fromEntries(
        Object.entries(raw).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1])),
      )
    : {};

/** Names of earlier versions, which are still read: stored settings and exported files have them. */
const FORMER: Partial<Record<Key, string>> = { favorites: 'favourites' };

/** Stored data is untrusted: anything with the wrong shape becomes the default. */
const read: { [K in Key]: (raw: unknown) => Settings[K] } = {
  favorites: texts,
  menuCollapsed: (raw) => raw === true,
  collapsedCategories: (raw) =>
    Object.fromEntries(
      Object.entries(flags(raw)).map(([id, isCollapsed]) => [id === FORMER.favorites ? 'favorites' : id, isCollapsed]),
    ),
  language: (raw) => (typeof raw === 'string' ? raw : null),
  theme: (raw) => (raw === 'light' || raw === 'dark' ? raw : 'auto'),
  recent: texts,
  keepRecent: (raw) => raw !== false,
  density: (raw) => (raw === 'compact' ? raw : 'comfortable'),
  options: records,
  keepOptions: (raw) => raw !== false,
  keySequences: (raw) => raw !== false,
  bannerClosed: (raw) => raw === true,
  saveOffline: (raw) => (raw === 'asked' || raw === 'accepted' || raw === 'removed' ? raw : 'unasked'),
};
const keys = Object.keys(read) as Key[];

/**
 * Creates settings on top of a storage that may be blocked, full, corrupt or changed by another tab. Values live in
 * memory; the storage only persists them.
 */
export function createSettings(kept: BrowserStorage) {
  let damaged = false;
  const load = <K extends Key>(key: K): Settings[K] => {
    const name = kept.read(key) === null ? (FORMER[key] ?? key) : key;
    const raw = kept.readJson(name);
    if (raw === undefined && kept.read(name) !== null) {
      damaged = true;
      kept.remove(name); // said once
    }
    return read[key](raw);
  };
  const all = (of: (key: Key) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Settings;
  const store = createStore(all(load));
  let blocked = false;
  const recentChanges = Object.fromEntries(keys.map((key) => [key, createRecentChanges<unknown>()])) as unknown as {
    [K in Key]: RecentChanges<Settings[K]>;
  };

  const save = (next: Settings, changed: readonly Key[], isAskedFor = true) => {
    const saved = changed.map((key) => kept.writeJson(key, next[key]));
    if (isAskedFor) blocked = saved.includes(false);
    store.set(next);
  };

  /** Takes over what another tab has saved, with the changes of this tab that it hadn't seen. */
  const takeOver = <K extends Key>(key: K) => {
    const saved = load(key);
    const value = recentChanges[key].again(saved);
    const next = { ...store.get(), [key]: value };
    if (JSON.stringify(value) === JSON.stringify(saved)) store.set(next);
    else save(next, [key], false);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** True once a value couldn't be saved. */
    isBlocked: () => blocked,
    /** True once a stored value couldn't be read; its default applies. */
    isDamaged: () => damaged,
    set<K extends Key>(key: K, value: Settings[K]): void {
      save({ ...store.get(), [key]: value }, [key]);
    },
    /** Sets a value for this visit where the user has stored none. */
    preset<K extends Key>(key: K, value: Settings[K]): void {
      if (kept.read(key) === null && kept.read(FORMER[key] ?? key) === null)
        store.set({ ...store.get(), [key]: value });
    },
    /** Saves something the user didn't ask to save, so a failure isn't reported. */
    note<K extends Key>(key: K, value: Settings[K]): void {
      save({ ...store.get(), [key]: value }, [key], false);
    },
    /**
     * Changes what is stored now, which another tab may have just changed; making the change twice must be like making it
     * once.
     */
    update<K extends Key>(key: K, change: (value: Settings[K]) => Settings[K], isAskedFor = true): void {
      const raw = blocked ? undefined : kept.readJson(key);
      const value = change(raw === undefined ? store.get()[key] : read[key](raw));
      recentChanges[key].add(change);
      save({ ...store.get(), [key]: value }, [key], isAskedFor);
    },
    /** These settings with those of a file, each read by its rule; what it doesn't have stays. */
    with: (raw: Readonly<Record<string, unknown>>): Settings =>
      all((key) => {
        const name = [key, FORMER[key] ?? key].find((name) => Object.hasOwn(raw, name));
        return name === undefined ? store.get()[key] : read[key](raw[name]);
      }),
    /** Restores what `get` returned earlier. */
    restore: (before: Settings): void => save(before, keys),
    /** Deletes everything that the app has stored, including by other modules. */
    clear(): void {
      kept.clear();
      store.set(all((key) => read[key](undefined)));
    },
    /** Applies a change made by another tab: the name of a value, null for everything. */
    changedElsewhere(name: string | null): void {
      const key = keys.find((key) => key === name);
      if (name === null) store.set(all(load));
      if (key) takeOver(key);
    },
  };
}

export const settings = createSettings(storage);

onStorageChange(settings.changedElsewhere);
