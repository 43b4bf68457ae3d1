import { useEffect, useMemo } from 'react';
import { cards } from '../../catalog/cards.ts';
import type { Card } from '../../core/card.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PaletteAction } from '../registry.ts';
import { fuzzyIn, intentIn, intents, loadIntentOf } from '../search/load-intent.ts';
import { useStore } from '../../session/use-store.ts';
import { search } from '../../read/search/search.ts';
import { type Item, itemsOf, toolItems } from '../search/items.ts';
import { phrasesIn, searchTextsIn } from '../../read/language.ts';
import type { SearchTexts } from '../../read/search/tool-entries.ts';
import type { AliasTarget, OwnAliases } from '../../calls/own-aliases.ts';
import { candidatesFor } from '../../calls/recognize.ts';
import { catalogWords, type Vocabulary } from '../../calls/words.ts';
import { groupsFor } from './rows.ts';
import type { Index } from './row.ts';
import { type Habits, NO_HABITS } from '../../read/search/usage.ts';
import { whenIdle } from '../when-idle.ts';

interface Given {
  actions: readonly PaletteAction[];
  favorites: readonly string[];
  memory: { own: OwnAliases; habits: Habits };
}

const byLanguage = new Map<string, { cards: readonly Card[]; items: readonly Item[] }>();

/** The tools in the current language. */
function toolsIn(language: string, texts: SearchTexts): readonly Item[] {
  const last = byLanguage.get(language);
  if (last?.cards === cards) return last.items;
  const items = toolItems(cards, texts);
  byLanguage.set(language, { cards, items });
  return items;
}

/**
 * Steps that together exercise every path of the ranking, including typos and fuzzy search, each short enough not to
 * delay a frame. Each step prepares what the next one needs.
 */
const EXERCISES: readonly ((index: Index) => unknown)[] = [
  ({ intent }) => intent?.named('json'),
  (index) => search('j', index),
  // The first text that is long enough compiles the patterns of all detectors.
  ...[0, 1, 2, 3].map((part) => ({ cards }: Index) => {
    const some = cards.filter((_, at) => at % 4 === part);
    return candidatesFor({ text: 'hsah txet', attachment: null }, some, () => 0);
  }),
  (index) => groupsFor({ text: 'j', attachment: null }, index, new Set()),
  (index) => groupsFor({ text: 'json', attachment: null }, index, new Set()),
  (index) => groupsFor({ text: 'b64 a', attachment: null }, index, new Set()),
  (index) => search('hsah', index),
  ({ fuzzy }) => fuzzy('hsah txet'),
  ({ intent }) => intent?.named('hsah txet'),
  (index) => search('hsah txet', index),
  (index) => groupsFor({ text: 'hsah txet', attachment: null }, index, new Set()),
];

/** Returns the ID of the tool, action, page or link that a user's word opens; none for a snippet. */
function whereTo(target: AliasTarget, vocabulary: Vocabulary): string | undefined {
  if ('item' in target) return target.item;
  return 'line' in target ? vocabulary.find(target.line.split(' ')[0] ?? '')?.card.id : undefined;
}

function indexOf({ actions, favorites, memory: { own, habits } }: Given, language: string): Index {
  const texts = searchTextsIn(language);
  const vocabulary = catalogWords();
  const aliasesOf = (id: string) =>
    Object.entries(own).flatMap(([word, target]) => (whereTo(target, vocabulary) === id ? [word] : []));
  const items = itemsOf(toolsIn(language, texts), actions, { favorites, aliasesOf }, texts);
  const phrases = phrasesIn(language);
  const extras = actions.map(({ id, name, english = '', keywords = [] }) => ({
    id,
    texts: [name, english, ...keywords],
  }));
  const intent = intentIn(language, extras);
  return { cards, items, favorites, habits, language, vocabulary, phrases, fuzzy: fuzzyIn(language, items), intent };
}

/** Runs steps one at a time, each when the browser is idle: together they would block the page for 100 ms. */
function eachWhenIdle([step, ...rest]: readonly (() => void)[]): void {
  if (!step) return;
  whenIdle(() => {
    step();
    eachWhenIdle(rest);
  });
}

/**
 * Builds the index of the tools and runs searches when idle, because compiling the code takes longer than a key press
 * may.
 */
export async function warmUpIndex(): Promise<void> {
  await loadIntentOf(currentLanguage());
  const language = currentLanguage();
  toolsIn(language, searchTextsIn(language));
  let index: Index;
  eachWhenIdle([
    () => (index = indexOf({ actions: [], favorites: [], memory: { own: {}, habits: NO_HABITS } }, language)),
    ...EXERCISES.map((exercise) => () => void exercise(index)),
  ]);
}

/** The index in the current language. */
export function useIndex({ actions, favorites, memory: { own, habits } }: Given): Index {
  useTexts(); // re-renders on a change of language
  const language = currentLanguage();
  const loaded = useStore(intents);
  useEffect(() => void loadIntentOf(language), [language]);
  return useMemo(
    () => indexOf({ actions, favorites, memory: { own, habits } }, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an index that has been loaded since
    [actions, favorites, own, habits, language, loaded],
  );
}
