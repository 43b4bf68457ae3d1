import { readOwnAliases } from '../../calls/own-aliases.ts';
import { importable } from '../../calls/own-rules.ts';
import { catalogWords } from '../../calls/words.ts';
import { cardById } from '../../catalog/catalog.ts';
import type { Config } from '../../config/schema.ts';
import { presetWords } from '../../palette/memory/personal.ts';

/** Gives visitors the keywords of the installation until they have some of their own. What can't be one is named for the operator. */
export function presetKeywords(keywords: Config['keywords']): void {
  const lines = Object.fromEntries(
    Object.entries(keywords).map(([word, meant]) => [word, typeof meant === 'string' ? { line: meant } : meant]),
  );
  const { words } = importable(
    readOwnAliases(lines),
    catalogWords(),
    (id) => cardById(id) !== undefined,
    () => true,
  );
  const refused = Object.keys(keywords).filter((word) => !Object.hasOwn(words, word));
  if (refused.length > 0)
    // oxlint-disable-next-line no-console -- for the operator, who alone can change it
    console.warn(
      `config.json: keywords that already mean something, or whose line names no tool: ${refused.join(', ')}`,
    );
  presetWords(words);
}
