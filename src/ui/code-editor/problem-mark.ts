import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Position } from '../../core/failure.ts';

/** Marks where a failure is, or nothing. */
export const showProblem = StateEffect.define<Position | null>();

const line = Decoration.line({ class: 'cm-problem-line' });
const spot = Decoration.mark({ class: 'cm-problem' });

/** The offset in the document, which has \n for every line end; so line and column count before the offset of the source. */
export function offsetIn(doc: Text, at: Position): number | null {
  if (at.line === undefined) return at.offset === undefined ? null : Math.min(at.offset, doc.length);
  if (at.line < 1 || at.line > doc.lines) return doc.length;
  const { from, text } = doc.line(at.line);
  let offset = 0;
  for (let column = 1; column < (at.column ?? 1) && offset < text.length; column++) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return from + offset;
}

function marksOf(doc: Text, at: Position | null): DecorationSet {
  const offset = at && offsetIn(doc, at);
  if (offset === null) return Decoration.none;
  const { from, to } = doc.lineAt(offset);
  // At the end of a line there is nothing to underline but the character before.
  const start = offset === to && offset > from ? offset - 1 : offset;
  const end = Math.min(start + ((doc.sliceString(start, start + 2).codePointAt(0) ?? 0) > 0xffff ? 2 : 1), to);
  return Decoration.set([line.range(from), ...(end > start ? [spot.range(start, end)] : [])]);
}

export const problemMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    const asked = effects.find((effect) => effect.is(showProblem));
    return asked ? marksOf(state.doc, asked.value) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
