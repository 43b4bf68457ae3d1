/** A value that others watch. */
export interface Store<T> {
  get(): T;
  /** Tells everyone who watches, unless it is the same value. */
  set(value: T): void;
  /** Sets what a function makes of the value. */
  update(change: (value: T) => T): void;
  /** Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Does anybody watch? */
  isWatched(): boolean;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const set = (value: T) => {
    if (Object.is(value, current)) return;
    current = value;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    update: (change) => set(change(current)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
  };
}
