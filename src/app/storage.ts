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
  /** Do sequences such as `g h` go somewhere? */
  keySequences: boolean;
  bannerClosed: boolean;
}

export type Theme = 'auto' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
type Key = keyof Settings;

/** Everything that is kept has this prefix, so that another application of the same origin is left alone. */
export const PREFIX = 'it-tools:';

const texts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? [...new Set(raw.filter((item) => typeof item === 'string'))] : [];

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
  keySequences: (raw) => raw !== false,
  bannerClosed: (raw) => raw === true,
};
const keys = Object.keys(read) as Key[];

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Runs a call of the Storage API; undefined when the browser blocks it or its quota is used up. */
function attempt<T>(call: () => T): { value: T } | undefined {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/**
 * Settings over a storage that may be blocked, full, corrupt or changed by another tab. Values live in memory; the
 * storage is where they survive. `open` gives the storage and may throw, as `window.localStorage` does when blocked.
 */
export function createSettings(open: () => Storage) {
  const load = <K extends Key>(key: K): Settings[K] =>
    read[key](parseJson(attempt(() => open().getItem(PREFIX + key))?.value ?? null));
  const loadAll = () => Object.fromEntries(keys.map((key) => [key, load(key)])) as unknown as Settings;

  let current = loadAll();
  let blocked = false;
  const listeners = new Set<() => void>();
  const become = (next: Settings) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const store = (next: Settings, changed: readonly Key[], asked = true) => {
    const kept = changed.map((key) => attempt(() => open().setItem(PREFIX + key, JSON.stringify(next[key]))));
    if (asked) blocked = kept.includes(undefined);
    become(next);
  };

  return {
    get: () => current,
    /** True once a value could not be kept. */
    isBlocked: () => blocked,
    set<K extends Key>(key: K, value: Settings[K]): void {
      store({ ...current, [key]: value }, [key]);
    },
    /** Keeps what nobody has asked to be kept, so nobody is told when it cannot be. */
    note<K extends Key>(key: K, value: Settings[K]): void {
      store({ ...current, [key]: value }, [key], false);
    },
    /** Puts back what `get` gave earlier. */
    restore: (before: Settings): void => store(before, keys),
    /** Forgets everything the product has stored, also what other parts of it keep under the prefix. */
    clear(): void {
      attempt(() => {
        const storage = open();
        const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const key of stored.filter((key) => key.startsWith(PREFIX))) storage.removeItem(key);
      });
      become(Object.fromEntries(keys.map((key) => [key, read[key](undefined)])) as unknown as Settings);
    },
    /** Takes over what another tab has changed: the `key` of a storage event, null for everything. */
    changedElsewhere(key: string | null): void {
      const name = keys.find((name) => PREFIX + name === key);
      if (key === null) become(loadAll());
      else if (name) become({ ...current, [name]: load(name) });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const settings = createSettings(() => window.localStorage);

window.addEventListener('storage', ({ key }) => settings.changedElsewhere(key));
