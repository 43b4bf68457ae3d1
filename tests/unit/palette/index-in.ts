import { cards } from '../../../src/catalog/cards.ts';
import { headOf, loadRestOfTexts, lookupOf, readingOf, startTexts, textsBelow } from '../../../src/i18n/i18n.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import type { PaletteAction } from '../../../src/palette/registry.ts';
import { loadIntent } from 'virtual:intent';
import { createIntent } from '../../../src/read/search/intent.ts';
import { fuzzyOver } from '../../../src/read/search/fuzzy.ts';
import { itemsOf, toolItems } from '../../../src/palette/search/items.ts';
import { phrasesOf, type PhraseTexts } from '../../../src/read/phrases.ts';
import type { Index } from '../../../src/palette/rows/row.ts';
import { NO_HABITS } from '../../../src/read/search/usage.ts';

const COMMANDS = ['theme', 'menu', 'random', 'link', 'clear', 'favorite', 'home', 'about', 'repository', 'bug'];
const KINDS: Record<string, PaletteAction['kind']> = {
  home: 'page',
  about: 'page',
  repository: 'external',
  bug: 'external',
};

/** The index that lines are looked up in, in one language, with the whole catalog. */
export async function indexIn(language: string): Promise<Index> {
  await startTexts(language);
  await loadRestOfTexts();
  const say = lookupOf('app');
  const english = (id: string) => say(`commands.${id}.name`, { lng: 'en' }) ?? id;
  const actions = COMMANDS.map((id): PaletteAction => {
    const keywords = [say(`commands.${id}.keywords`), say(`commands.${id}.keywords`, { lng: 'en' })]
      .join(',')
      .split(',');
    const name = say(`commands.${id}.name`) ?? id;
    return {
      id,
      kind: KINDS[id] ?? 'action',
      name,
      english: english(id),
      keywords,
      icon: 'x',
      perform: () => undefined,
    };
  });
  const category = (name: string) => say(`categories.${name}`) ?? name;
  const texts = { head: headOf, category, readingOf };
  const items = itemsOf(toolItems(cards, texts), actions, { favorites: [], aliasesOf: () => [] }, texts);
  const { data, stem, outputs, usual } = (await loadIntent[language]?.()) ?? (await loadIntent['en']!());
  return {
    cards,
    items,
    favorites: [],
    habits: NO_HABITS,
    language,
    vocabulary: catalogWords(),
    phrases: phrasesOf(textsBelow('conversions') as PhraseTexts, '.'),
    fuzzy: fuzzyOver(items),
    intent: createIntent(
      data,
      stem,
      actions.map(({ id, name, english: other = '', keywords = [] }) => ({ id, texts: [name, other, ...keywords] })),
      outputs,
      usual,
    ),
  };
}
