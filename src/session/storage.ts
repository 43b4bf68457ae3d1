/** Everything that the product keeps has this prefix, so that another application of the same origin is left alone. */
const PREFIX = 'it-tools:';

/** Runs a call of the Storage API; null when the browser blocks it or its quota is used up. */
function attempt<T>(call: () => T): { value: T } | null {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * The only door to a storage of the browser, which may be blocked, full or filled by anybody: it never throws, and what comes out of it
 * must be checked. `open` gives the storage and may throw, as `window.localStorage` does when blocked.
 */
export function createStorage(open: () => Storage) {
  /** With an empty prefix, a key that isn't the product's. */
  const read = (name: string, prefix = PREFIX): string | null =>
    attempt(() => open().getItem(prefix + name))?.value ?? null;
  /** False when it could not be kept. */
  const write = (name: string, text: string): boolean => attempt(() => open().setItem(PREFIX + name, text)) !== null;
  return {
    read,
    write,
    /** Undefined when nothing is there, or no JSON. */
    readJson(name: string): unknown {
      const text = read(name);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    writeJson: (name: string, value: unknown): boolean => write(name, JSON.stringify(value)),
    remove: (name: string): void => void attempt(() => open().removeItem(PREFIX + name)),
    /** Takes everything away that the product keeps, and nothing of others. */
    clear(): void {
      attempt(() => {
        const storage = open();
        for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
      });
    },
  };
}

export type BrowserStorage = ReturnType<typeof createStorage>;

/** What survives on this device. */
export const storage = createStorage(() => window.localStorage);

/** What survives a reload of this tab. */
export const tabStorage = createStorage(() => window.sessionStorage);

/** Tells what another tab has changed on this device: a name, or null for everything. */
export function onStorageChange(listener: (name: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}
