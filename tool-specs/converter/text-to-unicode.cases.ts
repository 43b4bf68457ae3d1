import { casesOf } from '../../src/core/spec.ts';
import type tool from './text-to-unicode.ts';

/** Read as bytes of UTF-8, with the other reading as single characters. */
const bytes = (escaped: string, output: string, characters: string) => [
  { input: { escaped }, output, reads: 'bytes' as const, others: ['characters' as const] },
  {
    input: { escaped, bytes: 'characters' as const },
    output: characters,
    reads: 'characters' as const,
    others: ['bytes' as const],
  },
];

export default casesOf<typeof tool>({
  encode: {
    unrecognized: {
      'it-tools': 'any text',
      '💩': 'any text',
      'σου "a"': 'any text',
      '→ more': 'any text',
    },
    finds: {
      'character and its code point': {
        matches: [
          ['code point of é', 'é'],
          ['unicode of €', '€'],
          ['codepoint of 😀', '😀'],
          ['€ code point', '€'],
          ['punto de código de ñ', 'ñ'],
          ['код символа é', 'é'],
          ['é的码点', 'é'],
        ],
        rejects: ['code point of view', 'unicode of the day', 'code point', '我的码点吗'],
      },
    },
    examples: [
      { input: { text: 'é', style: 'html-hex', form: 'NFD' }, output: '&#x65;&#x301;' },
      { input: { text: '💩', style: 'braces' }, output: '\\u{1F4A9}' },
      { input: { text: '💩é', style: 'utf-16' }, output: '\\uD83D\\uDCA9\\u00E9' },
      { input: { text: 'é💩', style: 'bytes' }, output: '\\xC3\\xA9\\xF0\\x9F\\x92\\xA9' },
      { input: { text: 'п.txt', style: 'octal', keepAscii: true }, output: '\\320\\277.txt' },
      { input: { text: 'a\\п', style: 'bytes', keepAscii: true }, output: 'a\\x5C\\xD0\\xBF' },
      { input: { text: '💩é', style: 'eight' }, output: '\\U0001F4A9\\u00E9' },
      { input: { text: 'ab', style: 'code-point', keepAscii: true }, output: 'U+0061 U+0062' },
      { input: { text: 'a\\u0041&%', style: 'braces', keepAscii: true }, output: 'a\\u{5C}u0041&%' },
      { input: { text: '\0\x80' }, output: '\0\x80', warns: ['no-reference'] },
      { input: { text: 'A' }, output: '&#65;' },
      { input: { text: ' ' }, output: '&#32;' },
      { input: { text: '' }, output: '' },
      { input: { text: '\ud83d' }, fails: 'lone-surrogate', at: { offset: 0 } },
    ],
  },
  decode: {
    unrecognized: {
      '&#105;&#116;&#45;&#116;&#111;&#111;&#108;&#115;': 'entities, which the decoder of HTML takes',
      '&#55357;&#56489;': 'entities, which the decoder of HTML takes',
    },
    finds: {
      'list of code points': { matches: [['U+0048, U+0069', 'U+0048  U+0069']], rejects: ['U+0048', 'U+XYZ U+0069'] },
    },
    detect: [
      {
        matches: ['U+1F600', '\\u03c3\\u03bf\\u03c5', '\\u{1F4A9}', 'U+0041 U+0042', '%u03c3'],
        rejects: ['U+', 'C:\\users', '\\u03c', 'u0041', '%20'],
      },
      { matches: ['caf\\u00e9', 'say \\u{1F44B}!'], rejects: ['C:\\users', 'caf\\xe9'] },
      {
        matches: ['"\\320\\277.txt"', "b'caf\\xc3\\xa9'", '\\xF0\\x9F\\x98\\x80'],
        rejects: ['caf\\xe9', '\\1\\2', '\\033[0m', 'C:\\101\\202', '\\xc3\\x28'],
      },
    ],
    examples: [
      { input: { escaped: 'U+0041' }, output: 'A' },
      { input: { escaped: '&#128512;' }, output: '😀' },
      { input: { escaped: '\\1F4A9 \\U0001F600\\x{e9}\\xe9' }, output: '💩😀éé' },
      { input: { escaped: '\\e9 a\\2192', style: 'css' }, output: 'éa→' },
      { input: { escaped: '\\ud83d!' }, output: '\ufffd!', warns: ['lone-surrogate'] },
      {
        input: { escaped: '&#x110000; a' },
        output: '&#x110000; a',
        warns: ['beyond-unicode'],
        noRoundTrip: 'it stays as it is',
      },
      // bytes of UTF-8 as Git, shells, C and Python write them: values of python3's bytes.decode()
      ...bytes('\\xD0\\xBF', 'п', '\u00d0\u00bf'),
      ...bytes('\\320\\277', 'п', '\u00d0\u00bf'),
      ...bytes('"\\320\\277.txt"', '"п.txt"', '"\u00d0\u00bf.txt"'),
      ...bytes('\\320\\2771.txt', 'п1.txt', '\u00d0\u00bf1.txt'),
      ...bytes("b'caf\\xc3\\xa9'", "b'café'", "b'caf\u00c3\u00a9'"),
      ...bytes('\\xf0\\x9f\\x98\\x80!', '😀!', '\u00f0\u009f\u0098\u0080!'),
      ...bytes('\\360\\237\\230\\200', '😀', '\u00f0\u009f\u0098\u0080'),
      ...bytes('\\xe2\\202\\xac', '€', '\u00e2\u0082\u00ac'),
      ...bytes(
        '\\346\\227\\245\\346\\234\\254/\\xe8\\xaa\\x9e',
        '日本/語',
        '\u00e6\u0097\u00a5\u00e6\u009c\u00ac/\u00e8\u00aa\u009e',
      ),
      ...bytes('\\xef\\xbb\\xbfa', '\ufeffa', '\u00ef\u00bb\u00bfa'),
      ...bytes('\\x41\\xc3\\xa9', 'Aé', 'A\u00c3\u00a9'),
      { input: { escaped: '\\xE9t\\xE9' }, output: 'été', others: [] },
      { input: { escaped: '\\x48\\x69 \\110\\151' }, output: 'Hi Hi', others: [] },
      {
        input: { escaped: '\\xc3\\x28', bytes: 'bytes' },
        output: '\ufffd(',
        warns: ['not-utf8'],
        noRoundTrip: 'no UTF-8',
      },
      { input: { escaped: '\\xED\\xA0\\xBD' }, output: '\u00ed\u00a0\u00bd', others: [] },
      { input: { escaped: '\\xc0\\xaf' }, output: '\u00c0\u00af', others: [] },
      { input: { escaped: '\\2713 \\2714' }, output: '✓✔', others: [] },
      { input: { escaped: '(a)\\1 \\12 \\033[0m' }, output: '(a)\\1 \\12 \\033[0m', warns: ['nothing-found'] },
      { input: { escaped: '\\33\\101', style: 'octal' }, output: '\\33A', others: [] },
      // an escaped backslash, then plain letters; three are such a pair and an escape
      { input: { escaped: '\\\\u0041' }, output: '\\\\u0041', warns: ['nothing-found'] },
      { input: { escaped: '\\\\\\u0041' }, output: '\\\\A', warns: [] },
      { input: { escaped: '\\\\e9', style: 'css' }, output: '\\\\e9', warns: ['nothing-found'] },
      { input: { escaped: '&#128;&#0;' }, output: '€\ufffd', warns: ['html-control'] },
      { input: { escaped: 'plain' }, output: 'plain', warns: ['nothing-found'] },
      { input: { escaped: '' }, output: '' },
    ],
  },
  inspect: {
    examples: [
      { input: { text: 'x'.repeat(2001) }, check: (rows) => rows.length === 2000, warns: ['more'] },
      { input: { text: '' }, output: [] },
      { input: { text: 'a\udc00' }, fails: 'lone-surrogate', at: { offset: 1 } },
    ],
  },
});
