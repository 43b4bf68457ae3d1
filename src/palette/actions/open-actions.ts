import { makeCall, modeOf, namedInputs, takesText } from '../../calls/call.ts';
import type { Item } from '../search/items.ts';
import type { Step } from '../../read/steps/unfinished.ts';
import { byUse } from '../../read/search/word-use.ts';
import { paletteKey } from '../keys/key-binding.ts';
import { isParent, viewOf } from '../rows/row-view.ts';
import type { Row } from '../rows/row.ts';
import { type ActionContext, rowAction } from './action.ts';
import { openChain } from './chain-action.ts';
import { performAction } from '../registry.ts';
import { copyAnswer, copySnippet, isCopied, openWithInput, rememberUse, toolOf } from './subject.ts';

/** Opens a tool, with an attached text if it takes one, runs an action of the application, or shows the choices of one. */
function pick(row: Row, { card, action }: Item, context: ActionContext): true {
  const { line, shell, onDone } = context;
  const [operation] = card?.operations ?? [];
  if (card && line.attachment && operation && takesText(operation)) {
    const target = { card, operation, preset: {} };
    return openWithInput(row, makeCall(target, line.attachment.text, { attachment: line.attachment }), context);
  }
  rememberUse(row, context);
  if (action && isParent(action)) {
    context.palette.openSubmenu({ id: action.id, title: action.name });
    return true;
  }
  if (!action?.keepOpen) onDone();
  if (card) shell.openTool(card.id);
  if (action) performAction(action.id);
  return true;
}

/** Continues an unfinished chain with a step. */
function addStep({ line }: Step, { palette }: ActionContext): true {
  palette.setText(line);
  return true;
}

/** Enter: the first action of every row. */
export const enter = rowAction({
  id: 'enter',
  icon: 'corner-down-left',
  keys: paletteKey('enter'),
  appliesTo: () => true,
  label: (row, { texts }) => ({ key: `panel.enter.${viewOf(row, texts).enter}` }),
  perform(row, context) {
    // Expensive calls run only on request.
    if (row.type === 'answer' && viewOf(row, context.texts).enter === 'run') context.answers.ask(row.call);
    if (copyAnswer(row, context, { closes: true })) return true;
    if (row.type === 'answer' && namedInputs(row.call).length > 0 && openChain.appliesTo(row, context))
      return openChain.perform(row, context);
    if (row.type === 'answer' || row.type === 'open') return openWithInput(row, row.call, context);
    if (row.type === 'snippet') return copySnippet(row.snippet, context);
    if (row.type === 'item') return pick(row, row.item, context);
    if (row.type === 'step') return addStep(row.step, context);
    context.toggleGroup(row.type === 'more' ? row.group : row.category, row);
    return true;
  },
});

export const openTool = rowAction({
  id: 'openTool',
  icon: 'arrow-right',
  keys: paletteKey('openTool'),
  appliesTo: isCopied,
  perform(row, context) {
    if (row.type === 'answer' || row.type === 'open') return openWithInput(row, row.call, context);
    const tool = toolOf(row);
    if (tool === null) return enter.perform(row, context);
    rememberUse(row, context);
    context.onDone();
    context.shell.openTool(tool);
    return true;
  },
});

export const openInNewTab = rowAction({
  id: 'newTab',
  icon: 'external-link',
  keys: paletteKey('newTab'),
  appliesTo: (row) => toolOf(row) !== null,
  perform(row, context) {
    const tool = toolOf(row);
    if (tool === null) return false;
    rememberUse(row, context);
    context.shell.openTool(tool, true);
    return true;
  },
});

/**
 * Returns the alias to complete a line with: of those that start with the typed text, the most used one, then the first,
 * since specs list popular words first.
 */
function aliasFor(row: Row, { line, index }: ActionContext): string | null {
  if (row.type === 'answer') return modeOf(row.call) === 'wait' ? row.call.alias : null;
  if (row.type !== 'item' || line.attachment) return null;
  const { ownAliases, aliases } = row.item;
  const begun = line.text.trim().toLowerCase();
  const all = [...ownAliases, ...byUse(aliases, (word) => ({ id: row.item.id, word }), index.habits)];
  return (row.item.card && (all.find((alias) => alias.startsWith(begun)) ?? all[0])) ?? null;
}

/** Tab: completes the alias, otherwise opens the tool with the input. Only a key: the list has other actions for both. */
export const complete = rowAction({
  id: 'complete',
  icon: 'arrow-right-to-line',
  keys: paletteKey('tab'),
  appliesTo: () => false,
  perform(row, context) {
    if (row.type === 'step') return addStep(row.step, context);
    const word = aliasFor(row, context);
    if (word !== null && context.line.text !== `${word} `) {
      context.palette.setText(`${word} `);
      return true;
    }
    return (row.type === 'answer' || row.type === 'open') && openWithInput(row, row.call, context);
  },
});

export const help = rowAction({
  id: 'help',
  icon: 'keyboard',
  keys: paletteKey('help'),
  appliesTo: () => true,
  perform(_, { palette }) {
    palette.setText('?');
    return true;
  },
});
