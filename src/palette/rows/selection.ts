import { useState } from 'react';
import type { Line } from '../../calls/call.ts';
import type { Command } from '../keys/commands.ts';
import type { Group, Row } from './row.ts';

const PAGE = 8;

/** The selection in the list for one line. A new line starts over, so a selection never refers to an older list. */
export interface Selection {
  line: Line;
  index: number;
  /** The row at the index; followed when rows above it disappear. */
  rowId?: string;
  /** Was it moved by arrow key? Only then is the row the active descendant; otherwise screen readers stop reading what is typed. */
  byKey: boolean;
  /** Expanded groups and categories. */
  expanded: ReadonlySet<string>;
  /** IDs of the answers that are selected together. */
  marked: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useSelection(line: Line): [Selection, (selection: Selection) => void] {
  const fresh: Selection = { line, index: 0, byKey: false, expanded: NOTHING, marked: NOTHING };
  const [last, setSelection] = useState(fresh);
  return [last.line === line ? last : fresh, setSelection];
}

/** The index of the selected row; -1 in an empty list. */
export function selectedIndex({ rowId, index }: Selection, rows: readonly Row[]): number {
  const followed = rows.findIndex(({ id }) => id === rowId);
  return followed >= 0 ? followed : Math.min(index, rows.length - 1);
}

/** The selection with a group expanded or collapsed. */
export function withToggled(selection: Selection, name: string, index: number): Selection {
  const expanded = new Set(selection.expanded);
  if (!expanded.delete(name)) expanded.add(name);
  return { ...selection, index, rowId: undefined, expanded };
}

/** Indexes of the first row of each group. */
function startsOf(groups: readonly Group[]): number[] {
  let next = 0;
  return groups.map(({ rows }) => (next += rows.length) - rows.length);
}

/** The index a key moves to; null for other keys. All stop at the ends. */
export function indexAfter(command: Command, at: number, groups: readonly Group[]): number | null {
  const starts = startsOf(groups);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  switch (command) {
    case 'up':
      return Math.max(0, at - 1);
    case 'down':
      return Math.min(count - 1, at + 1);
    case 'pageUp':
      return Math.max(0, at - PAGE);
    case 'pageDown':
      return Math.min(count - 1, at + PAGE);
    case 'groupUp':
      return starts.findLast((start) => start < at) ?? 0;
    case 'groupDown':
      return starts.find((start) => start > at) ?? count - 1;
    default:
      return null;
  }
}

type CanMark = (row: Row) => boolean;

const marksOf = (selection: Selection, ids: readonly string[]): ReadonlySet<string> =>
  new Set([...selection.marked, ...ids]);

/**
 * Extends the selection to the next answer above or below, or shrinks it when moving back; null if there is no further
 * answer.
 */
export function extended(up: boolean, selection: Selection, rows: readonly Row[], canMark: CanMark): Selection | null {
  const at = selectedIndex(selection, rows);
  const row = rows[at];
  const next = up
    ? rows.findLastIndex((other, place) => place < at && canMark(other))
    : rows.findIndex((other, place) => place > at && canMark(other));
  const other = rows[next];
  if (!row || !other || !canMark(row)) return null;
  const marked = new Set(marksOf(selection, selection.marked.has(other.id) ? [] : [row.id, other.id]));
  if (selection.marked.has(other.id)) marked.delete(row.id);
  return { ...selection, index: next, rowId: other.id, byKey: true, marked };
}

/** Returns the selection after a row was pressed: extended up to this row, toggled for this row, or only this row. */
export function pressed(
  index: number,
  how: 'range' | 'one',
  selection: Selection,
  rows: readonly Row[],
  canMark: CanMark,
): Selection {
  const at = selectedIndex(selection, rows);
  const from = how === 'range' ? Math.min(at, index) : index;
  const to = how === 'range' ? Math.max(at, index) : index;
  const ids = rows.flatMap((row, place) =>
    (place === at || (place >= from && place <= to)) && canMark(row) ? [row.id] : [],
  );
  const id = rows[index]?.id;
  const marked = new Set(marksOf(selection, ids));
  if (how === 'one' && id !== undefined && selection.marked.has(id)) marked.delete(id);
  return { ...selection, index, rowId: id, byKey: true, marked };
}

/** The selection of one row only. */
export const unmarked = (selection: Selection): Selection => ({ ...selection, marked: NOTHING });
