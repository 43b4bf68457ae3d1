import { beforeAll, describe, expect, it } from 'vitest';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../../palette/index-in.ts';
import { EVERYDAY_QUERIES } from './queries/everyday-tools.ts';
import { toolsOfLine } from './tools-of-line.ts';

describe.each(Object.entries(EVERYDAY_QUERIES))('tools of every day: %s', (language, lines) => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn(language)));

  it.each(lines.trim().split('\n'))('%s', (line) => {
    const [tool = '', queries = ''] = line.split(/: (.*)/);
    const wanted = queries.split(' ¦ ');
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    const missed = wanted.flatMap((text) => {
      const ids = toolsOfLine(text, index).slice(0, 3);
      return ids.includes(tool) ? [] : [`${text}: ${ids.join()}`];
    });
    expect(missed).toEqual([]);
  });
});
