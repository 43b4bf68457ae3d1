import { headIn, localeOf, lookupIn, readingOf, textsBelowIn } from '../i18n/by-language.ts';
import { type Phrases, phrasesOf, type PhraseTexts } from './phrases.ts';
import type { SearchTexts } from './search/tool-entries.ts';

/** The conversion phrases of a language (`in binary`), whose texts are loaded. */
export function phrasesIn(language: string): Phrases {
  const decimal = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return phrasesOf(textsBelowIn(language, 'conversions') as PhraseTexts, decimal?.value ?? '.');
}

/** The texts by which tools are found in a language. */
export const searchTextsIn = (language: string): SearchTexts => ({
  head: (id, other = language) => headIn(other, id),
  category: (category) => lookupIn(language, 'app')(`categories.${category}`) ?? category,
  readingOf,
});
