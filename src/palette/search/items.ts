import type { Card } from '../../core/card.ts';
import type { PaletteAction } from '../registry.ts';
import { type Entry, toEntry } from '../../read/search/entry.ts';
import { type SearchTexts, toolEntries } from '../../read/search/tool-entries.ts';
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

/** What the user added to the catalog: favorites, and their own aliases by the id of the target. */
export interface Personal {
  favorites: readonly string[];
  aliasesOf(id: string): readonly string[];
}

/** Search entries for the tools. Takes a few milliseconds, so it is done once per language. */
export function toolItems(cards: readonly Card[], texts: SearchTexts): Item[] {
  const entries = toolEntries(cards, texts);
  return cards.flatMap((card, place) => {
    const entry = entries[place];
    const { title, description } = texts.head(card.id);
    return entry ? [{ ...entry, kind: 'tool' as const, icon: card.icon, title, detail: description, card }] : [];
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
