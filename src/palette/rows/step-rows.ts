import { stepsAfter } from '../../read/steps/unfinished.ts';
import { type Answer, partOf } from '../answers/answers.ts';
import type { Group, Index, Row } from './row.ts';

type Steps = readonly Row[];

/** Steps by the answer that they follow: each recognizes its value, which is done once. */
const listed = new WeakMap<Answer, Map<string, Steps>>();

function rowsAfter({ unfinished }: Group, answer: Answer, index: Index): Steps {
  if (!unfinished) return [];
  const part = partOf(answer, 0);
  if (!part) return [];
  const lists = listed.get(answer) ?? new Map<string, Steps>();
  listed.set(answer, lists);
  const key = `${unfinished.head} | ${unfinished.begun}`;
  const kind = unfinished.call.operation.outputs[0]?.kind ?? 'text';
  const rows =
    lists.get(key) ??
    stepsAfter(unfinished, { kind, text: part.text }, index).map((step): Row => ({
      type: 'step',
      id: `step-${step.word}`,
      step,
    }));
  lists.set(key, rows);
  return rows;
}

/** Fills in the steps after an unfinished chain, once its value so far is there. */
export const withSteps = (
  groups: readonly Group[],
  answerOf: (key: string) => Answer,
  index: Index,
): readonly Group[] =>
  groups.some(({ unfinished }) => unfinished)
    ? groups
        .map((group) =>
          group.unfinished ? { ...group, rows: rowsAfter(group, answerOf(group.unfinished.call.key), index) } : group,
        )
        .filter(({ rows }) => rows.length > 0)
    : groups;
