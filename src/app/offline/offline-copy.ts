import { createStore } from '../../session/create-store.ts';
import { useStore } from '../../session/use-store.ts';

/** The app on this device: complete, partial, or fetched only when the user asks for it. */
export type OfflineCopy = { state: 'unknown' | 'whole' | 'offered' } | { state: 'saving'; kept: number; total: number };

export const offlineCopy = createStore<OfflineCopy>({ state: 'unknown' });
export const useOfflineCopy = (): OfflineCopy => useStore(offlineCopy);
