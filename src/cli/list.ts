import { cards } from '../catalog/cards.ts';
import { headIn } from '../i18n/by-language.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { describeTool } from '../api/describe.ts';
import { toJson } from '../api/json.ts';
import { startLanguage } from './texts.ts';

/** `list [--json]`: the tools, one per line, or everything known about them. */
export async function list(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['json', 'lang']);
  expectNoMore(args);
  const language = await startLanguage(flags.lang);
  if ('json' in flags) {
    process.stdout.write(`${toJson(await Promise.all(cards.map((card) => describeTool(card, language))), 2)}\n`);
    return 0;
  }
  const width = Math.max(...cards.map(({ id }) => id.length));
  for (const card of cards) {
    const aliases = card.operations.flatMap((operation) => Object.keys(operation.aliases)).join(' ');
    process.stdout.write(
      `${card.id.padEnd(width)}  ${headIn(language, card.id).title}${aliases === '' ? '' : `  (${aliases})`}\n`,
    );
  }
  return 0;
}
