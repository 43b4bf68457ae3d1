import type { Card } from '../../core/card.ts';
import type { ToolHead } from '../../i18n/texts.ts';
import type { PaletteAction } from '../registry.ts';
import { type Entry, toEntry } from './entry.ts';
import { fold } from '../../base/fold.ts';

/** What search can find: a tool, or something else that the palette can do. */
export interface Item extends Entry {
  kind: 'tool' | PaletteAction['kind'];
  icon: string;
  title: string;
  detail: string;
  card?: Card;
  action?: PaletteAction;
}

/** Texts of the current language. */
export interface Wording {
  head(id: string, language?: string): ToolHead;
  category(category: Card['category']): string;
  /** How a text of this language is said, in syllables. */
  readingOf?(text: string): string | undefined;
}

/** What people have added to the catalogue: pins, and words of their own by the id of what they stand for. */
export interface Personal {
  favourites: readonly string[];
  aliasesOf(id: string): readonly string[];
}

/** Tools as search finds them. It takes some milliseconds, so it is done once for a language. */
export function toolItems(cards: readonly Card[], { head, category, readingOf }: Wording): Item[] {
  return cards.map((card, order) => {
    const { title, description, keywords } = head(card.id);
    const english = head(card.id, 'en');
    const entry = toEntry({
      id: card.id,
      order,
      titles: [title, english.title],
      aliases: card.operations.flatMap((operation) => Object.keys(operation.aliases)),
      keywords: [...new Set([...keywords, ...english.keywords])],
      categories: [category(card.category), card.category],
      readingOf,
    });
    return { ...entry, kind: 'tool', icon: card.icon, title, detail: description, card };
  });
}

function actionItem(action: PaletteAction, order: number, { readingOf }: Wording): Item {
  const { id, kind, icon, name, english, keywords } = action;
  const titles = english === undefined ? [name] : [name, english];
  return { ...toEntry({ id, order, titles, keywords, readingOf }), kind, icon, title: name, detail: '', action };
}

/** Everything that search looks through, tools before actions. */
export function itemsOf(
  tools: readonly Item[],
  actions: readonly PaletteAction[],
  { favourites, aliasesOf }: Personal,
  wording: Wording,
): Item[] {
  const all = [...tools, ...actions.map((action, index) => actionItem(action, tools.length + index, wording))];
  return all.map((item) => ({
    ...item,
    ownAliases: aliasesOf(item.id).map(fold),
    favourite: item.kind === 'tool' && favourites.includes(item.id),
  }));
}
