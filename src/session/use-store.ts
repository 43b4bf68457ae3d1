import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** Returns the current value of a store and re-renders when it changes. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
