import { casesOf } from '../../src/core/spec.ts';
import type tool from './token-counter.ts';

/**
 * A text and its tokens in both encodings: those of tiktoken's own tests and documents, and those of its Rust code for texts
 * whose blanks, scripts and cases other programs cut elsewhere.
 */
const TOKENS: readonly (readonly [text: string, o200k: string, cl100k: string])[] = [
  ['hello world', '24912 2375', '15339 1917'],
  ['rer', '27653', '38149'],
  ["'rer", '15770 259', '2351 81'],
  ['today\n ', '58744 198 220', '31213 198 220'],
  ['today\n \n', '58744 47812', '31213 27907'],
  ['today\n  \n', '58744 31835', '31213 14211'],
  [' \u00850', '220 126 227 15', '220 126 227 15'],
  ['👍', '82514', '9468 239 235'],
  ['\ud83d', '3251', '5809'],
  [
    '请考试我的软件！12345',
    '10394 111782 61932 9941 3393 7633 2548',
    '15225 78698 42421 98711 65372 14558 6447 4513 1774',
  ],
  ['antidisestablishmentarianism', '493 129901 376 160388 21203 2367', '519 85342 34500 479 8997 2191'],
  ['2 + 2 = 4', '17 659 220 17 314 220 19', '17 489 220 17 284 220 19'],
  ['hello <|endoftext|>', '24912 464 91 419 1440 919 91 29', '15339 83739 8862 728 428 91 29'],
  ['00000000000000000', '1302 1302 1302 1302 1302 504', '931 931 931 931 931 410'],
  ['hello', '24912', '15339'],
  ['hello ', '24912 220', '15339 220'],
  ['hello  ', '24912 256', '15339 256'],
  [' hello', '40617', '24748'],
  [' hello  ', '40617 256', '24748 256'],
  [
    "I'll can't WE'VE you'Re don't",
    '67504 8535 26919 6 19511 481 146756 4128',
    '40 3358 649 956 20255 6 4592 499 50527 1541 956',
  ],
  ["ſ'ſ", '70067 6 70067', '129 123 6 129 123'],
  ['1234567890', '7633 19354 29338 15', '4513 10961 16474 15'],
  ['3.14159', '18 13 16926 4621', '18 13 9335 2946'],
  ['٣٤٥ ½', '81473 98713 97336 220 27124', '149 96 149 97 149 98 220 27154'],
  ['\r\n\r\n', '1414', '881'],
  ['a\tb\t\tc', '64 3722 197 2736', '64 2282 197 1470'],
  ['    indented', '271 1383 23537', '262 1280 16243'],
  ['x\n\n\ny', '87 2499 88', '87 1432 88'],
  ['\ufeffhello', '5574 24912', '3305 15339'],
  ['؟\ufeffx', '11388 5574 87', '148 253 3305 87'],
  ['\u200b\u200d', '3310 2524', '16067 378 235'],
  [
    '👨\u200d👩\u200d👧',
    '28823 101 2524 28823 102 2524 28823 100',
    '9468 239 101 378 235 9468 239 102 378 235 9468 239 100',
  ],
  ['🇩🇪', '55506 102 55506 103', '9468 229 102 9468 229 103'],
  ['e\u0301é', '68 13430 377', '68 54939 978'],
  ['Straße', '103575 13153', '77414 24352'],
  ['Привет, мир', '23881 131903 11 37934', '54745 28089 8341 11 11562 78746'],
  ['नमस्ते', '998 1637 14681 628', '61196 88344 79468 31584 97 35470'],
  ['ไทย', '20619', '50856 36984 35609'],
  ['한국어', '114854 5959', '24486 89059 255 32179'],
  ['مرحبا بالعالم', '158894 26537 101462 12773', '10386 11318 30925 22071 5821 28946 32482 24102 32482 10386'],
  ['\u3000\u2028', '1397 51008', '23249 378 101'],
  ['\u0000\u0001', '188 189', '188 189'],
  ['camelCaseHTTPServer', '178067 6187 17893 6444', '94421 4301 9412 5592'],
  ['snake_case', '162012 43667', '73239 19640'],
  ['{"a":[1,2]}', '10848 64 16853 16 11 17 28000', '5018 64 9075 16 11 17 14316'],
  ['const x = () => y;', '1671 1215 314 2869 871 342 26', '1040 865 284 1754 591 379 26'],
  ['<div class="a">', '5878 744 580 64 1289', '2691 538 429 64 760'],
  ['https://example.com/a?b=c', '4172 1684 18582 1136 23839 30 65 43473', '2485 1129 8858 916 14520 30 65 20105'],
  ['/////', '1426 14', '98756'],
  ['---', '10356', '4521'],
  ['𝒳𝒴', '43120 240 111 43120 240 112', '57352 240 111 57352 240 112'],
  ['ǅ', '131 227', '131 227'],
  ['ʰello', '134 108 6053', '134 108 4896'],
  ['𐍈', '172 238 235 230', '172 238 235 230'],
];

const counted = TOKENS.flatMap(([text, o200k, cl100k]) =>
  (
    [
      ['o200k_base', o200k],
      ['cl100k_base', cl100k],
    ] as const
  ).map(([encoding, ids]) => ({
    input: { text, encoding },
    output: { tokens: ids.split(' ').length, ids: ids.replaceAll(' ', ', ') },
  })),
);

type Split = { pieces: readonly { tokens: unknown; piece: unknown }[]; json: string };
/** What pieces a text has; none may have more tokens than it may. */
const split = (
  input: { text: string; size: number; overlap?: number; cuts?: 'words' | 'tokens' },
  ...pieces: string[]
) => ({
  input,
  check: ({ json, pieces: rows }: Split) =>
    JSON.stringify(JSON.parse(json)) === JSON.stringify(pieces) &&
    rows.every(({ tokens }) => Number(tokens) <= input.size),
});

const LONG = 'All work and no play makes Jack a dull boy. '.repeat(40);

export default casesOf<typeof tool>({
  count: {
    examples: [
      ...counted,
      { input: { text: '' }, output: {} },
      { input: { text: 'a <|endoftext|> b <|im_start|>' }, check: () => true, warns: ['special'] },
      { input: { text: '<|endoftext>' }, check: () => true, warns: [] },
      { input: { text: '\udc00' }, check: () => true, warns: ['lone-surrogate'] },
      // a run without a break, which programs that merge pair by pair take seconds for
      { input: { text: 'x'.repeat(100_000) }, output: { tokens: 12_500 } },
      {
        input: { text: 'hello world' },
        output: { counts: { characters: 11, words: 2, bytes: 11, perToken: 5.5, perWord: 1 } },
      },
      {
        input: { text: '👍a', encoding: 'cl100k_base' },
        output: {
          tokens: 4,
          marked: {
            marks: [
              { start: 0, end: 2 },
              { start: 2, end: 3 },
            ],
          },
          counts: { words: 1, characters: 2, bytes: 5 },
        },
      },
      { input: { text: ' \n ' }, output: { counts: { words: 0, perWord: null } } },
      { input: { text: 'a '.repeat(20_001) }, output: { tokens: 20_002 }, warns: ['marked-part'] },
    ],
  },
  split: {
    examples: [
      split({ text: 'one two', size: 10 }, 'one two'),
      split({ text: 'one two three', size: 1 }, 'one', ' two', ' three'),
      split({ text: 'antidisestablishmentarianism', size: 3 }, 'antidisest', 'ablishmentarianism'),
      split({ text: 'a b antidisestablishmentarianism', size: 5 }, 'a b', ' antidisestablishmentarian', 'ism'),
      split(
        { text: 'a b antidisestablishmentarianism', size: 5, cuts: 'tokens' },
        'a b antidisest',
        'ablishmentarianism',
      ),
      split({ text: 'one\r\ntwo\r\nthree', size: 3 }, 'one\r\ntwo', '\r\nthree'),
      split({ text: 'a b c d e', size: 3, overlap: 2 }, 'a b c', ' b c d', ' c d e'),
      { input: { text: LONG, size: 50 }, check: ({ json }: Split) => (JSON.parse(json) as string[]).join('') === LONG },
      // a character of three tokens
      {
        input: { text: '𐍈x', size: 1 },
        check: ({ json }: Split) => (JSON.parse(json) as string[]).join('') === '𐍈x',
        warns: ['large-character'],
      },
      { input: { text: 'a b', size: 5, overlap: 5 }, fails: 'overlap-too-large', field: 'overlap' },
      { input: { text: 'a '.repeat(21_000), size: 1 }, fails: 'too-many-pieces' },
      { input: { text: 'a', size: 0 }, fails: 'below-minimum' },
      { input: { text: '' }, output: {} },
    ],
  },
  decode: {
    examples: [
      { input: { ids: '15339 1917', encoding: 'cl100k_base' }, output: 'hello world' },
      { input: { ids: '9468,239,235', encoding: 'cl100k_base' }, output: '👍', warns: [] },
      { input: { ids: '9468', encoding: 'cl100k_base' }, output: '\ufffd', warns: ['split-character'] },
      { input: { ids: '200000' }, fails: 'unknown-token' },
      { input: { ids: '99999999999999999999' }, fails: 'unknown-token' },
      { input: { ids: '1 x' }, fails: 'not-ids', at: { offset: 2 } },
      { input: { ids: '-1' }, fails: 'not-ids' },
      { input: { ids: '[]' }, output: '' },
      { input: { ids: '' }, output: '' },
    ],
  },
});
