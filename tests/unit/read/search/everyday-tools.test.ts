import { beforeAll, describe, expect, it } from 'vitest';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index, Row } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../../palette/index-in.ts';
import { EVERYDAY_QUERIES } from './queries/everyday-tools.ts';

function leadsTo(row: Row): string[] {
  if (row.type === 'item') return [row.item.id];
  return row.type === 'answer' || row.type === 'open' ? [row.call.card.id] : [];
}

describe.each(Object.entries(EVERYDAY_QUERIES))('tools of every day: %s', (language, lines) => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn(language)));

  it.each(lines.trim().split('\n'))('%s', (line) => {
    const [tool = '', queries = ''] = line.split(/: (.*)/);
    const wanted = queries.split(' ¦ ');
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    const missed = wanted.flatMap((text) => {
      const rows = groupsFor({ text, attachment: null }, index, new Set()).flatMap((group) => group.rows);
      const ids = [...new Set(rows.flatMap(leadsTo))].slice(0, 3);
      return ids.includes(tool) ? [] : [`${text}: ${ids.join()}`];
    });
    expect(missed).toEqual([]);
  });
});
