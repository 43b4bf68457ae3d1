import { parsedJson } from '../base/json.ts';

/** Prefix of all keys of the app, to leave other apps on the same origin alone. */
const PREFIX = 'it-tools:';

/** Runs a call of the Storage API; null if the browser blocks it or the quota is exceeded. */
function attempt<T>(call: () => T): { value: T } | null {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Nothing of the app is nested deeper; whoever walks such a value would run out of stack. */
const MOST_NESTED = 100;

/** Whether a value is nested deeper than that, without walking deeper. */
function isTooDeep(value: unknown, levels = MOST_NESTED): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

/**
 * The only access to a browser storage, which may be blocked, full or written by anyone: it never throws, and what it
 * returns must be validated. `open` returns the storage and may throw, as `window.localStorage` does when blocked.
 */
export function createStorage(open: () => Storage) {
  /** With an empty prefix, reads a key that isn't the app's. */
  const read = (name: string, prefix = PREFIX): string | null =>
    attempt(() => open().getItem(prefix + name))?.value ?? null;
  /** False if it couldn't be saved. */
  const write = (name: string, text: string): boolean => attempt(() => open().setItem(PREFIX + name, text)) !== null;
  return {
    read,
    write,
    /** Undefined if the key is missing, or not JSON that the app may have written. */
    readJson(name: string): unknown {
      const value = parsedJson(read(name) ?? '');
      return isTooDeep(value) ? undefined : value;
    },
    writeJson: (name: string, value: unknown): boolean => write(name, JSON.stringify(value)),
    remove: (name: string): void => void attempt(() => open().removeItem(PREFIX + name)),
    /** Removes everything that the app has stored, and nothing else. */
    clear(): void {
      attempt(() => {
        const storage = open();
        for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
      });
    },
  };
}

export type BrowserStorage = ReturnType<typeof createStorage>;

/** Persists on this device. */
export const storage = createStorage(() => window.localStorage);

/** Persists across reloads of this tab. */
export const tabStorage = createStorage(() => window.sessionStorage);

/** Calls back when another tab changes something on this device: with a name, or null for everything. */
export function onStorageChange(listener: (name: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}
