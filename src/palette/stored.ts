/** Everything that the product keeps has this prefix; "Clear data" takes all of it. */
const PREFIX = 'it-tools:';

function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * A value in local storage, which may be blocked, full or anything at all: then it lives in memory. `read` makes a value of
 * whatever stands there. It is read anew each time, since other tabs write it too.
 */
export function createStored<T>(name: string, read: (raw: unknown) => T) {
  const key = PREFIX + name;
  let unkept: T | undefined;
  return {
    get(): T {
      return unkept ?? read(attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')));
    },
    set(value: T): void {
      const kept = attempt(() => {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      });
      unkept = kept ? undefined : value;
    },
  };
}
