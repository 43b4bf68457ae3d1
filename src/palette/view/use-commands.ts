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

  function extend(isUp: boolean): boolean {
    const next = extended(isUp, selection, rows, (other) => isCopied(other, context));
    if (next) setSelection(next);
    return next !== null || selection.marked.size > 0;
  }

  function runRow(index: number): boolean {
    const row = rows[index];
    return row ? enter.perform(row, { ...context, marked: [] }) : false;
  }

  /** Lets a waiting copy continue, so that the palette is there for the next line. */
  function beginNextLine(): boolean {
    const isReleased = release();
    if (isReleased) palette.clear();
    return isReleased;
  }

  const enterFields = () => fields.hint !== null && fields.enter();

  /** What a command does other than in the list; undefined if it is for the list. */
  const elsewhere: { [K in Command]?: () => boolean | undefined } = {
    // Content from outside runs only after the user has confirmed it.
    enter: () => palette.release() || undefined,
    // The key that opens the palette.
    actions: () => beginNextLine() || undefined,
    up: () => (!selection.byKey && !palette.submenu && recall.previous()) || undefined,
    undo: () => recall.undo() || undoOrRedo('undo'),
    redo: () => undoOrRedo('redo'),
    extendUp: () => extend(true),
    extendDown: () => extend(false),
    fields: enterFields,
    tab: () => (fields.hint?.key === 'Tab' ? enterFields() : fields.enterEarlier() || undefined),
  };

  function inList(command: Exclude<Command, number>): boolean {
    const to = rows.length > 0 ? indexAfter(command, selected, groups) : null;
    const row = rows[selected];
    if (to !== null) select(to, true);
    else if (!row) return command !== 'tab' && command !== 'copy';
    else if (command === 'actions') setMenu('list');
    else return actionOfKey(command)?.perform(row, context) ?? true;
    return true;
  }

  return (command: Command): boolean => {
    if (typeof command === 'number') return palette.release() || runRow(command);
    return elsewhere[command]?.() ?? inList(command);
  };
}
