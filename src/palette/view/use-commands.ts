import type { ActionContext } from '../actions/action.ts';
import { enter } from '../actions/open-actions.ts';
import { actionOfKey } from '../actions/row-actions.ts';
import { isCopied } from '../actions/subject.ts';
import type { Command } from '../keys/commands.ts';
import type { ArgumentsState } from '../arguments/use-arguments.ts';
import { performAction, useRegistry } from '../registry.ts';
import { extended, indexAfter } from '../rows/selection.ts';
import type { Palette } from '../use-palette.ts';
import type { MenuState } from './menu/row-menu.tsx';
import type { useRecall } from './use-recall.ts';
import type { Rows } from './use-rows.ts';

interface Options {
  palette: Palette;
  list: Rows;
  context: ActionContext;
  recall: ReturnType<typeof useRecall>;
  fields: ArgumentsState;
  select: (at: number, byKey: boolean) => void;
  setMenu: (menu: MenuState) => void;
  /** Lets a waiting Enter continue on its own. */
  release: () => boolean;
}

/** Runs the commands of the palette in its list. Returns false if a command doesn't apply. */
export function useCommands({ palette, list, context, recall, fields, select, setMenu, release }: Options) {
  const { groups, rows, selection, setSelection, selected } = list;
  const history = useRegistry();

  function undoOrRedo(command: 'undo' | 'redo'): boolean {
    const what = history[command];
    if (what === null) return false;
    context.announce(command === 'undo' ? 'undone' : 'redone', { what });
    performAction(command);
    return true;
  }

  return (command: Command): boolean => {
    // Content from outside runs only after the user has confirmed it.
    if ((command === 'enter' || typeof command === 'number') && palette.release()) return true;
    if (typeof command === 'number') {
      const row = rows[command];
      return row ? enter.perform(row, { ...context, marked: [] }) : false;
    }
    // The key that opens the palette opens it for the next line, while the copy continues.
    if (command === 'actions' && release()) {
      palette.clear();
      return true;
    }
    if (command === 'undo' && recall.undo()) return true;
    if (command === 'up' && !selection.byKey && !palette.submenu && recall.previous()) return true;
    if (command === 'undo' || command === 'redo') return undoOrRedo(command);
    if (command === 'extendUp' || command === 'extendDown') {
      const next = extended(command === 'extendUp', selection, rows, (other) => isCopied(other, context));
      if (next) setSelection(next);
      return next !== null || selection.marked.size > 0;
    }
    if (command === 'fields' || (command === 'tab' && fields.hint?.key === 'Tab'))
      return fields.hint !== null && fields.enter();
    if (command === 'tab' && fields.enterEarlier()) return true;
    const row = rows[selected];
    const to = rows.length > 0 ? indexAfter(command, selected, groups) : null;
    if (to !== null) select(to, true);
    else if (!row) return command !== 'tab' && command !== 'copy';
    else if (command === 'actions') setMenu('list');
    else return actionOfKey(command)?.perform(row, context) ?? true;
    return true;
  };
}
