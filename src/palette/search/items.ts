import type { Card } from '../../core/card.ts';
import type { ToolHead } from '../../i18n/texts.ts';
import type { PaletteAction } from '../registry.ts';
import { type Entry, toEntry } from '../../read/search/entry.ts';
import { fold } from '../../base/fold.ts';

/** Something search can find: a tool, or an action, page or link. */
export interface Item extends Entry {
  kind: 'tool' | PaletteAction['kind'];
  icon: string;
  title: string;
  detail: string;
  card?: Card;
  action?: PaletteAction;
}

/** Texts of the current language. */
export interface SearchTexts {
  head(id: string, language?: string): ToolHead;
  category(category: Card['category']): string;
  /** The reading of a text in this language, in syllables (pinyin). */
  readingOf?(text: string): string | undefined;
}

/** What the user added to the catalogue: favorites, and their own aliases by the id of the target. */
export interface Personal {
  favorites: readonly string[];
  aliasesOf(id: string): readonly string[];
}

/** Search entries for the tools. Takes a few milliseconds, so it is done once per language. */
export function toolItems(cards: readonly Card[], { head, category, readingOf }: SearchTexts): Item[] {
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

function actionItem(action: PaletteAction, order: number, { readingOf }: SearchTexts): Item {
  const { id, kind, icon, name, english, keywords } = action;
  const titles = english === undefined ? [name] : [name, english];
  return { ...toEntry({ id, order, titles, keywords, readingOf }), kind, icon, title: name, detail: '', action };
}

/** Everything that can be found, tools before actions. */
export function itemsOf(
  tools: readonly Item[],
  actions: readonly PaletteAction[],
  { favorites, aliasesOf }: Personal,
  texts: SearchTexts,
): Item[] {
  const all = [...tools, ...actions.map((action, index) => actionItem(action, tools.length + index, texts))];
  return all.map((item) => ({
    ...item,
    ownAliases: aliasesOf(item.id).map(fold),
    favorite: item.kind === 'tool' && favorites.includes(item.id),
  }));
}
