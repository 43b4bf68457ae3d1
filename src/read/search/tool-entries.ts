import type { Card } from '../../core/card.ts';
import type { ToolHead } from '../../i18n/texts.ts';
import { type Entry, toEntry } from './entry.ts';

/** Texts of the current language. */
export interface SearchTexts {
  head(id: string, language?: string): ToolHead;
  category(category: Card['category']): string;
  /** The reading of a text in this language, in syllables (pinyin). */
  readingOf?(text: string): string | undefined;
}

/** Search entries for the tools, in their order. */
export function toolEntries(cards: readonly Card[], { head, category, readingOf }: SearchTexts): Entry[] {
  return cards.map((card, order) => {
    const { title, keywords } = head(card.id);
    const english = head(card.id, 'en');
    return toEntry({
      id: card.id,
      order,
      titles: [title, english.title],
      aliases: card.operations.flatMap((operation) => Object.keys(operation.aliases)),
      keywords: [...new Set([...keywords, ...english.keywords])],
      categories: [category(card.category), card.category],
      readingOf,
    });
  });
}
