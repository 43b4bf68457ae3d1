import { jsonLanguage } from '@codemirror/lang-json';
import { codeFolding, foldGutter, foldKeymap, StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeLanguage } from '../../core/values.ts';

/** Parser steps per batch: a single step takes less time than the editor's check for remaining time after it. */
const STEPS = 50;

const colored = jsonLanguage.configure({
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

const JSON_LANGUAGE: Extension = [colored, codeFolding(), foldGutter(), keymap.of(foldKeymap)];

/** Each mode loads with the first text in its language. */
const MODES: Partial<Record<CodeLanguage, () => Promise<StreamParser<unknown>>>> = {
  yaml: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  toml: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml,
  xml: async () => (await import('@codemirror/legacy-modes/mode/xml')).xml,
  html: async () => (await import('@codemirror/legacy-modes/mode/xml')).html,
  sql: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL,
  go: async () => (await import('@codemirror/legacy-modes/mode/go')).go,
  java: async () => (await import('@codemirror/legacy-modes/mode/clike')).java,
  csharp: async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp,
  kotlin: async () => (await import('@codemirror/legacy-modes/mode/clike')).kotlin,
  dart: async () => (await import('@codemirror/legacy-modes/mode/clike')).dart,
  // It has no mode for PHP, whose words are nearly those of Java.
  php: async () => (await import('@codemirror/legacy-modes/mode/clike')).java,
  css: async () => (await import('@codemirror/legacy-modes/mode/css')).sCSS,
  javascript: async () => (await import('@codemirror/legacy-modes/mode/javascript')).javascript,
  typescript: async () => (await import('@codemirror/legacy-modes/mode/javascript')).typescript,
  python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  rust: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust,
  swift: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift,
  shell: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  powershell: async () => (await import('@codemirror/legacy-modes/mode/powershell')).powerShell,
  http: async () => (await import('@codemirror/legacy-modes/mode/http')).http,
  diff: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
};

/**
 * Returns highlighting and folding for a language; nothing for plain text, or offline before everything has been
 * cached.
 */
export async function languageSupport(language: CodeLanguage): Promise<Extension> {
  if (language === 'json') return JSON_LANGUAGE;
  const mode = await MODES[language]?.().catch(() => undefined);
  return mode === undefined ? [] : StreamLanguage.define(mode);
}
