// idb-keyval on a Map, because jsdom has no IndexedDB. `refuse` makes it fail as in a browser.

export const database = new Map<string, unknown>();
let error: DOMException | undefined;

export function refuse(name: 'QuotaExceededError' | 'SecurityError' | 'UnknownError' | undefined): void {
  error = name && new DOMException('', name);
}

async function allowed<T>(work: () => T): Promise<T> {
  await Promise.resolve();
  if (error) throw error;
  return work();
}

export const createStore = () => undefined;
export const keys = () => allowed(() => [...database.keys()]);
export const getMany = (names: string[]) => allowed(() => names.map((name) => structuredClone(database.get(name))));
export const setMany = (entries: [string, unknown][]) =>
  allowed(() => {
    for (const [name, value] of entries) database.set(name, structuredClone(value));
  });
export const delMany = (names: string[]) =>
  allowed(() => {
    for (const name of names) database.delete(name);
  });
