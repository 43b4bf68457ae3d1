import type { Answers } from '../answers/answers.ts';
import type { Line } from '../../calls/call.ts';
import type { KeyBinding } from '../keys/key-binding.ts';
import type { Words } from '../rows/row-view.ts';
import type { Index, Row } from '../rows/rows.ts';
import type { Shell } from '../shell.ts';
import type { useCopied } from '../answers/use-copy.ts';
import type { Memory } from '../memory/use-memory.ts';
import type { Palette } from '../use-palette.ts';

/** What some actions show in the place of their list. */
export type ActionView = 'alias' | 'compare' | 'why';

/** What an action knows besides its row, and what it can use. */
export interface ActionContext {
  palette: Pick<Palette, 'attach' | 'openSubmenu' | 'setText'>;
  line: Line;
  index: Index;
  words: Words;
  answers: Answers;
  memory: Memory;
  copy: ReturnType<typeof useCopied>['copy'];
  shell: Shell;
  /** The field that had the focus before the palette was opened, if a text can still be put there. */
  origin: HTMLElement | null;
  onDone: () => void;
  /** Shows or hides all of a group. */
  toggleGroup: (group: string, row: Row) => void;
  /** Tells what was done without closing the palette; a key under `panel.said`. */
  announce: (key: string, params?: Record<string, string>) => void;
  showView: (view: ActionView) => void;
}

/** One thing that can be done with a row, from the keyboard or from the list of its actions. */
export interface RowAction<Id extends string = string, KeyId extends string = string> {
  id: Id;
  icon: string;
  /** An early key also works while the list of actions is closed. */
  keys?: KeyBinding<KeyId>;
  /** Is it in the list of actions of a row? */
  appliesTo(row: Row, context: ActionContext): boolean;
  /** The text of its line, if not `panel.acts.<id>`. */
  label?(row: Row, context: ActionContext): { key: string; params?: Record<string, string> };
  /** What it shows in the place of the list of actions. */
  view?: ActionView;
  /** False when the row has no use for it; then the key keeps its usual meaning. */
  perform(row: Row, context: ActionContext): boolean;
}

/** Keeps the literal types of an action's ids. */
export const rowAction = <const Id extends string, const KeyId extends string = never>(action: RowAction<Id, KeyId>) =>
  action;
