import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { DiffChange } from '../../core/shapes/shapes.ts';

/** Space above a line. */
interface Gap {
  line: number;
  height: number;
}

class Spacer extends WidgetType {
  readonly height: number;

  constructor(height: number) {
    super();
    this.height = height;
  }

  override get estimatedHeight(): number {
    return this.height;
  }

  override eq(other: Spacer): boolean {
    return other.height === this.height;
  }

  override toDOM(): HTMLElement {
    const room = document.createElement('div');
    room.className = 'cm-gap';
    room.style.height = `${this.height}px`;
    return room;
  }
}

const setGaps = StateEffect.define<readonly Gap[]>();

/** The space that keeps equal lines of two texts side by side. */
export const gaps = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { state, changes, effects }) {
    for (const effect of effects) {
      if (!effect.is(setGaps)) continue;
      return Decoration.set(
        effect.value.map(({ line, height }) =>
          Decoration.widget({ widget: new Spacer(height), block: true, side: -1 }).range(state.doc.line(line).from),
        ),
      );
    }
    return shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Differences in height that are too small to see. */
const SLACK = 0.5;

function gapsIn(view: EditorView): Gap[] {
  const present: Gap[] = [];
  for (const iterator = view.state.field(gaps).iter(); iterator.value; iterator.next()) {
    const { widget } = iterator.value.spec as { widget: Spacer };
    present.push({ line: view.state.doc.lineAt(iterator.from).number, height: widget.height });
  }
  return present;
}

/** Returns the tops that lines would have without gaps, for lines in ascending order. */
function naturalTops(view: EditorView, lines: readonly number[], present: readonly Gap[]): number[] {
  let above = 0;
  let next = 0;
  return lines.map((line) => {
    for (let gap = present[next]; gap && gap.line < line; gap = present[next]) {
      above += gap.height;
      next += 1;
    }
    return view.lineBlockAt(view.state.doc.line(line).from).top - above;
  });
}

function apply(view: EditorView, present: readonly Gap[], wanted: readonly Gap[]): void {
  const same =
    present.length === wanted.length &&
    wanted.every(({ line, height }, index) => {
      const gap = present[index];
      return gap?.line === line && Math.abs(gap.height - height) < SLACK;
    });
  if (!same) view.dispatch({ effects: setGaps.of(wanted) });
}

/** Adds space above the lines after a change, so that they are at the same height in both texts. */
export function align(left: EditorView, right: EditorView, changes: readonly DiffChange[]): void {
  const after = changes.filter(
    ({ toBefore, toAfter }) => toBefore < left.state.doc.lines && toAfter < right.state.doc.lines,
  );
  const lines = {
    left: after.map(({ toBefore }) => toBefore + 1),
    right: after.map(({ toAfter }) => toAfter + 1),
  };
  const present = { left: gapsIn(left), right: gapsIn(right) };
  const tops = {
    left: naturalTops(left, lines.left, present.left),
    right: naturalTops(right, lines.right, present.right),
  };
  const wanted: { left: Gap[]; right: Gap[] } = { left: [], right: [] };
  let ahead = 0; // by how much the gaps so far have moved the left text more than the right one
  after.forEach((_, index) => {
    const missing = (tops.right[index] ?? 0) - (tops.left[index] ?? 0) - ahead;
    if (Math.abs(missing) < SLACK) return;
    const side = missing > 0 ? 'left' : 'right';
    wanted[side].push({ line: lines[side][index] ?? 1, height: Math.abs(missing) });
    ahead += missing;
  });
  apply(left, present.left, wanted.left);
  apply(right, present.right, wanted.right);
}
