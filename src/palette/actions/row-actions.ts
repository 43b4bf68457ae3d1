import type { Row } from '../rows/row.ts';
import type { ActionContext, RowAction } from './action.ts';
import { again, compare, copy, copyJson, insert, link, reuse, save, swap, why } from './answer-actions.ts';
import { openChain } from './chain-action.ts';
import { complete, enter, help, openInNewTab, openTool } from './open-actions.ts';
import { alias, favorite, forget, forgetAll, unfavorite } from './personal-actions.ts';

/** All actions for rows, in the order of the list of actions. Menus, keys and help are derived from it. */
export const ROW_ACTIONS = [
  enter,
  complete,
  openTool,
  openInNewTab,
  openChain,
  insert,
  copy,
  copyJson,
  link,
  reuse,
  swap,
  compare,
  save,
  again,
  favorite,
  unfavorite,
  alias,
  forget,
  forgetAll,
  why,
  help,
] as const;

/** The actions of a row; first the one Enter performs. */
export function actionsFor(row: Row, context: ActionContext): RowAction[] {
  return ROW_ACTIONS.filter((action) => action.appliesTo(row, context));
}

/** The action of an early key; undefined for keys that move the selection or belong to the field. */
export function actionOfKey(keyId: string): RowAction | undefined {
  return ROW_ACTIONS.find(({ keys }) => keys?.id === keyId);
}
