import { storage } from './storage.ts';

/**
 * A value that persists on this device, or lives in memory if it can't. `read` converts the stored value (undefined for
 * none). It is read again each time, since other tabs write it too.
 */
export function storedValue<T>(name: string, read: (raw: unknown) => T) {
  let unkept: { value: T } | null = null;
  return {
    get: (): T => (unkept ? unkept.value : read(storage.readJson(name))),
    /** False if it only lives in memory, because storage is blocked or full. */
    set(value: T): boolean {
      const isKept = storage.writeJson(name, value);
      unkept = isKept ? null : { value };
      return isKept;
    },
  };
}

/** A text that persists on this device; absent if storage is unavailable. */
export function storedText(name: string) {
  return {
    load: (): string | null => storage.read(name),
    save: (text: string): void => void storage.write(name, text),
    forget: (): void => storage.remove(name),
  };
}
