import { useSyncExternalStore } from 'react';
import type { Params } from '../core/failure.ts';
import { currentTexts, onTexts } from './i18n.ts';

/** Returns the lookup for the shell's texts: `t('ui.copy')`. A missing text shows its key. */
export function useTexts(): (key: string, params?: Params) => string {
  return useSyncExternalStore(onTexts, currentTexts);
}
