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
import { problemMark, showProblem } from './problem-mark.ts';

/** What can change while the editor stands. */
export interface EditorWords {
  label: string;
  /** Read by screen readers after the label: hint, failure, how to leave. */
  description: string;
  placeholder: string;
  invalid: boolean;
  /** The editor's own words by their English form. */
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
  setProblem(at: Position | undefined): void;
  focus(selection?: { from: number; to: number }): void;
  /** Hands over what is not handed over yet, and goes. */
  destroy(): void;
}

/** From this length on, the whole text is joined and handed over only when typing pauses. */
const LARGE = 500_000;
const PAUSE_MS = 150;

/** A line as long as this is not coloured: the parser and the search for a bracket look at whole lines, 100 ms at a time. */
const LONG_LINE = 100_000;

/** Nor is a text longer than this: measured with 5 MB, spans for what is in sight and the parser take 60 to 120 ms at once. */
const COLOURED = 1_000_000;

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

/** Longer texts are not wrapped: measured, one line of 10 MB wrapped lays out for 3 s, not wrapped at once. */
const WRAPPED = 2_000_000;

// Ctrl+Enter belongs to the form: it runs the tool.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

const DESCRIPTION = 'description';

function attributesOf({ label, invalid, placeholder: hint, phrases }: EditorWords, readOnly: boolean): Extension {
  return [
    EditorView.contentAttributes.of({
      tabindex: '0', // it takes the focus without; axe does not know that of editable elements
      'aria-label': label,
      'aria-describedby': DESCRIPTION,
      ...(invalid && { 'aria-invalid': 'true' }),
      // A phone's keyboard must stay down over a text that cannot be edited.
      ...(readOnly && { 'aria-readonly': 'true', inputmode: 'none' }),
    }),
    EditorState.phrases.of(phrases),
    placeholder(hint),
  ];
}

/** Builds the editor in a shadow root, where its styles are constructed sheets: a page's `style-src 'self'` refuses `<style>`. */
export function createEditor({ root, text, language, readOnly, wrap, words, onChange }: EditorOptions): Editor {
  const attributes = new Compartment();
  const wrapping = new Compartment();
  const colouring = new Compartment();
  const wrapOf = (whole: string) => (wrap && whole.length <= WRAPPED ? EditorView.lineWrapping : []);
  const description = document.createElement('div');
  description.id = DESCRIPTION;
  description.hidden = true;
  description.textContent = words.description;
  let timer: number | undefined;
  let problem: Position | undefined;

  /** Pairs of brackets, and the colours of the language once they are loaded; neither where a line is too long for them. */
  let support = PLAIN;
  let shown = text;
  const recoloured = (wanted: Extension) =>
    colouring.get(view.state) === wanted ? [] : [colouring.reconfigure(wanted)];
  const coloursOf = (whole: string) => recoloured(whole.length > COLOURED || hasLongLine(whole) ? PLAIN : support);
  const colour = () => {
    const effects = coloursOf(shown);
    if (effects.length > 0) view.dispatch({ effects });
  };
  /** A text that comes in pieces is coloured when it is whole: parsing each piece would hold up the next. */
  const coloursAtFirst = (whole: string) => (whole.length > PIECE ? recoloured(PLAIN) : coloursOf(whole));

  const finish = () => arrival.finish();
  const flush = () => {
    if (timer === undefined) return;
    window.clearTimeout(timer);
    timer = undefined;
    onChange(view.state.doc.toString());
  };
  const changed = () => {
    finish();
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, PAUSE_MS);
    if (view.state.doc.length < LARGE) flush();
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        colouring.of(PLAIN),
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
          const much = Math.abs(update.changes.newLength - update.changes.length) >= LONG_LINE; // pasted, or cut
          if (much) {
            shown = update.state.doc.toString();
            colour();
          }
          changed();
        }),
        EditorView.domEventHandlers({ blur: flush }),
        // What is done to a text that is still on its way is done to all of it.
        EditorView.domEventHandlers({ keydown: finish, beforeinput: finish, paste: finish, drop: finish }),
      ],
    }),
  });
  root.append(description);
  void languageSupport(language).then((loaded) => {
    support = [bracketMatching(), loaded];
    if (!arrival.isUnderWay()) colour();
  });

  const mark = () => view.dispatch({ effects: showProblem.of(problem ?? null) });
  const arrival = arrivalIn(view, () => {
    colour();
    if (problem) mark();
  });
  arrival.show(text, { undoable: false });

  return {
    setText(next) {
      window.clearTimeout(timer);
      timer = undefined;
      shown = next;
      const effects = [wrapping.reconfigure(wrapOf(next)), ...coloursAtFirst(next)];
      arrival.show(next, { undoable: true, effects });
    },
    setWords(next) {
      description.textContent = next.description;
      view.dispatch({ effects: attributes.reconfigure(attributesOf(next, readOnly)) });
    },
    setProblem(at) {
      problem = at;
      mark();
    },
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
      flush();
      arrival.stop();
      view.destroy();
      root.replaceChildren();
    },
  };
}
