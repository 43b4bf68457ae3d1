import type { useTexts } from '../../i18n/use-texts.ts';

/** Looks up a text of the application in the current language. */
export type Translate = ReturnType<typeof useTexts>;

/** Caches texts without parameters: every row needs some, and looking them up takes time. */
export function cacheTexts(t: Translate): Translate {
  const cache = new Map<string, string>();
  return (key, params) => {
    if (params) return t(key, params);
    const text = cache.get(key) ?? t(key);
    cache.set(key, text);
    return text;
  };
}
