// What a match is replaced with: literal text, groups, and changes of case, as editors and sed write them.
import { Problem } from '../../../base/problem.ts';

type Case = 'upper' | 'lower' | 'none';

type Token =
  | { type: 'text'; text: string }
  | { type: 'group'; group: number | string; written: string }
  | { type: 'before' }
  | { type: 'after' }
  /** The case of all that follows, or of the next character only. */
  | { type: 'case'; change: Case; isOnce: boolean };

export type Replacement = readonly Token[];

export interface ReplacementSyntax {
  /** Whether `$1` and `\1` are groups and `\U` changes the case. */
  hasGroups: boolean;
  /** Whether `&` alone is the match, as in sed. */
  hasAmpersand?: boolean;
}

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', a: '\x07', e: '\x1b' };
const CASES: Readonly<Record<string, Token>> = {
  U: { type: 'case', change: 'upper', isOnce: false },
  L: { type: 'case', change: 'lower', isOnce: false },
  E: { type: 'case', change: 'none', isOnce: false },
  u: { type: 'case', change: 'upper', isOnce: true },
  l: { type: 'case', change: 'lower', isOnce: true },
};

const CODE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/iy;
const GROUP_ESCAPE = /\\(?:(\d)|g(?:<(\w+)>|\{(\w+)\}))/y;
const DOLLAR = /\$(?:(\d{1,2})|<([^>\s]{1,100})>|\{(\w{1,100})\}|([&`'$]))/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the character of an escape such as `\n` or `\u00e9`, and its length; null if there is none. */
function characterAt(text: string, at: number): { character: string; length: number } | null {
  const code = matchAt(CODE, text, at);
  if (code) {
    const value = parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    if (value > 0x10_ffff) return null;
    return {
      character: value > 0xffff ? String.fromCodePoint(value) : String.fromCharCode(value),
      length: code[0].length,
    };
  }
  const next = text.charAt(at + 1);
  const simple = SIMPLE[next] ?? (/[^\da-z]/i.test(next) ? next : undefined);
  return simple === undefined ? null : { character: simple, length: 2 };
}

function badEscape(text: string, at: number): Problem<'bad-escape'> {
  return new Problem('bad-escape', at, { found: text.slice(at, at + 2) });
}

/** Decodes `\n`, `\t`, `\x41`, `\u00e9` and escaped signs. @throws Problem `bad-escape` */
export function decodeEscapes(text: string): string {
  let decoded = '';
  for (let at = 0; at < text.length;) {
    if (text[at] !== '\\') {
      decoded += text[at++];
      continue;
    }
    if (text[at + 1] === '0') {
      decoded += '\0';
      at += 2;
      continue;
    }
    const escape = characterAt(text, at);
    if (!escape) throw badEscape(text, at);
    decoded += escape.character;
    at += escape.length;
  }
  return decoded;
}

function dollarAt(text: string, at: number): { token: Token; length: number } | null {
  const match = matchAt(DOLLAR, text, at);
  if (!match) return null;
  const [written, digits, angled, braced, sign] = match;
  const name = digits ?? angled ?? braced;
  if (name !== undefined)
    return {
      token: { type: 'group', group: /^\d+$/.test(name) ? Number(name) : name, written },
      length: written.length,
    };
  const token: Token =
    sign === '$'
      ? { type: 'text', text: '$' }
      : sign === '&'
        ? { type: 'group', group: 0, written }
        : sign === '`'
          ? { type: 'before' }
          : { type: 'after' };
  return { token, length: written.length };
}

function escapeAt(text: string, at: number): { token: Token; length: number } {
  const group = matchAt(GROUP_ESCAPE, text, at);
  if (group) {
    const name = group[1] ?? group[2] ?? group[3] ?? '0';
    return {
      token: { type: 'group', group: /^\d+$/.test(name) ? Number(name) : name, written: group[0] },
      length: group[0].length,
    };
  }
  const escape = characterAt(text, at);
  if (escape) return { token: { type: 'text', text: escape.character }, length: escape.length };
  const change = CASES[text.charAt(at + 1)];
  if (!change) throw badEscape(text, at);
  return { token: change, length: 2 };
}

/** Reads a replacement with groups. @throws Problem `bad-escape` */
export function readReplacement(text: string, { hasGroups, hasAmpersand = false }: ReplacementSyntax): Replacement {
  if (!hasGroups) return text === '' ? [] : [{ type: 'text', text }];
  const tokens: Token[] = [];
  let plain = '';
  const put = (token: Token) => {
    if (plain !== '') tokens.push({ type: 'text', text: plain });
    plain = '';
    tokens.push(token);
  };
  for (let at = 0; at < text.length;) {
    const unit = text.charAt(at);
    const special =
      unit === '\\'
        ? escapeAt(text, at)
        : unit === '$'
          ? dollarAt(text, at)
          : unit === '&' && hasAmpersand
            ? { token: { type: 'group', group: 0, written: '&' } as const, length: 1 }
            : null;
    if (!special) plain += unit;
    else if (special.token.type === 'text') plain += special.token.text;
    else put(special.token);
    at += special?.length ?? 1;
  }
  if (plain !== '') tokens.push({ type: 'text', text: plain });
  return tokens;
}

function groupText(match: RegExpExecArray, group: number | string, written: string): string {
  if (typeof group === 'string') {
    const groups = match.groups;
    return groups && Object.hasOwn(groups, group) ? (groups[group] ?? '') : written;
  }
  if (group < match.length) return match[group] ?? '';
  // $12 is group 1 followed by a 2 if there are fewer than twelve groups.
  const first = Math.trunc(group / 10);
  if (group > 9 && first < match.length && /^\$\d\d$/.test(written)) return (match[first] ?? '') + String(group % 10);
  return written;
}

/** Returns the text that replaces a match in `text`. */
export function expandReplacement(replacement: Replacement, match: RegExpExecArray, text: string): string {
  let expanded = '';
  let change: Case = 'none';
  let once: Case = 'none';
  const put = (part: string) => {
    let cased = change === 'upper' ? part.toUpperCase() : change === 'lower' ? part.toLowerCase() : part;
    if (once !== 'none' && cased !== '') {
      const [first = ''] = cased;
      cased = (once === 'upper' ? first.toUpperCase() : first.toLowerCase()) + cased.slice(first.length);
      once = 'none';
    }
    expanded += cased;
  };
  for (const token of replacement) {
    if (token.type === 'text') put(token.text);
    else if (token.type === 'group') put(groupText(match, token.group, token.written));
    else if (token.type === 'before') put(text.slice(0, match.index));
    else if (token.type === 'after') put(text.slice(match.index + match[0].length));
    else if (token.type === 'case' && token.isOnce) once = token.change;
    else if (token.type === 'case') change = token.change;
  }
  return expanded;
}
