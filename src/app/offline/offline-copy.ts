import { createStore } from '../../session/create-store.ts';
import { useStore } from '../../session/use-store.ts';

/** The app on this device: all of it, in part, or to be fetched once the user wants that. */
export type OfflineCopy = { state: 'unknown' | 'whole' | 'offered' } | { state: 'saving'; kept: number; total: number };

export const offlineCopy = createStore<OfflineCopy>({ state: 'unknown' });
export const useOfflineCopy = (): OfflineCopy => useStore(offlineCopy);
