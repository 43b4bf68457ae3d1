import { type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { DiffChange } from '../../core/shapes/shapes.ts';
import type { Lines } from '../outputs/diff/line-index.ts';
import { counterpart } from '../outputs/diff/rows.ts';
import { linePieces } from '../outputs/diff/words.ts';

/** The differences as seen from one of the texts. */
export interface SideDiff {
  side: 'left' | 'right';
  changes: readonly DiffChange[];
  /** The lines of the other text. */
  other: Lines;
  /** The change that the user navigated to, -1 before that. */
  current: number;
}

export const showDiff = StateEffect.define<SideDiff | null>();

interface Shown {
  /** Null once the text is no longer the one that was compared. */
  diff: SideDiff | null;
  lines: DecorationSet;
}

/** Returns the lines of a change in a text, from 0; `to` is not included. */
export const linesOfChange = (change: DiffChange, side: SideDiff['side']) =>
  side === 'left' ? { from: change.fromBefore, to: change.toBefore } : { from: change.fromAfter, to: change.toAfter };

const changed = Decoration.line({ class: 'cm-changed' });
const current = Decoration.line({ class: 'cm-changed cm-current' });
const word = Decoration.mark({ class: 'cm-changed-word' });

function lineMarks(doc: Text, { changes, side, current: at }: SideDiff): DecorationSet {
  const marks: Range<Decoration>[] = [];
  changes.forEach((change, index) => {
    const { from, to } = linesOfChange(change, side);
    for (let line = from; line < Math.min(to, doc.lines); line += 1)
      marks.push((index === at ? current : changed).range(doc.line(line + 1).from));
  });
  return Decoration.set(marks);
}

/** Marks changed lines. The marks move along with edits until the texts are compared again. */
export const changedLines = StateField.define<Shown>({
  create: () => ({ diff: null, lines: Decoration.none }),
  update(shown, { state, changes, docChanged, effects }) {
    for (const effect of effects) {
      if (!effect.is(showDiff)) continue;
      const diff = effect.value;
      return { diff, lines: diff ? lineMarks(state.doc, diff) : Decoration.none };
    }
    return docChanged ? { diff: null, lines: shown.lines.map(changes) } : shown;
  },
  provide: (field) => EditorView.decorations.from(field, ({ lines }) => lines),
});

/** Returns the marks of the words that differ in the lines in view; lines are compared one by one only there. */
function wordMarks(view: EditorView, { changes, side, other }: SideDiff): DecorationSet {
  const { doc } = view.state;
  const first = doc.lineAt(view.viewport.from).number - 1;
  const last = doc.lineAt(view.viewport.to).number - 1;
  const own = side === 'left' ? -1 : 1;
  const marks: Range<Decoration>[] = [];
  for (const change of changes) {
    const { from, to } = linesOfChange(change, side);
    for (let number = Math.max(from, first); number < Math.min(to, last + 1); number += 1) {
      const match = counterpart(change, side, number);
      if (match === null) continue;
      const line = doc.line(number + 1);
      const others = other.at(match);
      const pieces = side === 'left' ? linePieces(line.text, others) : linePieces(others, line.text);
      let at = line.from;
      for (const piece of pieces ?? []) {
        if (piece.side === -own) continue;
        const end = at + piece.text.length;
        if (piece.side === own && end > at) marks.push(word.range(at, end));
        at = end;
      }
    }
  }
  return Decoration.set(marks);
}

/** Marks changed words. */
export const changedWords = ViewPlugin.fromClass(
  class {
    marks: DecorationSet = Decoration.none;

    update({ view, state, startState, changes, docChanged, viewportChanged }: ViewUpdate) {
      const { diff } = state.field(changedLines);
      const isNew = diff !== startState.field(changedLines).diff;
      if (diff && (isNew || viewportChanged)) this.marks = wordMarks(view, diff);
      else if (docChanged) this.marks = this.marks.map(changes);
      else if (isNew) this.marks = Decoration.none;
    }
  },
  { decorations: ({ marks }) => marks },
);
