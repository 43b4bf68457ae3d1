import { useSyncExternalStore } from 'react';
import type { DiffMode } from './rows.ts';

/** Below this width, two columns of text are unreadable. */
const WIDE = '(width >= 760px)';

/** The last selection, for every diff of the visit. */
let chosen: DiffMode | undefined;
const listeners = new Set<() => void>();

export const isWide = (): boolean => window.matchMedia?.(WIDE).matches ?? window.innerWidth >= 760;

export function chooseDiffMode(mode: DiffMode): void {
  chosen = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const width = window.matchMedia?.(WIDE);
  listeners.add(listener);
  width?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    width?.removeEventListener('change', listener);
  };
}

/** Returns the view of differences that the user has chosen, or the one that fits the window. */
export const useDiffMode = (): DiffMode =>
  useSyncExternalStore(subscribe, () => chosen ?? (isWide() ? 'split' : 'unified'));

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
