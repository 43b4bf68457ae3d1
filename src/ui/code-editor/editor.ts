import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Position } from '../../core/failure.ts';
import type { CodeLanguage } from '../../core/values.ts';
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

/** Longer texts are not wrapped: measured, one line of 10 MB wrapped lays out for 3 s, not wrapped at once. */
const WRAPPED = 2_000_000;

const fromOutside = Annotation.define<boolean>();

const LANGUAGES: Record<CodeLanguage, Extension> = {
  json: [json(), codeFolding(), foldGutter(), keymap.of(foldKeymap)],
  yaml: [],
  toml: [],
  plain: [],
};

// Ctrl+Enter belongs to the form: it runs the tool.
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

const DESCRIPTION = 'description';

function attributesOf({ label, invalid, placeholder: hint, phrases }: EditorWords, readOnly: boolean): Extension {
  return [
    EditorView.contentAttributes.of({
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
  const wrapOf = (whole: string) => (wrap && whole.length <= WRAPPED ? EditorView.lineWrapping : []);
  const description = document.createElement('div');
  description.id = DESCRIPTION;
  description.hidden = true;
  description.textContent = words.description;
  let timer: number | undefined;

  const flush = () => {
    if (timer === undefined) return;
    window.clearTimeout(timer);
    timer = undefined;
    onChange(view.state.doc.toString());
  };
  const changed = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, PAUSE_MS);
    if (view.state.doc.length < LARGE) flush();
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        LANGUAGES[language],
        bracketMatching(),
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
          const own = update.transactions.some((change) => change.annotation(fromOutside));
          if (update.docChanged && !own) changed();
        }),
        EditorView.domEventHandlers({ blur: flush }),
      ],
    }),
  });
  root.append(description);

  return {
    setText(next) {
      window.clearTimeout(timer);
      timer = undefined;
      const changes = { from: 0, to: view.state.doc.length, insert: next };
      view.dispatch({ changes, annotations: fromOutside.of(true), effects: wrapping.reconfigure(wrapOf(next)) });
    },
    setWords(next) {
      description.textContent = next.description;
      view.dispatch({ effects: attributes.reconfigure(attributesOf(next, readOnly)) });
    },
    setProblem(at) {
      view.dispatch({ effects: showProblem.of(at ?? null) });
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
      view.destroy();
      root.replaceChildren();
    },
  };
}
