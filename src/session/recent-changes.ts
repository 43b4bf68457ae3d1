/** How long another tab may not have seen a change yet that it should. */
const SEEN_AFTER_MS = 1000;

export interface RecentChanges<T> {
  add(change: (value: T) => T): void;
  /** Makes the changes to this value that another tab has saved. Only once: two tabs might go on for ever. */
  again(saved: T): T;
}

/**
 * Changes of the last moment to a value that tabs share: what one stores, another sees only after a while, and may meanwhile
 * store a value without it. Making a change twice must be like making it once.
 */
export function createRecentChanges<T>(): RecentChanges<T> {
  let changes: { change: (value: T) => T; at: number }[] = [];
  const recent = () => changes.filter(({ at }) => performance.now() - at < SEEN_AFTER_MS);
  return {
    add: (change) => void (changes = [...recent(), { change, at: performance.now() }]),
    again(saved) {
      const mine = recent();
      changes = [];
      return mine.reduce((value, { change }) => change(value), saved);
    },
  };
}
