import { loadIntent } from 'virtual:intent';
import { catalogueWords } from '../calls/words.ts';
import { cards } from '../catalogue/cards.ts';
import { headIn, localeOf, lookupIn, readingOf, textsBelowIn } from '../i18n/by-language.ts';
import type { Context } from './context.ts';
import { type Phrases, phrasesOf, type PhraseTexts } from './phrases.ts';
import { fuzzyOver } from './search/fuzzy.ts';
import { createIntent } from './search/intent.ts';
import { type SearchTexts, toolEntries } from './search/tool-entries.ts';
import { NO_HABITS } from './search/usage.ts';

/** The conversion phrases of a language (`in binary`), whose texts are loaded. */
export function phrasesIn(language: string): Phrases {
  const decimal = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return phrasesOf(textsBelowIn(language, 'conversions') as PhraseTexts, decimal?.value ?? '.');
}

/** The texts by which tools are found in a language. */
export const searchTextsIn = (language: string): SearchTexts => ({
  head: (id) => headIn(language, id),
  category: (category) => lookupIn(language, 'app')(`categories.${category}`) ?? category,
  readingOf,
});

/** What lines of a language are read with, for front ends that only know the tools. The texts of the shell are loaded. */
export async function loadContext(language: string): Promise<Context> {
  const loaded = await loadIntent[language]?.();
  const items = toolEntries(cards, searchTextsIn(language));
  return {
    cards,
    vocabulary: catalogueWords(),
    language,
    phrases: phrasesIn(language),
    intent: loaded ? createIntent(loaded.data, loaded.stem, []) : null,
    items,
    fuzzy: fuzzyOver(items),
    favorites: [],
    habits: NO_HABITS,
  };
}
