import { useMemo } from 'react';
import { cards } from '../../catalogue/cards.ts';
import { currentLanguage, headOf, localeOf, lookupOf, readingOf, textsBelow } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PaletteAction } from '../registry.ts';
import { fuzzyOver } from '../search/fuzzy.ts';
import { type Item, itemsOf, toolItems, type Wording } from '../search/items.ts';
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

/** The tools in the language that is shown, once its texts are there. */
function toolsIn(language: string, wording: Wording): readonly Item[] {
  const items = known.get(language) ?? toolItems(cards, wording);
  known.set(language, items);
  return items;
}

const wordingIn = (category: Wording['category']): Wording => ({ head: headOf, category, readingOf });
const categoryIn = (language: string) => (category: string) =>
  lookupOf('app', language)(`categories.${category}`) ?? category;

/** What is said in the language that is shown for `in binary`. */
function phrasesIn(language: string): Phrases {
  const decimal = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return phrasesOf(textsBelow('conversions') as PhraseTexts, decimal?.value ?? '.');
}

/** Lines that between them take every way through the ranking, typing mistakes and likeness too. */
const SAMPLES = ['j', 'json', 'b64 a', 'hsah txet'];

function indexOf({ actions, favourites, memory: { own, habits } }: Given, language: string): Index {
  const wording = wordingIn(categoryIn(language));
  const vocabulary = catalogueWords();
  const aliasesOf = (id: string) =>
    Object.entries(own).flatMap(([word, stands]) =>
      ('line' in stands ? vocabulary.find(stands.line.split(' ')[0] ?? '')?.card.id : stands.item) === id ? [word] : [],
    );
  const items = itemsOf(toolsIn(language, wording), actions, { favourites, aliasesOf }, wording);
  const phrases = phrasesIn(language);
  return { cards, items, favourites, habits, language, vocabulary, phrases, fuzzy: fuzzyOver(items) };
}

/** Makes the index of the tools, and when idle looks for something: compiling that takes longer than a letter. */
export function warmUpIndex(): void {
  const language = currentLanguage();
  toolsIn(language, wordingIn(categoryIn(language)));
  whenIdle(() => {
    const index = indexOf({ actions: [], favourites: [], memory: { own: {}, habits: NO_HABITS } }, language);
    for (const text of SAMPLES) groupsFor({ text, attachment: null }, index, new Set());
  });
}

/** What lines are looked up in, in the language that is shown. */
export function useIndex({ actions, favourites, memory: { own, habits } }: Given): Index {
  useTexts(); // a change of the language renders again
  const language = currentLanguage();
  return useMemo(
    () => indexOf({ actions, favourites, memory: { own, habits } }, language),
    [actions, favourites, own, habits, language],
  );
}
