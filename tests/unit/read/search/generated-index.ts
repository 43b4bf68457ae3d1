import { loadIntent } from 'virtual:intent';
import { intentData } from '../../../../src/build/intents/intent-index.ts';
import { phrasesOf, type PhraseTexts } from '../../../../src/read/phrases.ts';
import { vocabularyOf } from '../../../../src/calls/words.ts';
import { cards as known } from '../../../../src/catalog/cards.ts';
import type { Card } from '../../../../src/core/card.ts';
import { headOf, loadRestOfTexts, startTexts, textsBelow } from '../../../../src/i18n/i18n.ts';
import type { ToolHead } from '../../../../src/i18n/texts.ts';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { fuzzyOver } from '../../../../src/read/search/fuzzy.ts';
import { createIntent } from '../../../../src/read/search/intent.ts';
import { itemsOf, toolItems } from '../../../../src/palette/search/items.ts';
import { NO_HABITS } from '../../../../src/read/search/usage.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A text with each letter shifted by the number of the copy; copy 0 is the text itself. */
const inOtherWords = (text: string, copy: number) =>
  text.replace(/[a-z]/gi, (letter) => {
    const place = LETTERS.indexOf(letter.toLowerCase());
    return LETTERS[(place + copy * (1 + (place % 5))) % 26] ?? letter;
  });

/** An index with this many tools: the real ones, then copies with other names, words and aliases. */
export async function indexOf(count: number): Promise<Index> {
  await startTexts('en');
  await loadRestOfTexts();
  const made = Array.from({ length: count }, (_, at) => ({
    of: known[at % known.length] as Card,
    copy: Math.floor(at / known.length),
  }));
  const cards = made.map(({ of, copy }): Card => {
    const renamed = (names: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
      Object.fromEntries(Object.entries(names).map(([name, preset]) => [inOtherWords(name, copy), preset]));
    const operations = of.operations.map((operation) => ({ ...operation, aliases: renamed(operation.aliases) }));
    return copy === 0 ? of : { ...of, id: `${of.id}-${copy}`, operations, redirectFrom: [] };
  });
  const heads = new Map(
    made.map(({ of, copy }, at): [string, ToolHead] => {
      const { title, description, keywords } = headOf(of.id);
      const other = (text: string) => inOtherWords(text, copy);
      return [cards[at]!.id, { title: other(title), description: other(description), keywords: keywords.map(other) }];
    }),
  );
  const head = (id: string) => heads.get(id) ?? { title: id, description: '', keywords: [] };
  const texts = { head, category: (name: string) => name };
  const items = itemsOf(toolItems(cards, texts), [], { favorites: [], aliasesOf: () => [] }, texts);
  const { stem } = await loadIntent['en']!();
  const synonyms = { ignore: 'the, a, of', to: 'to, in', from: 'from', same: [], tools: {} };
  const data = intentData({
    cards,
    language: 'en',
    texts: (_, id) => head(id),
    synonyms: () => synonyms,
    units: () => ({}),
  });
  return {
    cards,
    items,
    favorites: [],
    habits: NO_HABITS,
    language: 'en',
    vocabulary: vocabularyOf(cards),
    phrases: phrasesOf(textsBelow('conversions') as PhraseTexts, '.'),
    fuzzy: fuzzyOver(items),
    intent: createIntent(data, stem, []),
  };
}
