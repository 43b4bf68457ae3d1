import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Compartment, EditorState, StateEffect, StateField, Transaction } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Diff } from '../../core/shapes/shapes.ts';
import { fromOutside } from '../code-editor/arrival.ts';
import { theme } from '../code-editor/look.ts';
import { linesIn } from '../outputs/diff/line-index.ts';
import { mergeTheme } from './look.ts';
import { changedLines, changedWords, linesOfChange, showDiff } from './marks.ts';
import { align, gaps } from './spacers.ts';
import { carriesFiles } from '../parts/file-upload/transfer-files.ts';

type Side = 'left' | 'right';
const SIDES = ['left', 'right'] as const;

export interface SideWords {
  label: string;
  placeholder: string;
}

interface MergeOptions {
  root: ShadowRoot;
  words: Record<Side, SideWords>;
  /** Longest text (UTF-16 units) that can be pasted; a longer one is only reported, since inserting 10 MB takes a third of a second. */
  longestPaste: number;
  /** Called with what the user has typed or pasted. */
  onChange: (side: Side, text: string) => void;
}

export interface MergeEditor {
  /** Sets a text. An example is dimmed, and the first key replaces it. */
  setText(side: Side, text: string, isExample: boolean): void;
  setWords(words: Record<Side, SideWords>): void;
  /** Marks the differences of the texts that are shown. */
  setDiff(diff: Diff, current: number): void;
  /** Scrolls to a change, with the caret if one of the editors has the focus. */
  reveal(diff: Diff, change: number): void;
  focus(side: Side): void;
  destroy(): void;
}

const setExample = StateEffect.define<boolean>();
const isExample = StateField.define<boolean>({
  create: () => false,
  update: (shown, { effects }) => effects.reduce((now, effect) => (effect.is(setExample) ? effect.value : now), shown),
});

/** Typing replaces an example instead of editing it. */
const replacesExample = EditorState.transactionFilter.of((transaction) => {
  const { startState, docChanged, changes } = transaction;
  if (!docChanged || !startState.field(isExample) || transaction.annotation(fromOutside)) return transaction;
  let typed = '';
  changes.iterChanges((_from, _to, _start, _end, inserted) => (typed += inserted.toString()));
  return {
    changes: { from: 0, to: startState.doc.length, insert: typed },
    selection: { anchor: typed.length },
    effects: setExample.of(false),
    annotations: Transaction.addToHistory.of(false),
  };
});

/** An input method needs an empty text to compose in. */
const composesInstead = EditorView.domEventHandlers({
  compositionstart(_, view) {
    if (!view.state.field(isExample)) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length },
      effects: setExample.of(false),
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  },
});

// Ctrl+Enter belongs to the form; Tab moves on to the other text and then out.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

const attributesOf = ({ label, placeholder: hint }: SideWords) => [
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label }),
  placeholder(hint),
];

/** Returns the whole text after a paste that is too long to be inserted; undefined if it isn't. */
function afterLongPaste({ clipboardData }: ClipboardEvent, { state }: EditorView, longest: number): string | undefined {
  const added = clipboardData?.getData('text/plain') ?? '';
  const { main, ranges } = state.selection;
  if (added.length <= longest || ranges.length > 1) return undefined;
  const [before, after] = state.field(isExample) ? ['', ''] : [state.sliceDoc(0, main.from), state.sliceDoc(main.to)];
  return before + added.replace(/\r\n?/g, '\n') + after;
}

/** Builds two editors side by side that scroll as one, in a shadow root for the sake of `style-src 'self'`. */
export function createMergeEditor({ root, words, longestPaste, onChange }: MergeOptions): MergeEditor {
  let diff: Diff | undefined;
  let frame = 0;
  const arrange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      // While the texts are being compared again, the alignment stays.
      const isCurrent = SIDES.every((side) => views[side].state.field(changedLines).diff !== null);
      if (diff && isCurrent) align(views.left, views.right, diff.changes);
    });
  };
  const scroller = document.createElement('div');
  Object.assign(scroller.style, {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxHeight: 'inherit',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  });
  root.append(scroller);

  const attributes = { left: new Compartment(), right: new Compartment() };
  const viewOf = (side: Side) => {
    const parent = scroller.appendChild(document.createElement('div'));
    parent.style.display = 'grid';
    if (side === 'right') parent.style.borderInlineStart = '1px solid var(--border)';
    return new EditorView({
      root,
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          highlightSpecialChars(),
          history(),
          keymap.of([...historyKeymap, ...keys]),
          EditorView.lineWrapping,
          changedLines,
          changedWords,
          gaps,
          isExample,
          replacesExample,
          composesInstead,
          EditorView.editorAttributes.of((view) => ({
            class: `cm-${side}${view.state.field(isExample) ? ' cm-example' : ''}`,
          })),
          mergeTheme,
          theme,
          attributes[side].of(attributesOf(words[side])),
          EditorView.domEventHandlers({
            paste(event, view) {
              const whole = afterLongPaste(event, view, longestPaste);
              if (whole === undefined) return false;
              event.preventDefault();
              onChange(side, whole);
              return true;
            },
            // The page takes files; the editor would insert them beside.
            drop: ({ dataTransfer }) => dataTransfer !== null && carriesFiles(dataTransfer),
          }),
          EditorView.updateListener.of((update) => {
            if (update.heightChanged || update.viewportChanged || update.geometryChanged) arrange();
            if (update.docChanged && !update.transactions.some((change) => change.annotation(fromOutside)))
              onChange(side, update.state.doc.toString());
          }),
        ],
      }),
    });
  };
  const views = { left: viewOf('left'), right: viewOf('right') };

  return {
    setText(side, text, isNowExample) {
      const view = views[side];
      const wasExample = view.state.field(isExample);
      const { doc } = view.state;
      const isSame = doc.toString() === text.replace(/\r\n?/g, '\n');
      if (isSame && wasExample === isNowExample) return;
      view.dispatch({
        ...(!isSame && { changes: { from: 0, to: doc.length, insert: text } }),
        effects: setExample.of(isNowExample),
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(!wasExample && !isNowExample)],
      });
    },
    setWords(next) {
      for (const side of SIDES)
        views[side].dispatch({ effects: attributes[side].reconfigure(attributesOf(next[side])) });
    },
    setDiff(next, current) {
      diff = next;
      const lines = { left: linesIn(next.before), right: linesIn(next.after) };
      for (const side of SIDES) {
        const other = side === 'left' ? lines.right : lines.left;
        views[side].dispatch({ effects: showDiff.of({ side, changes: next.changes, other, current }) });
      }
      arrange();
    },
    reveal({ changes }, index) {
      const change = changes[index];
      if (!change) return;
      const place = (side: Side) => {
        const { doc } = views[side].state;
        return doc.line(Math.min(linesOfChange(change, side).from + 1, doc.lines)).from;
      };
      const { top } = views.right.lineBlockAt(place('right'));
      scroller.scrollTop = top - scroller.clientHeight / 3;
      for (const side of SIDES) if (views[side].hasFocus) views[side].dispatch({ selection: { anchor: place(side) } });
    },
    focus: (side) => views[side].focus(),
    destroy() {
      cancelAnimationFrame(frame);
      for (const side of SIDES) views[side].destroy();
      root.replaceChildren();
    },
  };
}
