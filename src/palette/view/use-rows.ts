import { useEffect, useMemo } from 'react';
import type { Call, Line } from '../../calls/call.ts';
import { expanded } from '../../calls/own-aliases.ts';
import { headOf, lookupOf } from '../../i18n/i18n.ts';
import type { Answers } from '../answers/answers.ts';
import { warmUpOperations } from '../answers/run-call.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { lastAnswer } from '../memory/last-answer.ts';
import { type Memory, useMemory } from '../memory/use-memory.ts';
import { useRegistry } from '../registry.ts';
import { withLastAnswer } from '../../read/steps/last-answer.ts';
import { hiddenRows } from '../rows/hidden-rows.ts';
import { withOtherReadings } from '../rows/other-rows.ts';
import { type RowTexts, type RowView, viewOf } from '../rows/row-view.ts';
import { groupsFor, submenuGroups } from '../rows/rows.ts';
import { withSteps } from '../rows/step-rows.ts';
import { snippetRows, wordGroups } from '../rows/snippet-rows.ts';
import type { Group, Index, Row, Submenu } from '../rows/row.ts';
import { type Selection, selectedIndex, useSelection } from '../rows/selection.ts';
import { useIndex } from '../rows/use-index.ts';
import { useUnwrapped } from '../rows/use-unwrapped.ts';
import type { Shell } from '../shell.ts';
import type { Translate } from './cached-texts.ts';

/** Returns the groups without the rows with these IDs. */
const without = (groups: readonly Group[], ids: readonly string[]): readonly Group[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !ids.includes(id)) }));

/** Returns the calls of the rows, without duplicates. */
function callsOf(groups: readonly Group[]): Call[] {
  const rows = groups.flatMap((group) => group.rows);
  return [...new Map(rows.flatMap((row) => (row.type === 'answer' ? [[row.call.key, row.call]] : []))).values()];
}

export interface Rows {
  memory: Memory;
  index: Index;
  answers: Answers;
  texts: RowTexts;
  /** The line with the user's own alias expanded. */
  expandedLine: Line;
  asksForHelp: boolean;
  groups: readonly Group[];
  rows: readonly Row[];
  /** One for each row. */
  views: readonly RowView[];
  selection: Selection;
  setSelection: (selection: Selection) => void;
  /** The index of the selected row; -1 if there are none. */
  selected: number;
  /** The answers that are selected together, in order; empty if only one row is selected. */
  marked: readonly Row[];
}

interface Options {
  line: Line;
  submenu: Submenu | null;
  shell: Shell;
  t: Translate;
}

/** The rows for a line, with their answers. */
export function useRows({ line, submenu, shell, t }: Options): Rows {
  const { actions } = useRegistry();
  const memory = useMemory(shell.remembers);
  const index = useIndex({ actions, memory, favorites: shell.favorites });
  const [selection, setSelection] = useSelection(line);
  const asksForHelp = line.text.startsWith('?') && line.attachment === null && submenu === null;

  const expandedLine = useMemo(
    () => ({ ...line, text: expanded(line.text, memory.own, index.vocabulary) }),
    [line, memory.own, index.vocabulary],
  );
  // The same answer as long as the line stays: copying something in the meantime doesn't change it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the time when the line was typed
  const last = useMemo(lastAnswer, [line]);
  const readLine = useMemo(() => withLastAnswer(expandedLine, last, index), [expandedLine, last, index]);
  const typed = useMemo(() => {
    if (submenu) return submenuGroups(line.text, submenu, index);
    if (asksForHelp) return [];
    const snippets = snippetRows(line, memory.own, new Date());
    if (snippets.called) return [...snippets.groups, ...wordGroups(line, index, selection.expanded)];
    const groups = groupsFor(expandedLine, index, selection.expanded, last, readLine);
    return [...groups.slice(0, 1), ...snippets.groups, ...groups.slice(1)];
  }, [submenu, asksForHelp, line, memory.own, expandedLine, readLine, last, index, selection.expanded]);
  const allGroups = useUnwrapped(line, typed, t);
  const calls = useMemo(() => callsOf(allGroups), [allGroups]);
  const answers = useAnswers(calls, line.held);
  useEffect(() => {
    if (!line.held) warmUpOperations(line.text, index.cards);
  }, [line, index.cards]);

  // As one string, so that an answer that hides nothing leaves the groups unchanged.
  const hidden = hiddenRows(
    allGroups.flatMap((group) => group.rows),
    answers.get,
  ).join(' ');
  const read = useMemo(() => without(allGroups, hidden.split(' ')), [allGroups, hidden]);
  const groups = withSteps(withOtherReadings(read, answers.get), answers.get, index);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const texts = { t, title: (id: string) => headOf(id).title, tool: lookupOf, answer: answers.get, held: line.held };
  return {
    memory,
    index,
    answers,
    texts,
    expandedLine,
    asksForHelp,
    groups,
    rows,
    views: rows.map((row) => viewOf(row, texts)),
    selection,
    setSelection,
    selected: selectedIndex(selection, rows),
    marked: rows.filter(({ id }) => selection.marked.has(id)),
  };
}
