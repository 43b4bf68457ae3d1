import { cards } from '../../catalog/cards.ts';
import { cardById } from '../../catalog/catalog.ts';
import type { CardHead } from '../../core/card.ts';
import { fuzzyIn, intentIn, loadIntentOf } from '../../palette/search/load-intent.ts';
import { searchTextsIn } from '../../read/language.ts';
import { search } from '../../read/search/search.ts';
import { toolEntries } from '../../read/search/tool-entries.ts';
import { NO_HABITS } from '../../read/search/usage.ts';

const MOST = 6;
/** Of an address that names nothing; a tool's name is shorter. */
const LONGEST = 64;

/** The words of an address: `/Base64_encoder.html` is about "base64 encoder". */
export function wordsOf(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // as it is
  }
  return text
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/**
 * Returns the tools that the words of an address may mean, best first: those that all words find, then those of fewer and
 * fewer words, since addresses of other sites have words that ours don't.
 */
export async function nearestTo(path: string, language: string): Promise<readonly CardHead[]> {
  const words = wordsOf(path).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  await loadIntentOf(language);
  const items = toolEntries(cards, searchTextsIn(language));
  const context = {
    items,
    fuzzy: fuzzyIn(language, items),
    intent: intentIn(language, []),
    habits: NO_HABITS,
    language,
  };
  const texts = [
    words.join(' '),
    words.slice(0, -1).join(' '),
    words.slice(1).join(' '),
    ...words.filter(({ length }) => length > 2),
  ];
  const ids = new Set<string>();
  for (const text of texts) {
    if (text === '' || ids.size >= MOST) continue;
    for (const { entry } of search(text, context).hits) ids.add(entry.id);
  }
  return [...ids].slice(0, MOST).flatMap((id) => cardById(id) ?? []);
}
