import { describe, expect, it } from 'vitest';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Row } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../../palette/index-in.ts';
import { bytes } from './queries/bytes.ts';

/** The targets of a row. */
function leadsTo(row: Row): string[] {
  if (row.type === 'item') return [row.item.id];
  return row.type === 'answer' || row.type === 'open' ? [row.call.card.id] : [];
}

describe.each(Object.entries(bytes))('queries for tools of bytes: %s', (language, queries) => {
  it.each(Object.entries(queries))('%s finds %s', async (text, wanted) => {
    const index = await indexIn(language);
    const rows = groupsFor({ text, attachment: null }, index, new Set()).flatMap((group) => group.rows);
    expect([...new Set(rows.flatMap(leadsTo))].slice(0, 3)).toContain(wanted);
  });
});
