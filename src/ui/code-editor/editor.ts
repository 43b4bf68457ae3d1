import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Position } from '../../core/failure.ts';
import type { CodeLanguage } from '../../core/values.ts';
import { arrivalIn, fromOutside } from './arrival.ts';
import { languageSupport } from './languages.ts';
import { PIECE } from './pieces.ts';
import { highlighting, theme } from './look.ts';
import { offsetIn, type Problem, problemMark, showProblem } from './problem-mark.ts';

/** Settings that can change while the editor is mounted. */
export interface EditorWords {
  label: string;
  /** Read by screen readers after the label: hint, failure, how to leave. */
  description: string;
  placeholder: string;
  invalid: boolean;
  /** The editor's own phrases, keyed by their English text. */
  phrases: Record<string, string>;
}

interface EditorOptions {
  root: ShadowRoot;
  text: string;
  language: CodeLanguage;
  readOnly: boolean;
  wrap: boolean;
  words: EditorWords;
  onChange: (text: string) => void;
}

export interface Editor {
  setText(text: string): void;
  setWords(words: EditorWords): void;
  /** Marks the position of a failure and shows its message at the end of the line. */
  setProblem(at: Position | undefined, words?: string): void;
  /** Moves the caret to a position. */
  goTo(at: Position): void;
  focus(selection?: { from: number; to: number }): void;
  /** Flushes pending changes and removes the editor. */
  destroy(): void;
}

/** From this length on, the whole text is joined and reported only when typing pauses. */
const LARGE = 500_000;
const PAUSE_MS = 150;

/** Lines of this length are not highlighted: the parser and bracket matching process whole lines, 100 ms at a time. */
const LONG_LINE = 100_000;

/** Nor are texts longer than this: with 5 MB, spans for the visible part and the parser took 60 to 120 ms at once. */
const COLORED = 1_000_000;

function hasLongLine(text: string): boolean {
  let start = 0;
  while (text.length - start >= LONG_LINE) {
    const end = text.lastIndexOf('\n', start + LONG_LINE - 1);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}

const PLAIN: Extension = [];

/** Longer texts are not wrapped: a single line of 10 MB took 3 s to lay out when wrapped, and no time unwrapped. */
const WRAPPED = 2_000_000;

const isWrapped = (whole: string, language: CodeLanguage) =>
  whole.length <= WRAPPED && (language === 'plain' || !hasLongLine(whole));

// Ctrl+Enter belongs to the form, where it runs the tool.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

const DESCRIPTION = 'description';

function attributesOf({ label, invalid, placeholder: hint, phrases }: EditorWords, readOnly: boolean): Extension {
  return [
    EditorView.contentAttributes.of({
      tabindex: '0', // it can take the focus without this, but axe doesn't know that about editable elements
      'aria-label': label,
      'aria-describedby': DESCRIPTION,
      ...(invalid && { 'aria-invalid': 'true' }),
      // Keeps a phone's keyboard closed for text that can't be edited.
      ...(readOnly && { 'aria-readonly': 'true', inputmode: 'none' }),
    }),
    EditorState.phrases.of(phrases),
    placeholder(hint),
  ];
}

function goTo(view: EditorView, at: Position): void {
  const anchor = offsetIn(view.state.doc, at) ?? 0;
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view.focus();
}

/** Reports a text when the user pauses, or immediately on request. */
function reporting(read: () => string, report: (text: string) => void) {
  let timer: number | undefined;
  const drop = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    if (timer === undefined) return;
    drop();
    report(read());
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(now, PAUSE_MS);
  };
  return { drop, now, later };
}

/** What screen readers announce for the editor. */
function descriptionOf({ description }: EditorWords): HTMLElement {
  const element = document.createElement('div');
  element.id = DESCRIPTION;
  element.hidden = true;
  element.textContent = description;
  return element;
}

/**
 * Builds the editor in a shadow root, where its styles are constructed sheets: the page's `style-src 'self'` blocks
 * `<style>`.
 */
export function createEditor({ root, text, language, readOnly, wrap, words, onChange }: EditorOptions): Editor {
  const attributes = new Compartment();
  const wrapping = new Compartment();
  const coloring = new Compartment();
  const wrapOf = (whole: string) => (wrap && isWrapped(whole, language) ? EditorView.lineWrapping : PLAIN);
  const description = descriptionOf(words);
  let problem: Problem | undefined;

  /** Bracket matching, and highlighting once the language has loaded; neither if a line is too long. */
  let support = PLAIN;
  let shown = text;
  const recolored = (wanted: Extension) => (coloring.get(view.state) === wanted ? [] : [coloring.reconfigure(wanted)]);
  const colorsOf = (whole: string) => recolored(whole.length > COLORED || hasLongLine(whole) ? PLAIN : support);
  const color = () => {
    const effects = colorsOf(shown);
    if (effects.length > 0) view.dispatch({ effects });
  };
  /** A text that loads in pieces is highlighted once it is complete: parsing each piece would delay the next. */
  const initialColors = (whole: string) => (whole.length > PIECE ? recolored(PLAIN) : colorsOf(whole));

  const finish = () => arrival.finish();
  /** Inserts a large pasted text piece by piece and reports the whole text; joining the content would take 90 ms. */
  const pasteLarge = (event: ClipboardEvent): boolean => {
    finish();
    const { main, ranges } = view.state.selection;
    const added = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
    if (readOnly || added.length < LARGE || ranges.length > 1) return false;
    event.preventDefault();
    report.drop();
    shown = view.state.sliceDoc(0, main.from) + added + view.state.sliceDoc(main.to);
    arrival.insert(added, [wrapping.reconfigure(wrapOf(shown)), ...recolored(PLAIN)]);
    onChange(shown);
    return true;
  };
  const report = reporting(() => view.state.doc.toString(), onChange);
  const changed = () => {
    finish();
    report.later();
    if (view.state.doc.length < LARGE) report.now();
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        coloring.of(PLAIN),
        search({ top: true }),
        highlightSelectionMatches(),
        syntaxHighlighting(highlighting),
        theme,
        problemMark,
        indentUnit.of('  '),
        wrapping.of(wrapOf(text)),
        readOnly ? EditorState.readOnly.of(true) : [history(), keymap.of([...historyKeymap, indentWithTab])],
        keymap.of([...searchKeymap, ...keys]),
        attributes.of(attributesOf(words, readOnly)),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((change) => change.annotation(fromOutside))) return;
          const much = Math.abs(update.changes.newLength - update.changes.length) >= LONG_LINE; // pasted or cut
          if (much) {
            shown = update.state.doc.toString();
            color();
          }
          changed();
        }),
        EditorView.domEventHandlers({ blur: report.now }),
        // Any action on a text that is still loading applies to all of it.
        EditorView.domEventHandlers({ keydown: finish, beforeinput: finish, paste: pasteLarge, drop: finish }),
      ],
    }),
  });
  root.append(description);
  void languageSupport(language).then((loaded) => {
    support = [bracketMatching(), loaded];
    if (!arrival.isUnderWay()) color();
  });

  const mark = () => view.dispatch({ effects: showProblem.of(problem ?? null) });
  const arrival = arrivalIn(view, () => {
    color();
    if (problem) mark();
  });
  arrival.show(text, { undoable: false });

  return {
    setText(next) {
      report.drop();
      shown = next;
      const effects = [wrapping.reconfigure(wrapOf(next)), ...initialColors(next)];
      arrival.show(next, { undoable: true, effects });
    },
    setWords(next) {
      description.textContent = next.description;
      view.dispatch({ effects: attributes.reconfigure(attributesOf(next, readOnly)) });
    },
    setProblem(at, words) {
      problem = at && { at, words: words ?? '' };
      mark();
    },
    goTo: (at) => goTo(view, at),
    focus(selection) {
      const { length } = view.state.doc;
      if (selection) {
        view.dispatch({
          selection: { anchor: Math.min(selection.from, length), head: Math.min(selection.to, length) },
        });
      }
      view.focus();
    },
    destroy() {
      report.now();
      arrival.stop();
      view.destroy();
      root.replaceChildren();
    },
  };
}
