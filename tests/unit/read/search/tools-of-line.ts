import type { Index, Row } from '../../../../src/palette/rows/row.ts';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';

/** The targets of a row. */
export function leadsTo(row: Row): string[] {
  if (row.type === 'item') return [row.item.id];
  return row.type === 'answer' || row.type === 'open' ? [row.call.card.id] : [];
}

/** The targets of the rows of a line, best first, without duplicates. */
export const toolsOfLine = (text: string, index: Index): string[] => [
  ...new Set(groupsFor({ text, attachment: null }, index, new Set()).flatMap(({ rows }) => rows.flatMap(leadsTo))),
];
