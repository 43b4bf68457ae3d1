// Detects syntax of other engines. JavaScript silently reads much of it as something else: `\A` is the letter A.

export const FLAVOR_CODES = ['other-flavor', 'no-equivalent', 'needs-flag'] as const;

export interface Foreign {
  code: (typeof FLAVOR_CODES)[number];
  /** Offset and length in the source. */
  at: number;
  length: number;
  params: { found: string; flavor: string; instead?: string; flag?: string };
}

interface Place {
  flags: string;
  /** Inside square brackets. */
  set: boolean;
}

type Advice = { flavor: string; instead?: string; flag?: string };

/** A construct at its position, and its replacement; empty if there is none. */
type Rule = readonly [pattern: RegExp, advice: (match: RegExpExecArray, place: Place) => Advice | undefined];

const perl = (instead?: string): Advice => ({ flavor: 'PCRE', ...(instead !== undefined && { instead }) });
const unicode = ({ flags }: Place) => /[uv]/.test(flags);
const outside = (advice: Rule[1]) => (match: RegExpExecArray, place: Place) =>
  place.set ? undefined : advice(match, place);
/** Matches the ends of a text, like `^` and `$` unless the flag m makes them match at lines. */
const end = (alone: string, withLines: string) =>
  outside((_, { flags }) => perl(flags.includes('m') ? withLines : alone));

const POSIX: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: '0-9A-Za-z',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
  cntrl: '\\x00-\\x1F\\x7F',
  graph: '!-~',
  print: ' -~',
  ascii: '\\x00-\\x7F',
};

const ESCAPES: readonly Rule[] = [
  [/\\A/y, end('^', '(?<![^])')],
  [/\\z/y, end('$', '(?![^])')],
  [/\\Z/y, end('(?=\\n?$)', '(?=\\n?(?![^]))')],
  [/\\G/y, outside(() => ({ flavor: 'PCRE', flag: 'y' }))],
  [/\\K/y, outside(() => perl('(?<=…)'))],
  [/\\X/y, outside(() => perl())],
  [/\\R/y, outside(() => perl('(?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])'))],
  [/\\N(?!\{)/y, outside(() => perl('[^\\n]'))],
  [/\\h/y, (_, { set }) => perl(set ? ' \\t' : '[ \\t]')],
  [/\\H/y, outside(() => perl('[^ \\t]'))],
  [/\\e/y, () => perl('\\x1B')],
  [/\\a/y, () => perl('\\x07')],
  [/\\Q[^]*?(?:\\E|$)/y, ([text]) => perl(escaped(text.replace(/^\\Q|\\E$/g, '')))],
  [/\\x\{([\da-f]+)\}/iy, ([, digits], place) => perl(byNumber(digits!, place))],
  [/\\p\{\^?[\w=]+\}/iy, (_, place) => (unicode(place) ? undefined : { flavor: 'PCRE', flag: 'u' })],
  [/\\([pP])([LMNPSZC])(?![\w{])/y, ([, sign, letter]) => perl(`\\${sign}{${letter}}`)],
  [/\\g(?:\{(\d+)\}|(\d+))/y, outside(([, a, b]) => perl(`\\${a ?? b}`))],
  [/\\[gk](?:\{([a-z_]\w*)\}|'([a-z_]\w*)')/iy, outside(([, a, b]) => perl(`\\k<${a ?? b}>`))],
];

const GROUPS: readonly Rule[] = [
  // In other engines, a closing bracket at the start of a set is literal; here the set is empty.
  [/\[\](?=[^[\]]*\])/y, () => perl('[\\]')],
  [/\[\^\](?=\])/y, () => perl('[^\\]')],
  [/\(\?>/y, () => perl('(?=(…))\\1')],
  [/\(\?P<(\w+)>/y, ([, name]) => ({ flavor: 'Python', instead: `(?<${name}>` })],
  [/\(\?P=(\w+)\)/y, ([, name]) => ({ flavor: 'Python', instead: `\\k<${name}>` })],
  [/\(\?'(\w+)'/y, ([, name]) => perl(`(?<${name}>`)],
  [/\(\?(?:R|[+-]?\d+|&\w+|P>\w+)\)/y, () => perl()],
  [/\(\?#[^)]*\)/y, () => perl()],
  [/\(\?[|(]/y, () => perl()],
  [/\(\*[A-Z][\w:=]*\)/y, () => perl()],
  [/\(\?([imsx]+)\)/y, ([, flags = '']) => perl(flags.includes('x') ? undefined : `/…/${flags}`)],
  [/\(\?\^?[a-z]*x[a-z]*:/y, () => perl()],
];

/** A possessive quantifier, after what it repeats. */
const POSSESSIVE: Rule = [/([*+?]|\{\d+(?:,\d*)?\})\+/y, ([, quantifier]) => perl(`(?=(…${quantifier}))\\1`)];

const IN_SET: readonly Rule[] = [
  [
    /\[:(\^?)(alpha|digit|alnum|upper|lower|space|blank|punct|xdigit|word|cntrl|graph|print|ascii):\]/y,
    ([, not, name = '']) => ({ flavor: 'POSIX', ...(not === '' && { instead: POSIX[name]! }) }),
  ],
  [/&&\[/y, (_, { flags }) => (flags.includes('v') ? undefined : { flavor: 'Java', flag: 'v' })],
];

/** Writes a character by its number, with as many digits as JavaScript requires. */
function byNumber(digits: string, place: Place): string | undefined {
  const code = parseInt(digits, 16);
  if (code > 0x10ffff) return undefined;
  if (code > 0xffff && unicode(place)) return `\\u{${digits}}`;
  const units = [...String.fromCodePoint(code)].flatMap((text) => text.split(''));
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns the constructs of other engines in a pattern, in order. */
export function foreignSyntax(source: string, flags: string): Foreign[] {
  const foreign: Foreign[] = [];
  let depth = 0;
  let repeatable = false;
  const place = (): Place => ({ flags, set: depth > 0 });
  const take = (rules: readonly Rule[], at: number): number => {
    for (const [pattern, advice] of rules) {
      pattern.lastIndex = at;
      const match = pattern.exec(source);
      const advised = match && advice(match, place());
      if (!match || !advised) continue;
      const code =
        advised.flag !== undefined ? 'needs-flag' : advised.instead === undefined ? 'no-equivalent' : 'other-flavor';
      foreign.push({ code, at, length: match[0].length, params: { found: shortened(match[0]), ...advised } });
      return match[0].length;
    }
    return 0;
  };
  for (let at = 0; at < source.length;) {
    const unit = source[at];
    const rules =
      unit === '\\'
        ? ESCAPES
        : depth > 0
          ? IN_SET
          : unit === '(' || unit === '['
            ? GROUPS
            : repeatable
              ? [POSSESSIVE]
              : [];
    const length = take(rules, at);
    if (length === 0 && unit === '[' && (depth === 0 || flags.includes('v'))) depth++;
    else if (length === 0 && unit === ']') depth = Math.max(0, depth - 1);
    repeatable = unit !== '(' && unit !== '|';
    at += length || (unit === '\\' ? 2 : 1);
  }
  return foreign;
}

const shortened = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text);
