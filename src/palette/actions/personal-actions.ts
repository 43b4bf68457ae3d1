import { actionKey } from '../keys/key-binding.ts';
import { viewOf } from '../rows/row-view.ts';
import type { Row } from '../rows/row.ts';
import { type ActionContext, rowAction } from './action.ts';
import { performUndoable } from '../registry.ts';
import { aliasTargetOf, subjectOf, toolOf } from './subject.ts';

const FAVORITE = actionKey('favorite', 'Mod+D');

const isFavorite = (row: Row, { index }: ActionContext) => index.favorites.includes(toolOf(row) ?? '');

/** The name of a change in the undo history. */
function nameOf(id: string, row: Row, { texts }: ActionContext): string {
  const [label, value] = [texts.t(`panel.actionNames.${id}`), viewOf(row, texts).title];
  return value === '' ? label : texts.t('ui.pair', { label, value });
}

function toggleFavorite(row: Row, context: ActionContext): boolean {
  const tool = toolOf(row);
  if (tool === null) return false;
  const done = isFavorite(row, context) ? 'unfavorite' : 'favorite';
  performUndoable(done, nameOf(done, row, context), () => context.shell.toggleFavorite(tool));
  context.announce(done);
  return true;
}

export const favorite = rowAction({
  id: 'favorite',
  icon: 'heart',
  keys: FAVORITE,
  appliesTo: (row, context) => toolOf(row) !== null && !isFavorite(row, context),
  perform: toggleFavorite,
});

export const unfavorite = rowAction({
  id: 'unfavorite',
  icon: 'heart-off',
  keys: FAVORITE,
  appliesTo: isFavorite,
  perform: toggleFavorite,
});

/** Does a row involve options or several steps? A word for it is then a quicklink. */
const isQuicklink = ({ type }: Row) => type === 'answer' || type === 'open';

/** Shows the aliases of a row, to add and remove them. */
export const alias = rowAction({
  id: 'alias',
  icon: 'tag',
  keys: actionKey('alias', 'Mod+E'),
  appliesTo: (row) => aliasTargetOf(row) !== null,
  label: (row) => ({ key: `panel.actionNames.${isQuicklink(row) ? 'quicklink' : 'alias'}` }),
  view: 'alias',
  perform(_, { showView }) {
    showView('alias');
    return true;
  },
});

export const forget = rowAction({
  id: 'forget',
  icon: 'history',
  keys: actionKey('forget', 'Mod+Backspace'),
  appliesTo: (row, { memory }) => memory.usage.used[subjectOf(row) ?? ''] !== undefined,
  perform(row, context) {
    const subject = subjectOf(row);
    if (subject === null) return false;
    performUndoable('forget', nameOf('forget', row, context), () => context.memory.forget(subject));
    context.announce('forgotten');
    return true;
  },
});

export const forgetAll = rowAction({
  id: 'forgetAll',
  icon: 'history',
  appliesTo: (_, { memory }) => Object.keys(memory.usage.used).length > 0,
  perform(_, { memory, texts, announce }) {
    performUndoable('forgetAll', texts.t('panel.actionNames.forgetAll'), () => memory.forget(null));
    announce('forgotten');
    return true;
  },
});

/** Adds a user alias for a row. */
export function setAlias(
  row: Row,
  { word, keys }: { word: string; keys: readonly string[] | null },
  { memory, texts, announce }: ActionContext,
): void {
  const target = aliasTargetOf(row);
  if (!target) return;
  const kept = keys ? { ...target, keys } : target;
  performUndoable('alias', texts.t('panel.done.aliasSet', { alias: word }), () => memory.setAlias(word, kept));
  announce('aliasSet', { alias: word });
}

/** Removes a user alias. */
export function removeAlias(alias: string, { memory, texts, announce }: ActionContext): void {
  performUndoable('unalias', texts.t('panel.actionNames.unalias', { alias }), () => memory.removeAlias(alias));
  announce('unalias');
}
