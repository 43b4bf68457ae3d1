import { createStore } from '../../session/create-store.ts';
import { useStore } from '../../session/use-store.ts';

/** Whether every tool works offline; false until the service worker confirms it. */
const ready = createStore(false);

export const setOfflineReady = (): void => ready.set(true);

export const useOfflineReady = (): boolean => useStore(ready);
