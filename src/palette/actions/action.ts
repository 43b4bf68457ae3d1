import type { Answers } from '../answers/answers.ts';
import type { Line } from '../../calls/call.ts';
import type { KeyBinding } from '../keys/key-binding.ts';
import type { RowTexts } from '../rows/row-view.ts';
import type { Index, Row } from '../rows/row.ts';
import type { Shell } from '../shell.ts';
import type { useCopy } from '../answers/use-copy.ts';
import type { Memory } from '../memory/use-memory.ts';
import type { Palette } from '../use-palette.ts';

/** Views that replace the list of actions. */
export type ActionView = 'alias' | 'compare' | 'why';

/** The state and services available to actions. */
export interface ActionContext {
  palette: Pick<Palette, 'attach' | 'openSubmenu' | 'setText'>;
  line: Line;
  index: Index;
  texts: RowTexts;
  answers: Answers;
  memory: Memory;
  copy: ReturnType<typeof useCopy>['copy'];
  /** The answers selected together, which are copied together. */
  marked: readonly Row[];
  shell: Shell;
  /** The field that had focus before the palette opened, if text can still be inserted there. */
  origin: HTMLElement | null;
  onDone: () => void;
  /** Expands or collapses a group. */
  toggleGroup: (group: string, row: Row) => void;
  /** Announces what was done; a key under `panel.done`. */
  announce: (key: string, params?: Record<string, string>) => void;
  showView: (view: ActionView) => void;
}

/** Something that can be done with a row, by key or from its list of actions. */
export interface RowAction<Id extends string = string, KeyId extends string = string> {
  id: Id;
  icon: string;
  /** An early key also works while the list of actions is closed. */
  keys?: KeyBinding<KeyId>;
  /** Is it listed among the actions of a row? */
  appliesTo(row: Row, context: ActionContext): boolean;
  /** Its label, if not `panel.actionNames.<id>`. */
  label?(row: Row, context: ActionContext): { key: string; params?: Record<string, string> };
  /** The view it shows in place of the list of actions. */
  view?: ActionView;
  /** Returns false if it does not apply to the row; the key then keeps its default behavior. */
  perform(row: Row, context: ActionContext): boolean;
}

/** Keeps the literal types of an action's ids. */
export const rowAction = <const Id extends string, const KeyId extends string = never>(action: RowAction<Id, KeyId>) =>
  action;
