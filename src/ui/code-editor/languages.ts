import { jsonLanguage } from '@codemirror/lang-json';
import { codeFolding, foldGutter, foldKeymap, StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeLanguage } from '../../core/values.ts';

/** A step of the parser is shorter than the question whether there is time for another, which the editor asks after each. */
const STEPS = 50;

const coloured = jsonLanguage.configure({
  wrap: (parse) => ({
    advance() {
      for (let step = 1; step < STEPS; step += 1) {
        const done = parse.advance();
        if (done) return done;
      }
      return parse.advance();
    },
    stopAt: (end) => parse.stopAt(end),
    get stoppedAt() {
      return parse.stoppedAt;
    },
    get parsedPos() {
      return parse.parsedPos;
    },
  }),
});

const JSON_LANGUAGE: Extension = [coloured, codeFolding(), foldGutter(), keymap.of(foldKeymap)];

/** Each loads with the first text of its language. */
const MODES: Partial<Record<CodeLanguage, () => Promise<StreamParser<unknown>>>> = {
  yaml: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  toml: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml,
  xml: async () => (await import('@codemirror/legacy-modes/mode/xml')).xml,
  html: async () => (await import('@codemirror/legacy-modes/mode/xml')).html,
  sql: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL,
  go: async () => (await import('@codemirror/legacy-modes/mode/go')).go,
  java: async () => (await import('@codemirror/legacy-modes/mode/clike')).java,
  diff: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
};

/** What colours a language and folds it; nothing for plain text. Without a network, before the first visit is complete, nothing too. */
export async function languageSupport(language: CodeLanguage): Promise<Extension> {
  if (language === 'json') return JSON_LANGUAGE;
  const mode = await MODES[language]?.().catch(() => undefined);
  return mode === undefined ? [] : StreamLanguage.define(mode);
}
