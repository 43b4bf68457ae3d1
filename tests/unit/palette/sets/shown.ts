import { type Call, type Line, modeOf, stagesOf } from '../../../../src/calls/call.ts';
import { outcomeOf } from '../../../../src/calls/outcome.ts';
import { runCalls } from '../../../../src/calls/run-calls.ts';
import { run } from '../../../../src/executor/node.ts';
import { loadToolNamespace, lookupOf } from '../../../../src/i18n/i18n.ts';
import type { Answer } from '../../../../src/palette/answers/answers.ts';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index, Row } from '../../../../src/palette/rows/row.ts';
import { hiddenRows } from '../../../../src/palette/rows/hidden-rows.ts';

/** A row that remains once all answers have arrived. */
export interface Shown {
  row: Row;
  tool: string | null;
  /** The answer of an answer row. */
  answer: Answer | null;
}

async function settled(call: Call, language: string): Promise<Answer> {
  if (modeOf(call) !== 'run') return { state: 'unasked' };
  const stages = stagesOf(call);
  const textsOf = (id: string) => loadToolNamespace(id).then(() => lookupOf(id));
  await Promise.all(stages.map(({ card }) => textsOf(card.id)));
  const ran = await runCalls(stages, { run, language, textsOf });
  return { state: 'settled', outcome: outcomeOf(stages, ran, { app: lookupOf('app'), tool: lookupOf }) };
}

const toolOf = (row: Row): string | null => {
  if (row.type === 'item') return row.item.id;
  return row.type === 'answer' || row.type === 'open' ? row.call.card.id : null;
};

/** The rows of a line with their answers, as the palette shows them when everything has run. */
export async function shown(line: Line, index: Index): Promise<Shown[]> {
  const rows = groupsFor(line, index, new Set()).flatMap((group) => group.rows);
  const answers = new Map<string, Answer>();
  for (const row of rows) {
    if (row.type === 'answer' && !answers.has(row.call.key))
      answers.set(row.call.key, await settled(row.call, index.language));
  }
  const answerOf = (key: string): Answer => answers.get(key) ?? { state: 'unasked' };
  const hidden = hiddenRows(rows, answerOf);
  return rows
    .filter(({ id }) => !hidden.includes(id))
    .map((row) => ({ row, tool: toolOf(row), answer: row.type === 'answer' ? answerOf(row.call.key) : null }));
}

/** The tools of the rows, in order, without duplicates. */
export const toolsOf = (rows: readonly Shown[]): string[] => [...new Set(rows.flatMap(({ tool }) => tool ?? []))];

/** The text of a row's answer, or of its failure; null for other rows. */
export function textOf({ row, answer }: Shown): string | null {
  if (answer?.state !== 'settled' || row.type !== 'answer') return null;
  const { outcome } = answer;
  if (outcome.kind === 'value') return outcome.parts[row.output]?.text ?? null;
  return outcome.kind === 'failure' ? outcome.text : null;
}
