import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { describeCharacter, GENERAL_CATEGORIES } from '../../src/lib/text/unicode-character.ts';
import { BYTE_MEANINGS, escapeUnicode, UNESCAPE_NOTICES, unescapeUnicode } from '../../src/lib/text/unicode-escape.ts';

const styles = {
  'html-decimal': '&#128169;  HTML, XML',
  'html-hex': '&#x1F4A9;  HTML, XML',
  'code-point': 'U+1F4A9  Unicode',
  braces: '\\u{1F4A9}  JavaScript, Rust, Swift',
  'utf-16': '\\uD83D\\uDCA9  JSON, Java, C#',
  eight: '\\U0001F4A9  Python, C, Go',
  'hex-braces': '\\x{1F4A9}  Perl, PCRE',
  css: '\\1F4A9  CSS',
  percent: '%uD83D%uDCA9  escape()',
  bytes: '\\xF0\\x9F\\x92\\xA9  Python, C, Bash',
  octal: '\\360\\237\\222\\251  Git, C, Bash',
} as const;
const styleNames = Object.keys(styles) as (keyof typeof styles)[];
const MOST_ROWS = 2000;

export default defineTool({
  icon: 'languages',
  createdAt: '2024-01-31',
  related: ['html-entities', 'text-to-binary', 'url-encoder'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true, maxLength: 2_000_000 }),
        style: choice(styles),
        keepAscii: toggle(),
        form: choice(['none', 'NFC', 'NFD', 'NFKC', 'NFKD'], {
          names: { NFC: 'NFC', NFD: 'NFD', NFKC: 'NFKC', NFKD: 'NFKD' },
        }),
      },
      output: out.text(),
      failures: ['lone-surrogate'],
      warnings: ['no-reference'],
      aliases: {
        unicode: {},
        codepoints: { style: 'code-point' },
        'js-unicode': { style: 'braces' },
        'json-unicode': { style: 'utf-16', keepAscii: true },
        'css-unicode': { style: 'css', keepAscii: true },
      },
      inverse: 'decode',
      answers: 'inline',
      transform({ text, style, keepAscii, form }, ctx) {
        encodeUtf8(text); // refuses half a surrogate pair
        const escaped = escapeUnicode(form === 'none' ? text : text.normalize(form), style, { keepAscii });
        if (escaped.kept > 0) ctx.warn('no-reference', { count: escaped.kept });
        return escaped.text;
      },
      examples: {
        htmlCodes: { input: { text: 'it-tools' }, output: '&#105;&#116;&#45;&#116;&#111;&#111;&#108;&#115;' },
        oneEmoji: { input: { text: '💩' }, output: '&#128169;' },
        codePoint: { input: { text: '💩', style: 'code-point' }, output: 'U+1F4A9' },
        scriptString: {
          input: { text: 'σου "a"', style: 'utf-16', keepAscii: true },
          output: '\\u03C3\\u03BF\\u03C5 "a"',
        },
        cssString: { input: { text: '→ more', style: 'css', keepAscii: true }, output: '\\2192  more' },
      },
    }),

    decode: operation({
      fields: {
        escaped: text({ primary: true, multiline: true, monospace: true, maxLength: 5_000_000 }),
        style: choice(['any', ...styleNames], { names: styles }),
        bytes: choice(['auto', ...BYTE_MEANINGS], { when: { style: ['any', 'bytes', 'octal'] }, advanced: true }),
      },
      output: out.text(),
      readings: BYTE_MEANINGS,
      warnings: ['nothing-found', ...UNESCAPE_NOTICES],
      aliases: { 'unicode-decode': {}, ununicode: {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        {
          pattern: /^(?:(?:U\+[\da-f]{4,6}|\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}|\\U[\da-f]{8}|%u[\da-f]{4})\s*)+$/i,
          confidence: 0.95,
        },
        { pattern: /^[^\\]*\\u(?:[\da-f]{4}|\{[\da-f]{1,6}\})/i, confidence: 0.6 },
        // A byte that begins a character of UTF-8, and one that continues it.
        { pattern: /^[^\\]*\\(?:3[0-6][0-7]\\2[0-7]{2}|x[c-f][\da-f]\\x[89ab][\da-f])/i, confidence: 0.6 },
      ],
      transform({ escaped, style, bytes }, ctx) {
        const { text, count, notices, meaning } = unescapeUnicode(escaped, style, bytes);
        const other = meaning === 'bytes' ? 'characters' : 'bytes';
        if (meaning) ctx.reading(meaning, { others: [{ as: other, values: { bytes: other } }] });
        if (count === 0 && notices.length === 0) ctx.warn('nothing-found');
        for (const notice of notices) ctx.warn(notice);
        return text;
      },
      examples: {
        htmlCodes: {
          input: { escaped: '&#105;&#116;&#45;&#116;&#111;&#111;&#108;&#115;' },
          output: 'it-tools',
          warns: [],
        },
        scriptString: { input: { escaped: '\\u03c3\\u03bf\\u03c5 %u03c3%u03bf%u03c5' }, output: 'σου σου', warns: [] },
        codePoint: { input: { escaped: 'U+1F600' }, output: '😀' },
        surrogates: { input: { escaped: '&#55357;&#56489;' }, output: '💩', warns: ['surrogate-references'] },
      },
    }),

    inspect: operation({
      fields: { text: text({ primary: true, multiline: true }) },
      output: out.table(['character', 'codePoint', 'category', 'utf8', 'utf16']),
      failures: ['lone-surrogate'],
      warnings: ['more'],
      messages: GENERAL_CATEGORIES,
      aliases: { chars: {}, 'hidden-characters': {} },
      answers: 'inline',
      transform({ text }, ctx) {
        encodeUtf8(text); // refuses half a surrogate pair
        const characters = Array.from(text);
        if (characters.length > MOST_ROWS) ctx.warn('more', { count: characters.length - MOST_ROWS });
        return characters.slice(0, MOST_ROWS).map((character) => {
          const { shown, category, ...row } = describeCharacter(character);
          return { character: shown, category: ctx.say(category), ...row };
        });
      },
      examples: {
        letterEmoji: {
          input: { text: 'é💩' },
          output: [
            {
              character: 'é',
              codePoint: 'U+00E9',
              category: { message: 'Ll', params: undefined },
              utf8: 'C3 A9',
              utf16: '00E9',
            },
            {
              character: '💩',
              codePoint: 'U+1F4A9',
              category: { message: 'So', params: undefined },
              utf8: 'F0 9F 92 A9',
              utf16: 'D83D DCA9',
            },
          ],
        },
        invisible: {
          input: { text: 'a\u200b\u202e\u0301\t' },
          check: (rows) => rows.map(({ character }) => character).join() === 'a,ZWSP,RLO,\u25cc\u0301,TAB',
        },
      },
    }),
  },
});
