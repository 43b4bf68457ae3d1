import { useSyncExternalStore } from 'react';
import { currentLanguage, onTexts } from '../../i18n/i18n.ts';

/** Returns the current language; components that call `headOf` need it to re-render on a change. */
export function useLanguage(): string {
  return useSyncExternalStore(onTexts, currentLanguage);
}
