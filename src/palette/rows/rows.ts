import { scopeOf } from '../../core/grammar.ts';
import type { Attachment, Call, Line } from '../../calls/call.ts';
import { readingsWithLast } from '../../read/steps/last-answer.ts';
import { literally, type Reading, readingOf } from '../../read/reading.ts';
import type { Readings } from '../../read/readings.ts';
import { search } from '../../read/search/search.ts';
import type { Unfinished } from '../../read/steps/unfinished.ts';
import type { Item } from '../search/items.ts';
import { categoryGroup, groupsOfHits, groupsOfItems, startGroups } from './item-groups.ts';
import type { AnswerRow, Group, Index, OpenRow, Row, Submenu } from './row.ts';

const MOST_ROWS = 25;

/** What makes a reading differ from another one with the same operation. */
const kindOf = ({ call }: Reading): string =>
  [call.isLiteral && 'literal', call.isSpare && 'spare', call.isStep && 'step', call.mistake?.kind]
    .filter(Boolean)
    .join('-');

/**
 * Returns a row for each output of the readings. All exist from the start, so that nothing moves when the answers
 * arrive.
 */
function answerRows(readings: readonly Reading[]): AnswerRow[] {
  const ids = new Map<string, number>();
  return readings.flatMap((reading) => {
    const { call, outputs } = reading;
    const kind = kindOf(reading);
    return outputs.map((output, place): AnswerRow => {
      const name = `answer-${call.card.id}-${call.operation.name}-${call.operation.outputs[output]?.name}`;
      const id = kind === '' ? name : `${name}-${kind}`;
      const times = (ids.get(id) ?? 0) + 1;
      ids.set(id, times);
      return { type: 'answer', id: times === 1 ? id : `${id}-${times}`, call, output, leads: place === 0 };
    });
  });
}

const openRow = (call: Call): OpenRow => ({
  type: 'open',
  id: `open-${call.card.id}-${call.operation.name}`,
  call,
});

/**
 * The groups of rows for a chain whose next step is still being typed: its value so far, then the line read literally, if
 * that gives a value, and the steps.
 */
function groupsOfUnfinished(unfinished: Unfinished, { answers }: Readings<Item>): Group[] {
  const literal = unfinished.begun === '' ? [] : answers.filter(({ call }) => !call.mistake).slice(0, 1);
  const rows = answerRows([readingOf(unfinished.call, 1), ...literal.map(({ call }) => literally(call))]);
  return [
    { name: 'answer', rows },
    { name: 'steps', rows: [], unfinished },
  ];
}

/** The groups of rows for what a line can mean. */
function groupsOfReadings(line: Line, read: Readings<Item>, index: Index, expanded: ReadonlySet<string>): Group[] {
  if (read.unfinished) return groupsOfUnfinished(read.unfinished, read);
  const answer: Group = { name: 'answer', rows: answerRows(read.answers) };
  const proposals = read.proposals.map(openRow);
  const others = read.fallbacks.map(openRow).filter(({ id }) => proposals.every((row) => row.id !== id));
  if (line.attachment && line.text.trim() === '' && read.results.hits.length === 0)
    return [
      answer,
      { name: 'open', rows: [...proposals, ...others] },
      { name: 'steps', rows: [], unfinished: read.next },
      categoryGroup(index, expanded),
    ];
  const { hits, readAs } = read.results;
  const groups = groupsOfHits(hits, expanded).map((group) => (readAs === null ? group : { ...group, readAs }));
  const [first, ...rest] = groups;
  const named = read.isSearch && first ? [first, answer, ...rest] : [answer, ...groups];
  return [...named, { name: 'open', rows: proposals }, { name: 'fallback', rows: others }];
}

/** The actions of the application, for `>` alone. */
const commands = ({ items }: Index, expanded: ReadonlySet<string>): Group[] =>
  groupsOfItems(
    items.filter(({ kind, action }) => kind !== 'tool' && !action?.parent),
    expanded,
  );

function groupsOfLine(
  line: Line,
  replaced: Line | null,
  last: Attachment | null,
  index: Index,
  expanded: ReadonlySet<string>,
): Group[] {
  if (!line.attachment && line.text.trim() === '') return startGroups(index, expanded);
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  if (scope === '>' && rest.trim() === '') return commands(index, expanded);
  return groupsOfReadings(replaced ?? line, readingsWithLast(line, replaced, last, index), index, expanded);
}

/** The choices of an action, filtered by a text. */
export function submenuGroups(text: string, parent: Submenu, index: Index): Group[] {
  const items = index.items.filter(({ action }) => action?.parent === parent.id);
  const matches = text.trim() === '' ? items : search(text, index).hits.map(({ entry }) => entry);
  const rows = matches
    .filter((item) => items.includes(item))
    .map((item): Row => ({ type: 'item', id: `submenu-${item.id}`, item, inSubmenu: true }));
  return rows.length === 0 ? [] : [{ name: 'submenu', title: parent.title, rows }];
}

/** Keeps the first rows, up to the limit. */
function limited(groups: readonly Group[]): Group[] {
  let left = MOST_ROWS;
  return groups.map((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return { ...group, rows };
  });
}

/**
 * The groups of rows for a line, best first; `expanded` holds expanded groups and categories. A pure function, so the same
 * line always has the same rows.
 * @param last the last answer, which `$` stands for
 * @param replaced the line with its `$` replaced by that; null if it has none
 */
export function groupsFor(
  line: Line,
  index: Index,
  expanded: ReadonlySet<string>,
  last: Attachment | null = null,
  replaced: Line | null = null,
): Group[] {
  const groups = groupsOfLine(line, replaced, last, index, expanded);
  return (expanded.size > 0 ? groups : limited(groups)).filter(({ rows, unfinished }) => rows.length > 0 || unfinished);
}
