import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  ESCAPE_PROBLEMS,
  escapeFor,
  NUMBER_MEANINGS,
  STYLE_IDS,
  unescapeFrom,
} from '../../src/lib/code/escapes/escapes.ts';

const STYLE_NAMES = {
  json: 'JSON',
  javascript: 'JavaScript, TypeScript',
  python: 'Python',
  java: 'Java, Kotlin',
  csharp: 'C#',
  c: 'C, C++',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  bash: 'Bash',
  powershell: 'PowerShell',
  sql: 'SQL',
  csv: 'CSV',
  xml: 'XML, HTML',
} as const;

const language = choice(STYLE_IDS, { names: STYLE_NAMES });
const source = text({ primary: true, multiline: true, monospace: true, maxLength: 10_000_000 });

export default defineTool({
  icon: 'quote',
  createdAt: '2026-11-27',
  related: ['json-prettify', 'html-entities', 'text-to-unicode', 'url-encoder', 'regex-tester'],
  operations: {
    escape: operation({
      fields: { text: source, language, quotes: toggle(), ascii: toggle() },
      output: out.text(),
      inverse: 'unescape',
      answers: 'inline',
      aliases: {
        escape: {},
        'string-escape': {},
        'json-escape': { language: 'json' },
        'js-escape': { language: 'javascript' },
        'py-escape': { language: 'python' },
        'sql-escape': { language: 'sql' },
        'regex-escape': { language: 'regex' },
        'bash-escape': { language: 'bash', quotes: true },
        'csv-escape': { language: 'csv', quotes: true },
      },
      transform: ({ text, language, quotes, ascii }) => escapeFor(language, text, { quotes, ascii }),
      examples: {
        jsonText: { input: { text: 'She said "hi"\nC:\\temp' }, output: 'She said \\"hi\\"\\nC:\\\\temp' },
        shellWord: { input: { text: "it's\ndone", language: 'bash', quotes: true }, output: "$'it\\'s\\ndone'" },
        sqlName: { input: { text: "O'Hara", language: 'sql', quotes: true }, output: "'O''Hara'" },
        plainAscii: { input: { text: 'é😀', language: 'javascript', ascii: true }, output: '\\u00e9\\ud83d\\ude00' },
        pattern: { input: { text: 'a.b*(c)', language: 'regex' }, output: 'a\\.b\\*\\(c\\)' },
      },
    }),

    unescape: operation({
      fields: {
        text: source,
        language,
        numbers: choice(['auto', ...NUMBER_MEANINGS], {
          when: { language: ['javascript', 'python', 'java', 'csharp', 'c', 'go', 'rust', 'php', 'bash', 'regex'] },
          advanced: true,
        }),
      },
      output: out.text(),
      failures: ESCAPE_PROBLEMS,
      warnings: ['not-utf8'],
      readings: NUMBER_MEANINGS,
      inverse: 'escape',
      answers: 'inline',
      aliases: {
        'string-unescape': {},
        'json-unescape': { language: 'json' },
        'js-unescape': { language: 'javascript' },
        'py-unescape': { language: 'python' },
        'sql-unescape': { language: 'sql' },
        'regex-unescape': { language: 'regex' },
      },
      transform({ text: written, language, numbers }, ctx) {
        const { text, meaning, isBroken } = ctx.within('text', () => unescapeFrom(language, written, numbers));
        const other = meaning === 'bytes' ? 'characters' : 'bytes';
        if (meaning) ctx.reading(meaning, { others: [{ as: other, values: { numbers: other } }] });
        if (isBroken) ctx.warn('not-utf8');
        return text;
      },
      examples: {
        jsonText: { input: { text: 'She said \\"hi\\"\\nC:\\\\temp' }, output: 'She said "hi"\nC:\\temp' },
        logLine: {
          input: { text: '"{\\"level\\":\\"info\\"}"' },
          output: '{"level":"info"}',
          noRoundTrip: 'the quotes are an option',
        },
        octalBytes: {
          input: { text: '\\303\\251t\\303\\251', language: 'c' },
          output: 'été',
          noRoundTrip: 'letters stay as they are',
        },
      },
    }),
  },
});
