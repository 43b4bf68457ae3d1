import { cards } from '../catalog/cards.ts';
import { headIn, loadPart } from '../i18n/by-language.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { toJson } from '../api/json.ts';
import { aligned, styled } from './style.ts';
import { chosenLanguage, startLanguage } from './texts.ts';
import { isTerminal, standardOutput, write } from './output.ts';

/** `list [--json]`: the tools, one per line, or everything known about them. */
export async function list(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['json', 'lang']);
  expectNoMore(args);
  const language = chosenLanguage(flags.lang);
  if ('json' in flags) {
    await startLanguage(language);
    const { describeTool } = await import('../api/describe.ts');
    write(`${toJson(await Promise.all(cards.map((card) => describeTool(card, language))), 2)}\n`);
    return 0;
  }
  await loadPart('first', language); // titles are all that is printed
  const rows = cards.map((card) => {
    const aliases = card.operations.flatMap((operation) => Object.keys(operation.aliases)).join(' ');
    return [card.id, headIn(language, card.id).title, aliases === '' ? '' : `(${aliases})`];
  });
  if (isTerminal()) {
    const lines = aligned(rows).map((line) => line.replace(/^\S+/, (id) => styled(standardOutput(), 'bold', id)));
    write(`${lines.join('\n')}\n`);
    return 0;
  }
  const width = Math.max(...cards.map(({ id }) => id.length));
  for (const [id = '', ...row] of rows) write(`${id.padEnd(width)}  ${row.filter((cell) => cell !== '').join('  ')}\n`);
  return 0;
}
