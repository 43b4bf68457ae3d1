import type { Card, Category } from '../../core/card.ts';
import type { Phrases } from '../../calls/phrases.ts';
import type { Snippet } from '../../calls/snippets.ts';
import type { Vocabulary } from '../../calls/words.ts';
import type { Intent } from '../search/intent.ts';
import type { Item } from '../search/items.ts';
import type { Fuzzy } from '../search/rank.ts';
import type { Habits } from '../search/usage.ts';
import type { AnswerRow, OpenRow } from './answer-rows.ts';

export type GroupName =
  | 'answer'
  | 'snippets'
  | 'open'
  | 'fallback'
  | 'favourites'
  | 'often'
  | 'popular'
  | 'tools'
  | 'categories'
  | 'actions'
  | 'pages'
  | 'external'
  | 'submenu';

/** Ids depend on what a row represents, never on its position. */
export type Row =
  | AnswerRow
  | OpenRow
  | { type: 'snippet'; id: string; snippet: Snippet }
  | { type: 'item'; id: string; item: Item; inSubmenu?: true }
  | { type: 'more'; id: string; group: GroupName; count: number }
  | { type: 'category'; id: string; category: Category; count: number; expanded: boolean };

export interface Group {
  name: GroupName;
  rows: readonly Row[];
  /** The heading, for groups without a fixed one: the action whose choices are listed. */
  title?: string;
  /** The text that was actually searched for, if the line was typed in another keyboard layout. */
  readAs?: string;
}

/** An action whose choices are listed. */
export interface Submenu {
  id: string;
  title: string;
}

/**
 * The data that rows are made from. Stays the same while the palette is open, unless the language, the actions or the
 * memory change.
 */
export interface Index {
  cards: readonly Card[];
  items: readonly Item[];
  favorites: readonly string[];
  habits: Habits;
  language: string;
  vocabulary: Vocabulary;
  /** The conversion phrases of the current language (`in binary`). */
  phrases?: Phrases;
  fuzzy: Fuzzy<Item>;
  /** The meanings of words in the texts of the tools; null until loaded. */
  intent?: Intent | null;
}
