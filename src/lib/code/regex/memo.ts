// The regular expression syntax of JavaScript (ECMAScript 2025), each entry with an example that a test runs.
import { hasWords } from '../../../base/fold.ts';

export const MEMO_GROUPS = [
  'characters',
  'classes',
  'sets',
  'quantifiers',
  'positions',
  'groups',
  'flags',
  'replacement',
  'recipes',
] as const;

export type MemoGroup = (typeof MEMO_GROUPS)[number];

export interface MemoEntry {
  id: MemoId;
  group: MemoGroup;
  /** The syntax. */
  syntax: string;
  /** A pattern with its flags, as a literal. */
  example: string;
  text: string;
  /** All matches of the example in the text; for replacements, the result. */
  result: readonly string[] | string;
  /** Only for the group `replacement`. */
  replacement?: string;
}

type Row = readonly [
  id: string,
  group: MemoGroup,
  syntax: string,
  example: string,
  text: string,
  result: readonly string[] | string,
  replacement?: string,
];

const ROWS = [
  ['literal', 'characters', 'abc', '/cat/g', 'concat a cat', ['cat', 'cat']],
  ['dot', 'characters', '.', '/h.t/g', 'hat hit h\nt', ['hat', 'hit']],
  ['escape', 'characters', '\\. \\* \\( \\[ \\{ \\^ \\$ \\| \\\\ \\/', '/1\\.5/g', '1.5 105', ['1.5']],
  ['tab', 'characters', '\\t', '/\\t/g', 'a\tb', ['\t']],
  ['line-feed', 'characters', '\\n', '/a\\nb/g', 'a\nb', ['a\nb']],
  ['carriage-return', 'characters', '\\r', '/\\r?\\n/g', 'a\r\nb\nc', ['\r\n', '\n']],
  ['hex', 'characters', '\\xHH', '/\\x41/g', 'ABA', ['A', 'A']],
  ['unicode', 'characters', '\\uHHHH', '/\\u00e9/g', 'café', ['é']],
  ['code-point', 'characters', '\\u{H…}', '/\\u{1F600}/gu', 'hi 😀', ['😀']],
  ['control', 'characters', '\\cX', '/\\cI/g', 'a\tb', ['\t']],
  ['null', 'characters', '\\0', '/\\0/g', 'a\0b', ['\0']],
  ['set', 'classes', '[abc]', '/gr[ae]y/g', 'gray grey griy', ['gray', 'grey']],
  ['not-set', 'classes', '[^abc]', '/[^0-9]/g', '1a2b', ['a', 'b']],
  ['range', 'classes', '[a-z]', '/[A-F0-9]+/g', 'x1F y9', ['1F', '9']],
  ['set-escape', 'classes', '[\\]\\\\^-]', '/[\\]^-]/g', 'a]b^c-d', [']', '^', '-']],
  ['digit', 'classes', '\\d', '/\\d+/g', 'a1b22', ['1', '22']],
  ['not-digit', 'classes', '\\D', '/\\D+/g', '1ab2', ['ab']],
  ['word', 'classes', '\\w', '/\\w+/g', 'snake_case, é', ['snake_case']],
  ['not-word', 'classes', '\\W', '/\\W/g', 'a-b c', ['-', ' ']],
  ['space', 'classes', '\\s', '/\\s+/g', 'a \t b', [' \t ']],
  ['not-space', 'classes', '\\S', '/\\S+/g', 'a bc', ['a', 'bc']],
  ['any', 'classes', '[^]', '/a[^]b/g', 'a\nb', ['a\nb']],
  ['property', 'sets', '\\p{…}', '/\\p{L}+/gu', 'naïve 123 Жук', ['naïve', 'Жук']],
  ['not-property', 'sets', '\\P{…}', '/\\P{L}+/gu', 'a1b', ['1']],
  ['script', 'sets', '\\p{Script=…}', '/\\p{Script=Greek}+/gu', 'abc αβγ', ['αβγ']],
  ['emoji', 'sets', '\\p{RGI_Emoji}', '/\\p{RGI_Emoji}/gv', '👨‍👩‍👧 ok 🇩🇪', ['👨‍👩‍👧', '🇩🇪']],
  ['subtraction', 'sets', '[A--B]', '/[\\w--\\d]+/gv', 'ab12', ['ab']],
  ['intersection', 'sets', '[A&&B]', '/[\\p{L}&&\\p{ASCII}]+/gv', 'aéb', ['a', 'b']],
  ['strings', 'sets', '[\\q{…|…}]', '/[\\q{ch|ll}a]/gv', 'chall', ['ch', 'a', 'll']],
  ['star', 'quantifiers', '*', '/ab*/g', 'a ab abb', ['a', 'ab', 'abb']],
  ['plus', 'quantifiers', '+', '/ab+/g', 'a ab abb', ['ab', 'abb']],
  ['optional', 'quantifiers', '?', '/colou?r/g', 'color colour', ['color', 'colour']],
  ['exactly', 'quantifiers', '{n}', '/\\b\\d{4}\\b/g', '123 2026 12345', ['2026']],
  ['at-least', 'quantifiers', '{n,}', '/a{2,}/g', 'a aa aaa', ['aa', 'aaa']],
  ['between', 'quantifiers', '{n,m}', '/\\b\\w{2,3}\\b/g', 'a bc def ghij', ['bc', 'def']],
  ['lazy', 'quantifiers', '*? +? ?? {n,m}?', '/<.+?>/g', '<b>x</b>', ['<b>', '</b>']],
  ['start', 'positions', '^', '/^\\w/g', 'one two', ['o']],
  ['end', 'positions', '$', '/\\w$/g', 'one two', ['o']],
  ['boundary', 'positions', '\\b', '/\\bcat\\b/g', 'cat concat', ['cat']],
  ['not-boundary', 'positions', '\\B', '/\\Bcat/g', 'cat concat', ['cat']],
  ['lookahead', 'positions', '(?=…)', '/\\d+(?= €)/g', '5 € 7 $', ['5']],
  ['not-lookahead', 'positions', '(?!…)', '/\\bun(?!do)\\w+/g', 'undo unit', ['unit']],
  ['lookbehind', 'positions', '(?<=…)', '/(?<=\\$)\\d+/g', '$42 17', ['42']],
  ['not-lookbehind', 'positions', '(?<!…)', '/(?<!-)\\b\\d+/g', '-5 7', ['7']],
  ['or', 'groups', 'a|b', '/cat|dog/g', 'cat, dog', ['cat', 'dog']],
  ['group', 'groups', '(…)', '/(ha)+/g', 'hahaha', ['hahaha']],
  ['plain-group', 'groups', '(?:…)', '/(?:ab){2}/g', 'abab ab', ['abab']],
  ['named-group', 'groups', '(?<name>…)', '/(?<year>\\d{4})/g', 'in 2026', ['2026']],
  ['backreference', 'groups', '\\1', '/(\\w)\\1/g', 'balloon', ['ll', 'oo']],
  ['named-backreference', 'groups', '\\k<name>', '/(?<q>[\'"]).*?\\k<q>/g', '\'a"b\' "c"', ["'a\"b'", '"c"']],
  ['modifiers', 'groups', '(?i:…) (?-i:…)', '/(?i:a)b/g', 'Ab ab AB', ['Ab', 'ab']],
  ['flag-d', 'flags', 'd', '/a(b)/dg', 'ab', ['ab']],
  ['flag-g', 'flags', 'g', '/a/g', 'aba', ['a', 'a']],
  ['flag-i', 'flags', 'i', '/a/gi', 'aA', ['a', 'A']],
  ['flag-m', 'flags', 'm', '/^\\w/gm', 'a\nb', ['a', 'b']],
  ['flag-s', 'flags', 's', '/a.b/gs', 'a\nb', ['a\nb']],
  ['flag-u', 'flags', 'u', '/^.$/gu', '😀', ['😀']],
  ['flag-v', 'flags', 'v', '/[\\p{L}--[a-z]]/gv', 'aÄ', ['Ä']],
  ['flag-y', 'flags', 'y', '/a/gy', 'aaba', ['a', 'a']],
  ['whole', 'replacement', '$&', '/\\d+/g', 'a1', 'a[1]', '[$&]'],
  ['by-number', 'replacement', '$1 … $99', '/(\\w+) (\\w+)/g', 'Ada Lovelace', 'Lovelace, Ada', '$2, $1'],
  ['by-name', 'replacement', '$<name>', '/(?<d>\\d+)\\.(?<m>\\d+)\\./g', '24.12.', '12/24', '$<m>/$<d>'],
  ['before', 'replacement', '$`', '/b/g', 'ab', 'aa', '$`'],
  ['after', 'replacement', "$'", '/a/g', 'ab', 'bb', "$'"],
  ['dollar', 'replacement', '$$', '/€/g', '5 €', '5 $', '$$'],
  ['integer', 'recipes', '', '/^[+-]?\\d+$/g', '-42', ['-42']],
  ['decimal', 'recipes', '', '/^[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?$/gi', '-1.5E3', ['-1.5E3']],
  ['trim', 'recipes', '', '/^\\s+|\\s+$/g', '  a b ', ['  ', ' ']],
  ['blank-lines', 'recipes', '', '/^[^\\S\\n]*\\n/gm', 'a\n \nb', [' \n']],
  [
    'iso-date',
    'recipes',
    '',
    '/\\b\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\b/g',
    '2026-11-20 2026-13-01',
    ['2026-11-20'],
  ],
  [
    'hex-color',
    'recipes',
    '',
    '/#(?:(?:[\\da-f]{2}){3,4}|[\\da-f]{3,4})\\b/gi',
    '#18a058 #fff #12345',
    ['#18a058', '#fff'],
  ],
  [
    'ipv4',
    'recipes',
    '',
    '/^(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}$/gm',
    '192.168.0.1\n256.1.1.1',
    ['192.168.0.1'],
  ],
  [
    'uuid',
    'recipes',
    '',
    '/\\b[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}\\b/gi',
    'id 550e8400-e29b-41d4-a716-446655440000',
    ['550e8400-e29b-41d4-a716-446655440000'],
  ],
  ['quoted', 'recipes', '', '/"(?:[^"\\\\]|\\\\.)*"/g', 'say "a \\"b\\"" now', ['"a \\"b\\""']],
  ['thousands', 'recipes', '', '/\\B(?=(?:\\d{3})+$)/g', '1234567', '1,234,567', ','],
  ['double-word', 'recipes', '', '/\\b(\\w+)\\s+\\1\\b/gi', 'the the cat', ['the the']],
  ['password', 'recipes', '', '/^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$/gm', 'Passw0rdX\npassword', ['Passw0rdX']],
] as const satisfies readonly Row[];

export type MemoId = (typeof ROWS)[number][0];
type Typed = readonly [MemoId, MemoGroup, string, string, string, readonly string[] | string, string?];

/** Search terms for entries besides their names. */
const WORDS: Partial<Record<MemoId, string>> = {
  dot: 'any wildcard 任意字符 点',
  escape: 'special metacharacter backslash 转义',
  tab: '制表符',
  'line-feed': 'newline line break 换行',
  'carriage-return': 'newline crlf windows 回车',
  unicode: 'utf-16 unit 码元',
  'code-point': 'emoji astral 码点',
  set: 'character class one of 字符类',
  'not-set': 'negated 取反',
  range: '范围',
  digit: 'number numeric 数字',
  'not-digit': '非数字',
  word: 'letter alphanumeric identifier 字母 单词',
  space: 'whitespace blank 空白',
  any: 'everything dotall 任意字符',
  property: 'letter unicode category 属性 字母',
  script: 'greek chinese han cyrillic 文字',
  emoji: '表情',
  subtraction: 'difference except 差集',
  intersection: 'and both 交集',
  star: 'repeat zero or more asterisk 重复',
  plus: 'repeat one or more 重复',
  optional: 'question mark zero or one maybe 可选',
  exactly: 'repeat times count 次数',
  'at-least': 'repeat times minimum 次数',
  between: 'repeat times range 次数',
  lazy: 'non-greedy reluctant minimal 懒惰 非贪婪',
  start: 'beginning anchor caret 开头',
  end: 'anchor dollar 结尾',
  boundary: 'word edge whole word 单词边界',
  lookahead: 'followed by assertion 先行断言 前瞻',
  'not-lookahead': 'not followed by negative assertion 先行断言',
  lookbehind: 'preceded by assertion 后行断言 后顾',
  'not-lookbehind': 'not preceded by negative assertion 后行断言',
  or: 'alternation alternative pipe 或',
  group: 'capture parentheses 捕获组 分组',
  'plain-group': 'non-capturing 非捕获组',
  'named-group': 'capture name 命名组',
  backreference: 'same again repeat 反向引用',
  'named-backreference': 'same again name 反向引用',
  modifiers: 'inline flags case 修饰符',
  'flag-d': 'indices 标志',
  'flag-g': 'global all 全局 标志',
  'flag-i': 'ignore case insensitive 忽略大小写 标志',
  'flag-m': 'multiline lines 多行 标志',
  'flag-s': 'dotall single line 标志',
  'flag-u': 'unicode 标志',
  'flag-v': 'unicode sets 标志',
  'flag-y': 'sticky 粘连 标志',
  'iso-date': 'year month day 日期',
  'hex-color': 'color rgb 颜色',
  ipv4: 'ip address IP 地址',
  quoted: 'string quotes 引号 字符串',
  thousands: 'separator comma 千位分隔',
  'double-word': 'repeated duplicate 重复的词',
  password: 'strength rule 密码',
  trim: 'strip spaces 去除空白',
  decimal: 'float number 小数',
  integer: 'whole number 整数',
  'blank-lines': 'empty lines 空行',
};

/** `/source/flags` as an expression. */
export function literalOf(example: string): RegExp {
  const end = example.lastIndexOf('/');
  return new RegExp(example.slice(1, end), example.slice(end + 1));
}

export const MEMO: readonly MemoEntry[] = ROWS.map(
  ([id, group, syntax, example, text, result, replacement]: Typed) => ({
    id,
    group,
    syntax: syntax || example.slice(1, example.lastIndexOf('/')),
    example,
    text,
    result,
    replacement,
  }),
);

/**
 * Returns entries with this syntax first, then those with this name, then those with this description; all entries for
 * an empty search.
 */
export function searchMemo(search: string, describe: (entry: MemoEntry) => string = () => ''): MemoEntry[] {
  const wanted = search.trim();
  const words = wanted.toLowerCase().split(/\s+/);
  const written = MEMO.filter(({ syntax }) => wanted !== '' && /[^a-z\s-]/i.test(wanted) && syntax.includes(wanted));
  // Exact matches, such as \d, come before entries that only contain it.
  written.sort((a, b) => Number(b.syntax.split(' ').includes(wanted)) - Number(a.syntax.split(' ').includes(wanted)));
  const called = MEMO.filter((entry) => {
    const searched = `${entry.id} ${entry.group} ${WORDS[entry.id] ?? ''}`.toLowerCase();
    return !written.includes(entry) && words.every((word) => searched.includes(word));
  });
  const first = words[0] ?? '';
  called.sort((a, b) => Number(b.id.startsWith(first)) - Number(a.id.startsWith(first)));
  const described = MEMO.filter(
    (entry) => !written.includes(entry) && !called.includes(entry) && hasWords(describe(entry), wanted),
  );
  return wanted === '' ? [...MEMO] : [...written, ...called, ...described];
}
