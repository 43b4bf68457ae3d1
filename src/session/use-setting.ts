import { useCallback, useSyncExternalStore } from 'react';
import { type Settings, settings } from './settings.ts';

/** A setting and how to change it; follows other tabs. */
export function useSetting<K extends keyof Settings>(key: K): [Settings[K], (value: Settings[K]) => void] {
  const value = useSyncExternalStore(settings.subscribe, () => settings.get()[key]);
  return [value, useCallback((next: Settings[K]) => settings.set(key, next), [key])];
}
