/** An observable value. */
export interface Store<T> {
  get(): T;
  /** Notifies subscribers unless the value is unchanged. */
  set(value: T): void;
  /** Sets the value that `change` returns. */
  update(change: (value: T) => T): void;
  /** Returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
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
  };
}
