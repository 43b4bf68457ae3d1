import { saveText } from '../../ui/outputs/file/save-file.ts';
import { modeOf } from '../../calls/call.ts';
import { insertInto } from './insert.ts';
import { actionKey, paletteKey } from '../keys/key-binding.ts';
import { isSettingKind } from '../../calls/heads.ts';
import type { Row } from '../rows/rows.ts';
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
      // The field can be written to again when a frame without the dialog has been drawn.
      requestAnimationFrame(() => setTimeout(() => insertInto(field, text)));
    });
  },
});

/** Copies the answer and stays open; on a tool its link, which is all that the list of actions has for it. */
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
  appliesTo: (row, context) => isCopied(row, context) && row.output === 0 && canUndo(row.request, context.index.cards),
  perform(row, context) {
    if (row.type !== 'answer' || !canUndo(row.request, context.index.cards)) return false;
    const { request } = row;
    return withAnswer(row, context, (text, secret) => {
      void undoing(request, context.index).then((line) => {
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

/** Makes another random value. */
export const again = rowAction({
  id: 'again',
  icon: 'refresh-cw',
  keys: actionKey('again', 'Mod+R'),
  appliesTo: (row, context) =>
    isCopied(row, context) && row.request.text === null && isSettingKind(row.request.operation.primary.kind),
  perform(row, { answers }) {
    if (row.type !== 'answer') return false;
    answers.again(row.request);
    return true;
  },
});

/** Was a text given to a tool, so that there is a reason to tell? */
const isExplained = (row: Row) => row.type === 'open' || (row.type === 'answer' && modeOf(row.request) !== 'wait');

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
