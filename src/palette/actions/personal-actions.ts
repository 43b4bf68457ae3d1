import type { Row } from '../rows.ts';
import { type ActionContext, actionKey, rowAction } from './action.ts';
import { ownAliasOf, standsFor, subjectOf, toolOf } from './subject.ts';

const FAVOURITE = actionKey('favourite', 'Mod+D');
const ALIAS = actionKey('alias', 'Mod+E');

const isFavourite = (row: Row, { index }: ActionContext) => index.favourites.includes(toolOf(row) ?? '');

function toggleFavourite(row: Row, context: ActionContext): boolean {
  const tool = toolOf(row);
  if (tool === null) return false;
  context.shell.toggleFavourite(tool);
  context.announce(isFavourite(row, context) ? 'unfavourite' : 'favourite');
  return true;
}

export const favourite = rowAction({
  id: 'favourite',
  icon: 'heart',
  keys: FAVOURITE,
  appliesTo: (row, context) => toolOf(row) !== null && !isFavourite(row, context),
  perform: toggleFavourite,
});

export const unfavourite = rowAction({
  id: 'unfavourite',
  icon: 'heart-off',
  keys: FAVOURITE,
  appliesTo: isFavourite,
  perform: toggleFavourite,
});

export const alias = rowAction({
  id: 'alias',
  icon: 'tag',
  keys: ALIAS,
  appliesTo: (row, context) => standsFor(row) !== null && ownAliasOf(row, context) === null,
  view: 'alias',
  perform(_, { showView }) {
    showView('alias');
    return true;
  },
});

export const unalias = rowAction({
  id: 'unalias',
  icon: 'tag',
  keys: ALIAS,
  appliesTo: (row, context) => ownAliasOf(row, context) !== null,
  label: (row, context) => ({ key: 'panel.acts.unalias', params: { alias: ownAliasOf(row, context) ?? '' } }),
  perform(row, { memory, announce }) {
    const stands = standsFor(row);
    if (stands) memory.removeAlias(stands);
    announce('unalias');
    return true;
  },
});

export const forget = rowAction({
  id: 'forget',
  icon: 'history',
  keys: actionKey('forget', 'Mod+Backspace'),
  appliesTo: (row, { memory }) => memory.usage.used[subjectOf(row) ?? ''] !== undefined,
  perform(row, { memory, announce }) {
    const subject = subjectOf(row);
    if (subject === null) return false;
    memory.forget(subject);
    announce('forgotten');
    return true;
  },
});

export const forgetAll = rowAction({
  id: 'forgetAll',
  icon: 'history',
  appliesTo: (_, { memory }) => Object.keys(memory.usage.used).length > 0,
  perform(_, { memory, announce }) {
    memory.forget(null);
    announce('forgotten');
    return true;
  },
});
