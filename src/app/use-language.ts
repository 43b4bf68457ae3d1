import { useTranslation } from 'react-i18next';

/** The language that is shown; a component that calls `headOf` needs it to follow a change. */
export function useLanguage(): string {
  return useTranslation('app').i18n.language;
}
