import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The value of a store, as it changes. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
