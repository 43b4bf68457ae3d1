import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/i18n.ts';

/** The language that is shown; a component that calls `headOf` needs it to follow a change. */
export function useLanguage(): string {
  useTranslation('app');
  return currentLanguage();
}
