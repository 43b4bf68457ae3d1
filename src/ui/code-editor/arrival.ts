import { Annotation, type StateEffect, Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { pieces } from './pieces.ts';

/** Marks changes that don't come from the user. */
export const fromOutside = Annotation.define<boolean>();

/** Loads texts into an editor in pieces, one per frame; `onArrived` is called after a text of several pieces. */
export function arrivalIn(view: EditorView, onArrived: () => void) {
  let rest: string[] = [];
  let undoable = false;
  let frame = 0;
  let arriving = false;

  const put = (piece: string, from: number, effects: readonly StateEffect<unknown>[] = []) => {
    const annotations = [fromOutside.of(true), Transaction.addToHistory.of(undoable)];
    view.dispatch({ changes: { from, to: view.state.doc.length, insert: piece }, annotations, effects });
  };
  const append = (piece: string) => put(piece, view.state.doc.length);
  const next = () => {
    const piece = rest.shift();
    if (piece === undefined) {
      arriving = false;
      onArrived();
      return;
    }
    append(piece);
    frame = requestAnimationFrame(next);
  };

  return {
    /** Replaces the content with a text. */
    show(text: string, options: { undoable: boolean; effects?: readonly StateEffect<unknown>[] }) {
      cancelAnimationFrame(frame);
      ({ undoable } = options);
      const [first = '', ...others] = pieces(text);
      rest = others;
      put(first, 0, options.effects);
      arriving = others.length > 0;
      if (arriving) frame = requestAnimationFrame(next);
    },
    isUnderWay: () => arriving,
    /** Inserts the remaining pieces at once. */
    finish() {
      if (!arriving) return;
      cancelAnimationFrame(frame);
      if (rest.length > 0) append(rest.splice(0).join(''));
      next();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
