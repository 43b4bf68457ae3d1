import { storage } from './storage.ts';

/**
 * A value that survives on this device, or else lives in memory. `read` makes a value of whatever stands in the storage (undefined for
 * nothing). It is read anew each time, since other tabs write it too.
 */
export function storedValue<T>(name: string, read: (raw: unknown) => T) {
  let unkept: { value: T } | null = null;
  return {
    get: (): T => (unkept ? unkept.value : read(storage.readJson(name))),
    set(value: T): void {
      unkept = storage.writeJson(name, value) ? null : { value };
    },
  };
}

/** A text that survives on this device; where nothing may be kept, none is there. */
export function storedText(name: string) {
  return {
    load: (): string | null => storage.read(name),
    save: (text: string): void => void storage.write(name, text),
    forget: (): void => storage.remove(name),
  };
}
