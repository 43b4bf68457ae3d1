import { useCallback, useSyncExternalStore } from 'react';
import { type Settings, settings } from './settings.ts';

/** Returns a setting and its setter; follows changes in other tabs. */
export function useSetting<K extends keyof Settings>(key: K): [Settings[K], (value: Settings[K]) => void] {
  const value = useSyncExternalStore(settings.subscribe, () => settings.get()[key]);
  return [value, useCallback((next: Settings[K]) => settings.set(key, next), [key])];
}
