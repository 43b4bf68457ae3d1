import type { Call } from '../../calls/call.ts';
import type { Category } from '../../core/card.ts';
import type { Context } from '../../read/context.ts';
import type { Snippet } from '../../calls/snippets.ts';
import type { Step, Unfinished } from '../../read/steps/unfinished.ts';
import type { Item } from '../search/items.ts';

export type GroupName =
  | 'answer'
  | 'snippets'
  | 'steps'
  | 'open'
  | 'fallback'
  | 'favorites'
  | 'often'
  | 'popular'
  | 'tools'
  | 'categories'
  | 'actions'
  | 'pages'
  | 'external'
  | 'submenu';

/** One output of a reading. `leads`: the first row of an answer, with the name of the tool and a note. */
export interface AnswerRow {
  type: 'answer';
  id: string;
  call: Call;
  output: number;
  leads: boolean;
  /** The name of the answer, if it isn't that of its tools. */
  title?: string;
}

/** A tool to open with the text. */
export interface OpenRow {
  type: 'open';
  id: string;
  call: Call;
}

/** Ids depend on what a row represents, never on its position. */
export type Row =
  | AnswerRow
  | OpenRow
  | { type: 'step'; id: string; step: Step }
  | { type: 'snippet'; id: string; snippet: Snippet }
  | { type: 'item'; id: string; item: Item; inSubmenu?: true }
  | { type: 'more'; id: string; group: GroupName; count: number }
  | { type: 'category'; id: string; category: Category; count: number; expanded: boolean };

export interface Group {
  name: GroupName;
  rows: readonly Row[];
  /** The heading, for groups without a fixed one: the action whose choices are listed. */
  title?: string;
  /** A chain whose next steps are listed once its value is there. */
  unfinished?: Unfinished | null;
  /** The text that was actually searched for, if the line was typed in another keyboard layout. */
  readAs?: string;
}

/** An action whose choices are listed. */
export interface Submenu {
  id: string;
  title: string;
}

/** What lines are read with, in the palette: it also finds actions, pages and links. Stays the same while the palette is open, unless the language, the actions or the memory change. */
export type Index = Context<Item>;
