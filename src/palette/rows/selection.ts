import { useState } from 'react';
import type { Line } from '../../calls/call.ts';
import type { Command } from '../keys/commands.ts';
import type { Group, Row } from './rows.ts';

const PAGE = 8;

/** What was chosen in the list of one line; another line begins anew, so a selection can never be that of an older list. */
export interface Choice {
  line: Line;
  index: number;
  /** What stood at the index; it is followed when rows above it go. */
  rowId?: string;
  /** By arrow key: only then is the row the active descendant, else screen readers stop reading what is typed. */
  byKey: boolean;
  /** Groups and categories of which all is shown. */
  expanded: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useChoice(line: Line): [Choice, (choice: Choice) => void] {
  const fresh: Choice = { line, index: 0, byKey: false, expanded: NOTHING };
  const [last, setChoice] = useState(fresh);
  return [last.line === line ? last : fresh, setChoice];
}

/** The index of the chosen row; -1 in an empty list. */
export function chosenIn({ rowId, index }: Choice, rows: readonly Row[]): number {
  const followed = rows.findIndex(({ id }) => id === rowId);
  return followed >= 0 ? followed : Math.min(index, rows.length - 1);
}

/** The choice with all of a group shown, or no longer. */
export function withToggled(choice: Choice, name: string, index: number): Choice {
  const expanded = new Set(choice.expanded);
  if (!expanded.delete(name)) expanded.add(name);
  return { ...choice, index, rowId: undefined, expanded };
}

/** Indexes of the first rows of the groups. */
function startsOf(groups: readonly Group[]): number[] {
  let next = 0;
  return groups.map(({ rows }) => (next += rows.length) - rows.length);
}

/** The index that a key goes to; null when it is no key that moves. Single steps wrap around, longer ones stop at the ends. */
export function movedBy(command: Command, at: number, groups: readonly Group[]): number | null {
  const starts = startsOf(groups);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  switch (command) {
    case 'up':
      return (at - 1 + count) % count;
    case 'down':
      return (at + 1) % count;
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
