import { loadIntent } from 'virtual:intent';
import { catalogWords } from '../calls/words.ts';
import { cards } from '../catalog/cards.ts';
import type { Context } from './context.ts';
import { phrasesIn, searchTextsIn } from './language.ts';
import { fuzzyOver } from './search/fuzzy.ts';
import { createIntent } from './search/intent.ts';
import { toolEntries } from './search/tool-entries.ts';
import { NO_HABITS } from './search/usage.ts';

/** What lines of a language are read with, for front ends that only know the tools. The texts of the shell are loaded. */
export async function loadContext(language: string): Promise<Context> {
  const loaded = await loadIntent[language]?.();
  const items = toolEntries(cards, searchTextsIn(language));
  return {
    cards,
    vocabulary: catalogWords(),
    language,
    phrases: phrasesIn(language),
    intent: loaded ? createIntent(loaded.data, loaded.stem, [], loaded.outputs, loaded.usual) : null,
    items,
    fuzzy: fuzzyOver(items),
    favorites: [],
    habits: NO_HABITS,
  };
}
