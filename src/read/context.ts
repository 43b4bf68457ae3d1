import type { Card } from '../core/card.ts';
import type { Vocabulary } from '../calls/words.ts';
import type { Phrases } from './phrases.ts';
import type { Entry } from './search/entry.ts';
import type { Intent } from './search/intent.ts';
import type { Fuzzy } from './search/rank.ts';
import { type Habits, NO_HABITS } from './search/usage.ts';

/**
 * What lines are read against: the catalog, the words of one language, and what the user prefers. The same line has the
 * same readings in the same context.
 */
export interface Context<E extends Entry = Entry> {
  cards: readonly Card[];
  /** The words that run something. */
  vocabulary: Vocabulary;
  language: string;
  /** The conversion phrases of the language (`in binary`). */
  phrases?: Phrases;
  /** The meanings of words in the texts of the tools; null until loaded. */
  intent?: Intent | null;
  /** Everything that can be found by name: tools and, in the palette, actions, pages and links. */
  items: readonly E[];
  fuzzy: Fuzzy<E>;
  favorites: readonly string[];
  habits: Habits;
}

/** Ranks a favorite above entries that are only used often. */
const FAVORITE = 100;

/** How much the user likes a tool; decides between rules with equal confidence. */
export const likesIn =
  ({ favorites, habits }: Pick<Context, 'favorites' | 'habits'>) =>
  (id: string): number =>
    (favorites.includes(id) ? FAVORITE : 0) + habits.habit(id);

/** A context without search: lines are read as calls, conversions and values. */
export const contextOf = (
  cards: readonly Card[],
  vocabulary: Vocabulary,
  language: string,
  phrases?: Phrases,
): Context => ({
  cards,
  vocabulary,
  language,
  phrases,
  items: [],
  fuzzy: () => [],
  favorites: [],
  habits: NO_HABITS,
});
