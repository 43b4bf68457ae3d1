import { type Answer, partOf } from '../answers/answers.ts';
import { otherCalls } from '../answers/other-readings.ts';
import type { AnswerRow, Group } from './row.ts';

type AnswerOf = (key: string) => Answer;

/** The rows of the other readings of an answer: only those with another value. */
function otherRows(row: AnswerRow, answerOf: AnswerOf): AnswerRow[] {
  const answer = answerOf(row.call.key);
  const text = partOf(answer, row.output)?.text;
  return otherCalls(row.call, answer).flatMap((call, at) => {
    const other = partOf(answerOf(call.key), row.output)?.text;
    return typeof other === 'string' && other !== text
      ? [{ ...row, id: `${row.id}-reading-${at}`, call, leads: true }]
      : [];
  });
}

/** Adds the other readings of each answer below it. */
export function withOtherReadings(groups: readonly Group[], answerOf: AnswerOf): readonly Group[] {
  const answers = groups.flatMap(({ rows }) => rows.filter((row) => row.type === 'answer'));
  // Of the rows of one answer, the first in view leads.
  const leads = answers.filter(({ call }, at) => answers.findIndex((row) => row.call.key === call.key) === at);
  const others = new Map(leads.map((row) => [row.call.key, otherRows(row, answerOf)]));
  if ([...others.values()].every((rows) => rows.length === 0)) return groups;
  const isLastOf = (rows: Group['rows'], at: number, key: string) => {
    const next = rows[at + 1];
    return next?.type !== 'answer' || next.call.key !== key;
  };
  return groups.map((group) => ({
    ...group,
    rows: group.rows.flatMap((row, at) =>
      row.type === 'answer' && isLastOf(group.rows, at, row.call.key)
        ? [row, ...(others.get(row.call.key) ?? [])]
        : [row],
    ),
  }));
}
