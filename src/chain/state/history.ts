/** Changes of the same thing within this time are undone together. */
const TOGETHER_MS = 800;
const MOST = 200;

/** The versions of a value that undo and redo lead to. */
export interface History<T> {
  get(): T;
  /** Sets the next version. With a `group`, it replaces the last version if that is of the same group and moment. */
  set(next: T, group?: string): void;
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
}

export function createHistory<T>(start: T, now: () => number = () => performance.now()): History<T> {
  let past: readonly T[] = [];
  let present = start;
  let future: readonly T[] = [];
  let last: { group: string; at: number } | null = null;

  const step = (from: readonly T[]): T | undefined => from.at(-1);
  return {
    get: () => present,
    set(next, group) {
      if (Object.is(next, present)) return;
      const joins = group !== undefined && last?.group === group && now() - last.at < TOGETHER_MS;
      if (!joins) past = [...past, present].slice(-MOST);
      present = next;
      future = [];
      last = group === undefined ? null : { group, at: now() };
    },
    undo() {
      if (past.length === 0) return false;
      future = [...future, present];
      present = step(past) as T;
      past = past.slice(0, -1);
      last = null;
      return true;
    },
    redo() {
      if (future.length === 0) return false;
      past = [...past, present];
      present = step(future) as T;
      future = future.slice(0, -1);
      last = null;
      return true;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
