import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { Position } from '../../core/failure.ts';

export interface Problem {
  at: Position;
  /** The message shown at the end of the line. */
  words: string;
}

/** Marks the position of a failure, or removes the mark. */
export const showProblem = StateEffect.define<Problem | null>();

/** The message of a failure at the end of its line; screen readers get it from the frame instead. */
class Note extends WidgetType {
  readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }

  override eq(other: Note): boolean {
    return other.words === this.words;
  }

  override toDOM(): HTMLElement {
    const note = document.createElement('span');
    note.className = 'cm-problem-note';
    note.ariaHidden = 'true';
    note.textContent = this.words;
    return note;
  }
}

const line = Decoration.line({ class: 'cm-problem-line' });
const spot = Decoration.mark({ class: 'cm-problem' });

/**
 * Converts a position to an offset in the document, which has \n for every line ending; so line and column take
 * precedence over the offset in the source.
 */
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

function marksOf(doc: Text, problem: Problem | null): DecorationSet {
  const offset = problem && offsetIn(doc, problem.at);
  if (offset === null) return Decoration.none;
  const { from, to } = doc.lineAt(offset);
  // At the end of a line, only the previous character can be underlined.
  const start = offset === to && offset > from ? offset - 1 : offset;
  const end = Math.min(start + ((doc.sliceString(start, start + 2).codePointAt(0) ?? 0) > 0xffff ? 2 : 1), to);
  const note = problem?.words ? [Decoration.widget({ widget: new Note(problem.words), side: 1 }).range(to)] : [];
  return Decoration.set([line.range(from), ...(end > start ? [spot.range(start, end)] : []), ...note]);
}

export const problemMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    const asked = effects.find((effect) => effect.is(showProblem));
    return asked ? marksOf(state.doc, asked.value) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
