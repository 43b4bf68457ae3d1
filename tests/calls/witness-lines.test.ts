import { beforeAll, describe, expect, it, vi } from 'vitest';
import { indexIn } from '../unit/palette/index-in.ts';
import { LANGUAGES } from '../unit/palette/sets/entry.ts';
import { contains } from '../unit/palette/sets/measure.ts';
import { shown, textOf, toolsOf } from '../unit/palette/sets/shown.ts';
import type { Index } from '../../src/palette/rows/row.ts';
import { type WitnessLine, witnessLines } from './witness-lines.ts';

/** Does the palette read the line as expected? */
async function isRead({ line, tool, operation, answer, near }: WitnessLine, index: Index): Promise<boolean> {
  const rows = await shown({ text: line, attachment: null }, index);
  const first = rows.find(({ row }) => row.type === 'answer');
  if (tool === null) return first === undefined;
  if (toolsOf(rows)[0] !== tool) return false;
  if (operation === undefined) return rows[0]?.row.type !== 'answer';
  if (first?.row.type !== 'answer' || first.tool !== tool || first.row.call.operation.name !== operation) return false;
  if (near !== undefined)
    return first.row.call.mistake?.kind === 'unknownStage' && first.row.call.mistake.near === near;
  return answer === undefined || contains(textOf(first) ?? '', answer);
}

// Dates are answered in the local time zone.
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC');
  return () => void vi.unstubAllEnvs();
});

describe('witness lines', () => {
  it('are 120, with at least eight in each language', () => {
    expect(new Set(witnessLines.map(({ line, language }) => `${language} ${line}`)).size).toBe(120);
    for (const language of LANGUAGES)
      expect(witnessLines.filter((entry) => entry.language === language).length).toBeGreaterThanOrEqual(8);
  });

  it.each(LANGUAGES)('are read by the palette, unless marked: %s', { timeout: 120_000 }, async (language) => {
    const index = await indexIn(language);
    const unexpected: string[] = [];
    for (const entry of witnessLines.filter((witness) => witness.language === language)) {
      const isRight = await isRead(entry, index);
      if (!isRight && !entry.fails) unexpected.push(entry.line);
      // oxlint-disable-next-line no-console -- a reminder to remove the mark
      if (isRight && entry.fails) console.log(`${language} ${entry.line}: read as expected now`);
    }
    expect(unexpected).toEqual([]);
  });
});
