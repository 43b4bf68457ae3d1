import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Params } from '../core/failure.ts';
import { type Lookup, withCount } from './texts.ts';

/** The texts of the shell: `t('ui.copy')`. A missing key shows as itself. */
export function useTexts(): (key: string, params?: Params) => string {
  const { t } = useTranslation('app');
  return useCallback((key, params) => t(key, { ...withCount(params) }), [t]);
}

/** The texts of a tool; null where it has none, so that optional texts (hints, placeholders) can be left out. */
export function useToolTexts(id: string): Lookup {
  const { t } = useTranslation(id);
  return useCallback(
    (key, params) => {
      const found = t(key, { ...withCount(params), defaultValue: '' });
      return found === '' ? null : found;
    },
    [t],
  );
}
