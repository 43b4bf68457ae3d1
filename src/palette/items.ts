import type { Card } from '../core/card.ts';
import type { ToolHead } from '../i18n/texts.ts';
import { type Entry, toEntry } from './rank.ts';
import type { PaletteAction } from './store.ts';

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
}

function toolItem(card: Card, order: number, favourite: boolean, { head, category }: Wording): Item {
  const { title, description, keywords } = head(card.id);
  const english = head(card.id, 'en');
  const entry = toEntry({
    id: card.id,
    order,
    titles: [title, english.title],
    aliases: card.operations.flatMap((operation) => Object.keys(operation.aliases)),
    keywords: [...keywords, ...english.keywords],
    categories: [category(card.category), card.category],
    favourite,
  });
  return { ...entry, kind: 'tool', icon: card.icon, title, detail: description, card };
}

function actionItem(action: PaletteAction, order: number): Item {
  const { id, kind, icon, name, keywords } = action;
  return { ...toEntry({ id, order, titles: [name], keywords }), kind, icon, title: name, detail: '', action };
}

/** Everything that search looks through, tools before actions. */
export function itemsOf(
  cards: readonly Card[],
  actions: readonly PaletteAction[],
  favourites: readonly string[],
  wording: Wording,
): Item[] {
  return [
    ...cards.map((card, index) => toolItem(card, index, favourites.includes(card.id), wording)),
    ...actions.map((action, index) => actionItem(action, cards.length + index)),
  ];
}
