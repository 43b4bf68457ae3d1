import { casesOf } from '../../src/core/spec.ts';
import type { StyleId } from '../../src/lib/code/escapes/escapes.ts';
import type tool from './string-escape.ts';

const HARD = 'a"b\'c\\d\n\té😀$x\u0001\u2028';

/** Language, what is escaped in ASCII and how: `json.dumps` and `ascii` of Python 3.11, javac 17, gcc, rustc, perl for PHP's rules. */
const ASCII: readonly (readonly [StyleId, string])[] = [
  ['json', 'a\\"b\'c\\\\d\\n\\t\\u00e9\\ud83d\\ude00$x\\u0001\\u2028'],
  ['javascript', 'a\\"b\'c\\\\d\\n\\t\\u00e9\\ud83d\\ude00$x\\u0001\\u2028'],
  ['python', 'a\\"b\'c\\\\d\\n\\t\\xe9\\U0001f600$x\\x01\\u2028'],
  ['java', 'a\\"b\'c\\\\d\\n\\t\\u00e9\\ud83d\\ude00$x\\u0001\\u2028'],
  ['csharp', 'a\\"b\'c\\\\d\\n\\t\\u00e9\\U0001f600$x\\u0001\\u2028'],
  ['c', 'a\\"b\'c\\\\d\\n\\t\\303\\251\\360\\237\\230\\200$x\\001\\342\\200\\250'],
  ['go', 'a\\"b\'c\\\\d\\n\\t\\u00e9\\U0001f600$x\\x01\\u2028'],
  ['rust', 'a\\"b\'c\\\\d\\n\\t\\u{e9}\\u{1f600}$x\\u{1}\\u{2028}'],
  ['php', 'a\\"b\'c\\\\d\\n\\t\\u{e9}\\u{1f600}\\$x\\u{1}\\u{2028}'],
  ['bash', 'a"b\\\'c\\\\d\\n\\t\\u00e9\\U0001f600$x\\x01\\u2028'],
];

const unescaped = (language: StyleId, text: string, output: string) => ({
  input: { text, language },
  output,
  noRoundTrip: 'written in another way',
});
/** Numbers that are characters in the language, and could be bytes. */
const either = (language: StyleId, text: string, output: string, reads: 'bytes' | 'characters') => ({
  ...unescaped(language, text, output),
  reads,
  others: [reads === 'bytes' ? ('characters' as const) : ('bytes' as const)],
});
const settled = (language: StyleId, text: string, output: string) => ({
  ...unescaped(language, text, output),
  others: [],
});
const fails = (
  language: StyleId,
  text: string,
  code: 'bad-escape' | 'open-escape' | 'single-quote',
  offset: number,
) => ({ input: { text, language }, fails: code, at: { offset } });

export default casesOf<typeof tool>({
  escape: {
    examples: [
      ...ASCII.map(([language, output]) => ({ input: { text: HARD, language, ascii: true }, output })),
      { input: { text: HARD }, output: 'a\\"b\'c\\\\d\\n\\té😀$x\\u0001\\u2028' },
      { input: { text: 'a"b', language: 'csv', quotes: true }, output: '"a""b"' },
      { input: { text: "a'b", language: 'powershell', quotes: true }, output: "'a''b'" },
      { input: { text: '<a href="x">&\'', language: 'xml' }, output: '&lt;a href=&quot;x&quot;&gt;&amp;&apos;' },
      { input: { text: '€', language: 'xml', ascii: true }, output: '&#x20ac;' },
      {
        input: { text: '^$.|?*+()[]{}\\/-', language: 'regex' },
        output: '\\^\\$\\.\\|\\?\\*\\+\\(\\)\\[\\]\\{\\}\\\\\\/\\-',
      },
      { input: { text: '\ud83d' }, output: '\\ud83d' },
      { input: { text: '\0\u001b', language: 'rust' }, output: '\\0\\u{1b}' },
      { input: { text: 'x'.repeat(1_000_000) }, check: (text) => text.length === 1_000_000 },
      { input: { text: '' }, output: '' },
    ],
  },
  unescape: {
    examples: [
      unescaped('json', '"caf\\u00e9 \\ud83d\\ude00"', 'café 😀'),
      unescaped('json', '\\/', '/'),
      unescaped('javascript', '\\x41\\u{1F600}\\q\\0', 'A😀q\0'),
      unescaped('javascript', "'it\\'s'", "it's"),
      unescaped('python', '\\N \\d \\101 \\x41', '\\N \\d A A'),
      unescaped('python', 'a\\\nb', 'ab'),
      unescaped('java', '\\uuu0041\\101\\s', 'AA '),
      unescaped('csharp', '\\x41G', 'AG'),
      unescaped('c', '\\xC3\\xA9\\?', 'é?'),
      unescaped('go', '\\xe2\\x82\\xac\\u20ac', '€€'),
      unescaped('rust', '\\u{20ac}\\0', '€\0'),
      unescaped('php', '\\u{20ac}\\$\\q', '€$\\q'),
      unescaped('bash', "$'\\e[1m\\u20ac'", '\u001b[1m€'),
      unescaped('sql', "'O''Hara'", "O'Hara"),
      unescaped('csv', '"a""b"', 'a"b'),
      unescaped('regex', '/a\\.b\\/c/', 'a.b/c'),
      unescaped('xml', '&lt;&#x20ac;&#8364;&amp;', '<€€&'),
      unescaped('json', '  plain  ', '  plain  '),
      // Values of python3, node and bash.
      either('python', '\\xD0\\xBF', '\u00d0\u00bf', 'characters'),
      either('python', "'\\xD0\\xBF'", '\u00d0\u00bf', 'characters'),
      either('javascript', '"\\xD0\\xBF"', '\u00d0\u00bf', 'characters'),
      either('javascript', '\\320\\277', '\u00d0\u00bf', 'characters'),
      either('java', '\\320\\277', '\u00d0\u00bf', 'characters'),
      either('csharp', '\\xD0\\xBF', '\u00d0\u00bf', 'characters'),
      settled('python', "b'\\xd0\\xbf\\n'", 'п\n'),
      settled('python', 'B"caf\\303\\251"', 'café'),
      settled('c', '"\\320\\277.txt"', 'п.txt'),
      settled('bash', "$'\\320\\277\\xd0\\xbf'", 'пп'),
      settled('php', '"\\xD0\\xBF"', 'п'),
      settled('go', '\\320\\277', 'п'),
      settled('python', 'caf\\xe9', 'café'),
      settled('javascript', 'caf\\xe9', 'café'),
      { input: { text: 'caf\\xe9', language: 'c' }, output: 'caf\ufffd', others: ['characters'], warns: ['not-utf8'] },
      {
        input: { text: 'caf\\xe9', language: 'c', numbers: 'characters' },
        output: 'café',
        others: ['bytes'],
      },
      fails('json', 'a\\q', 'bad-escape', 1),
      fails('json', '\\x41', 'bad-escape', 0),
      fails('json', 'ab\\', 'open-escape', 2),
      fails('java', '\\u00g1', 'bad-escape', 0),
      fails('python', '\\xZZ', 'bad-escape', 0),
      fails('go', '\\U00110000', 'bad-escape', 0),
      fails('rust', '\\u{110000}', 'bad-escape', 0),
      fails('sql', "'O'Hara'", 'single-quote', 2),
      fails('csv', 'a"b', 'single-quote', 1),
      fails('xml', 'a &nbsp; b', 'bad-escape', 2),
      { input: { text: '' }, output: '' },
    ],
  },
});
