import { useSyncExternalStore } from 'react';

/** Whether every tool works without a network: unknown until the service worker says so. */
let whole = false;
const listeners = new Set<() => void>();

export function setOfflineReady(): void {
  whole = true;
  for (const listener of listeners) listener();
}

export function useOfflineReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => whole,
  );
}
