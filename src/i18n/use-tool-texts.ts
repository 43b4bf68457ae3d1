import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { withCount } from '../base/text-at.ts';
import type { Lookup } from './texts.ts';
import { toolTexts } from './tool-texts.ts';

/**
 * Returns the lookup for a tool's texts; null if a text is missing, so that optional ones (hints, placeholders) can be
 * omitted.
 */
export function useToolTexts(id: string): Lookup {
  const { t } = useTranslation(id, { i18n: toolTexts });
  return useCallback(
    (key, params) => {
      const text = t(key, { ...withCount(params), defaultValue: '' });
      return text === '' ? null : text;
    },
    [t],
  );
}
