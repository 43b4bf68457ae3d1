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
  /** How much of the content comes after the inserted text, and whether the caret moves with it. */
  let behind = 0;
  let takesCaret = false;

  const put = (piece: string, from: number, effects: readonly StateEffect<unknown>[] = []) => {
    const to = view.state.doc.length - behind;
    const annotations = [fromOutside.of(true), Transaction.addToHistory.of(undoable)];
    view.dispatch({ changes: { from, to, insert: piece }, annotations, effects });
  };
  const append = (piece: string) => put(piece, view.state.doc.length - behind);
  const begin = (text: string, from: number, effects: readonly StateEffect<unknown>[] = []) => {
    cancelAnimationFrame(frame);
    const [first = '', ...others] = pieces(text);
    rest = others;
    put(first, from, effects);
    arriving = others.length > 0;
    if (arriving) frame = requestAnimationFrame(next);
  };
  const next = () => {
    const piece = rest.shift();
    if (piece === undefined) {
      arriving = false;
      // Without scrolling there: showing the last of 250,000 lines takes a 60 ms frame.
      if (takesCaret) view.dispatch({ selection: { anchor: view.state.doc.length - behind } });
      onArrived();
      return;
    }
    append(piece);
    frame = requestAnimationFrame(next);
  };

  return {
    /** Replaces the content with a text. */
    show(text: string, options: { undoable: boolean; effects?: readonly StateEffect<unknown>[] }) {
      ({ undoable } = options);
      [behind, takesCaret] = [0, false];
      begin(text, 0, options.effects);
    },
    /** Replaces the selection with a text in pieces and puts the caret after it. */
    insert(text: string, effects: readonly StateEffect<unknown>[]) {
      const { from, to } = view.state.selection.main;
      [undoable, behind, takesCaret] = [true, view.state.doc.length - to, true];
      begin(text, from, effects);
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
