import { saveText } from '../../ui/outputs/file/save-file.ts';
import { modeOf } from '../../calls/call.ts';
import { insertInto } from './insert.ts';
import { actionKey, paletteKey } from '../keys/key-binding.ts';
import { isSettingKind } from '../../calls/heads.ts';
import type { Row } from '../rows/row.ts';
import { canUndo, undoing } from '../../calls/undoing.ts';
import { rowAction } from './action.ts';
import { copyAnswer, copyLink, isCopied, subjectOf, toolOf, withAnswer } from './subject.ts';

export const insert = rowAction({
  id: 'insert',
  icon: 'text-cursor-input',
  keys: paletteKey('insert'),
  appliesTo: (row, context) => isCopied(row, context) && context.origin !== null,
  perform(row, context) {
    const field = context.origin;
    if (field === null) return false;
    return withAnswer(row, context, (text) => {
      context.onDone();
      // The field accepts input again after a frame without the dialog.
      requestAnimationFrame(() => setTimeout(() => insertInto(field, text)));
    });
  },
});

/** Copies the answer without closing; on a tool, its link. Listed only for tools: for answers, Enter copies. */
export const copy = rowAction({
  id: 'copy',
  icon: 'copy',
  keys: paletteKey('copy'),
  appliesTo: (row, context) => toolOf(row) !== null && !isCopied(row, context),
  perform: (row, context) =>
    copyAnswer(row, context, { closes: false }) || (toolOf(row) !== null && copyLink(row, context)),
});

export const copyJson = rowAction({
  id: 'copyJson',
  icon: 'braces',
  keys: paletteKey('copyJson'),
  appliesTo: isCopied,
  perform: (row, context) => copyAnswer(row, context, { closes: false, as: (text) => JSON.stringify(text) }),
});

export const link = rowAction({
  id: 'link',
  icon: 'link',
  keys: actionKey('link', 'Mod+Shift+L'),
  appliesTo: isCopied,
  perform: copyLink,
});

export const reuse = rowAction({
  id: 'use',
  icon: 'repeat',
  keys: actionKey('use', 'Mod+I'),
  appliesTo: isCopied,
  perform: (row, context) => withAnswer(row, context, context.palette.attach),
});

export const swap = rowAction({
  id: 'swap',
  icon: 'arrow-left-right',
  keys: actionKey('swap', 'Mod+Shift+X'),
  appliesTo: (row, context) => isCopied(row, context) && row.output === 0 && canUndo(row.call, context.index.cards),
  perform(row, context) {
    if (row.type !== 'answer' || !canUndo(row.call, context.index.cards)) return false;
    const { call } = row;
    return withAnswer(row, context, (text, secret) => {
      void undoing(call, context.index).then((line) => {
        if (line === null) return;
        context.palette.attach(text, secret);
        context.palette.setText(line);
      });
    });
  },
});

export const compare = rowAction({
  id: 'compare',
  icon: 'git-compare',
  keys: actionKey('compare', 'Mod+Shift+V'),
  appliesTo: isCopied,
  view: 'compare',
  perform(_, { showView }) {
    showView('compare');
    return true;
  },
});

export const save = rowAction({
  id: 'save',
  icon: 'download',
  keys: actionKey('save', 'Mod+S'),
  appliesTo: isCopied,
  perform: (row, context) =>
    withAnswer(row, context, (text) => {
      saveText(`${subjectOf(row) ?? 'answer'}.txt`, 'text/plain', text);
      context.announce('saved');
    }),
});

/** Generates another random value. */
export const again = rowAction({
  id: 'again',
  icon: 'refresh-cw',
  keys: actionKey('again', 'Mod+R'),
  appliesTo: (row, context) =>
    isCopied(row, context) && row.call.text === null && isSettingKind(row.call.operation.primary.kind),
  perform(row, { answers }) {
    if (row.type !== 'answer') return false;
    answers.again(row.call);
    return true;
  },
});

/** Was a text assigned to a tool automatically, so that there is something to explain? */
const isExplained = (row: Row) => row.type === 'open' || (row.type === 'answer' && modeOf(row.call) !== 'wait');

export const why = rowAction({
  id: 'why',
  icon: 'info',
  keys: actionKey('why', 'Mod+Y'),
  appliesTo: isExplained,
  view: 'why',
  perform(_, { showView }) {
    showView('why');
    return true;
  },
});
