import { useMemo } from 'react';
import { cards } from '../../catalogue/cards.ts';
import { currentLanguage, headOf, localeOf, lookupOf, readingOf, textsBelow } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PaletteAction } from '../registry.ts';
import { fuzzyOver } from '../search/fuzzy.ts';
import { type Item, itemsOf, toolItems, type SearchTexts } from '../search/items.ts';
import type { OwnAliases } from '../../calls/own-aliases.ts';
import { catalogueWords } from '../../calls/words.ts';
import { type Phrases, phrasesOf, type PhraseTexts } from '../../calls/phrases.ts';
import { groupsFor, type Index } from './rows.ts';
import { type Habits, NO_HABITS } from '../search/usage.ts';
import { whenIdle } from '../when-idle.ts';

interface Given {
  actions: readonly PaletteAction[];
  favourites: readonly string[];
  memory: { own: OwnAliases; habits: Habits };
}

const known = new Map<string, readonly Item[]>();

/** The tools in the current language. */
function toolsIn(language: string, texts: SearchTexts): readonly Item[] {
  const items = known.get(language) ?? toolItems(cards, texts);
  known.set(language, items);
  return items;
}

const textsIn = (category: SearchTexts['category']): SearchTexts => ({ head: headOf, category, readingOf });
const categoryIn = (language: string) => (category: string) =>
  lookupOf('app', language)(`categories.${category}`) ?? category;

/** The conversion phrases of the current language (`in binary`). */
function phrasesIn(language: string): Phrases {
  const decimal = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return phrasesOf(textsBelow('conversions') as PhraseTexts, decimal?.value ?? '.');
}

/** Lines that together exercise every path of the ranking, typos and fuzzy search included. */
const SAMPLES = ['j', 'json', 'b64 a', 'hsah txet'];

function indexOf({ actions, favourites, memory: { own, habits } }: Given, language: string): Index {
  const texts = textsIn(categoryIn(language));
  const vocabulary = catalogueWords();
  const aliasesOf = (id: string) =>
    Object.entries(own).flatMap(([word, stands]) =>
      ('line' in stands ? vocabulary.find(stands.line.split(' ')[0] ?? '')?.card.id : stands.item) === id ? [word] : [],
    );
  const items = itemsOf(toolsIn(language, texts), actions, { favourites, aliasesOf }, texts);
  const phrases = phrasesIn(language);
  return { cards, items, favourites, habits, language, vocabulary, phrases, fuzzy: fuzzyOver(items) };
}

/** Builds the index of the tools, and runs a search when idle: compiling the code takes longer than the time for one key press. */
export function warmUpIndex(): void {
  const language = currentLanguage();
  toolsIn(language, textsIn(categoryIn(language)));
  whenIdle(() => {
    const index = indexOf({ actions: [], favourites: [], memory: { own: {}, habits: NO_HABITS } }, language);
    for (const text of SAMPLES) groupsFor({ text, attachment: null }, index, new Set());
  });
}

/** The index in the current language. */
export function useIndex({ actions, favourites, memory: { own, habits } }: Given): Index {
  useTexts(); // re-renders on a change of language
  const language = currentLanguage();
  return useMemo(
    () => indexOf({ actions, favourites, memory: { own, habits } }, language),
    [actions, favourites, own, habits, language],
  );
}
