import { beforeAll, describe, expect, it, vi } from 'vitest';
import { modeOf } from '../../src/calls/call.ts';
import { lookupOf } from '../../src/i18n/i18n.ts';
import { readingsOf } from '../../src/read/read.ts';
import { indexIn } from '../unit/palette/index-in.ts';
import { LANGUAGES } from '../unit/palette/sets/entry.ts';
import { shown, textOf } from '../unit/palette/sets/shown.ts';
import { answerTo } from './front.ts';
import { inLine, shareResults } from './fronts.ts';
import { witnessLines } from './witness-lines.ts';

beforeAll(shareResults);
// Dates are answered in the local time zone.
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC');
  return () => void vi.unstubAllEnvs();
});

const linesIn = (language: string) => witnessLines.filter((witness) => witness.language === language);

/** What a front says to a line: its main value, or why there is none; null for a search. */
type Said = { value: string } | { failure: string } | null;

/** The first row once everything has run. A call without a text waits for one, so it says nothing. */
async function inPalette(text: string, language: string): Promise<Said> {
  const rows = await shown({ text, attachment: null }, await indexIn(language));
  const [first] = rows;
  if (first?.row.type !== 'answer' || modeOf(first.row.call) !== 'run') return null;
  const { mistake } = first.row.call;
  if (mistake) return { failure: lookupOf('app')(`palette.${mistake.kind}`, { ...mistake }) ?? '' };
  const said = textOf(first);
  if (said === null || first.answer?.state !== 'settled') return null;
  return first.answer.outcome.kind === 'failure' ? { failure: said } : { value: said };
}

/** Whether the terminal and the minimal front say the same as the palette. */
function differences(
  text: string,
  palette: Said,
  terminal: Awaited<ReturnType<typeof inLine>>,
  bare: string,
): string[] {
  if (palette === null) {
    const isSilent = terminal.kind === 'failure' || (terminal.kind === 'value' && terminal.text === '');
    return isSilent && (bare === '' || bare === 'Nothing is known of this.')
      ? []
      : [`${text}: a search in the palette`];
  }
  const said = 'failure' in palette ? palette.failure : palette.value;
  const wrong = [
    ...('text' in terminal && terminal.text.includes(said) ? [] : [`the terminal says ${JSON.stringify(terminal)}`]),
    ...(bare.includes(said) || bare.includes('••••') ? [] : [`the minimal front says ${bare}`]),
  ];
  return wrong.map((difference) => `${text}: ${said} in the palette, but ${difference}`);
}

describe('120 lines are read the same everywhere', () => {
  it.each(LANGUAGES)('%s', { timeout: 240_000 }, async (language) => {
    const all: string[] = [];
    for (const { line } of linesIn(language)) {
      const palette = await inPalette(line, language);
      const terminal = await inLine(line, language);
      all.push(...differences(line, palette, terminal, await answerTo(line, language)));
    }
    expect(all).toEqual([]);
  });

  it.each(LANGUAGES)('with at most one translation, conversion and recognition: %s', async (language) => {
    const index = await indexIn(language);
    for (const { line } of linesIn(language)) {
      for (const text of new Set([line, line.slice(0, -1), line.slice(0, line.indexOf(' ') + 2)])) {
        const { translations, conversions, recognitions } = readingsOf({ text, attachment: null }, index).work;
        expect(Math.max(translations, conversions, recognitions), text).toBeLessThanOrEqual(1);
      }
      // The same as a pasted text.
      const { work } = readingsOf({ text: '', attachment: { serial: 1, text: line } }, index);
      expect(Math.max(work.translations, work.conversions, work.recognitions), line).toBeLessThanOrEqual(1);
    }
  });
});
