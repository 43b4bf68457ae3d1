/** What was removed from a text: something around, before or after it, or an encoding. */
export type Wrapper =
  | 'fence'
  | 'quotes'
  | 'brackets'
  | 'end'
  | 'header'
  | 'assignment'
  | 'call'
  | 'scheme'
  | 'prompt'
  | 'log'
  | 'mimeWord'
  | 'percent'
  | 'escapes';

/** A text found inside another one, and what was removed, outermost first. */
export interface Unwrapped {
  text: string;
  removed: readonly Wrapper[];
}

/** Longer texts are documents; they aren't searched for an inner text. */
export const LONGEST_LOOKED_INTO = 10_000;
const DEPTH = 6;
const MOST = 30;

const FENCE = /^```[\w+-]*[ \t]*\r?\n([^]*?)\r?\n?```$/;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
  '„': '“',
  '「': '」',
};
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '<': '>', '{': '}' };

/**
 * Whether each closing character follows its opening one. In `(a) + (b)`, the text between the outer ones fails this.
 */
function isBalanced(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Removes a matching pair of characters around a text. */
function within(text: string, pairs: Readonly<Record<string, string>>): string | null {
  const close = pairs[text.charAt(0)];
  if (close === undefined || text.length < 3 || !text.endsWith(close)) return null;
  const inner = text.slice(1, -1);
  const bare = close === '"' || close === "'" ? inner.replaceAll(`\\${close}`, '') : inner;
  const isPair = close !== text.charAt(0);
  if (bare !== inner && !bare.includes(close)) return unescaped(inner);
  // A URL in JSON, as PHP writes it.
  if (close === '"' && !inner.includes(close) && /^[a-z][a-z\d+.-]{1,20}:\\\/\\\//i.test(inner))
    return unescaped(inner);
  const closes = bare.split(close).length - 1;
  if (isPair) return isBalanced(bare, text.charAt(0), close) ? inner : null;
  return closes === 0 || (closes === 2 && inner.startsWith(close) && inner.endsWith(close)) ? inner : null;
}

/** Returns the content of a text that consists of a single Markdown code fence; null for any other text. */
export function insideFence(text: string): string | null {
  const inner = text.length > LONGEST_LOOKED_INTO ? undefined : FENCE.exec(text.trim())?.[1];
  return inner === undefined || inner.trim() === '' || inner.includes('```') ? null : inner;
}

const group = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[1] ?? null;

function decoded(text: string): string | null {
  if (!/%[\da-f]{2}/i.test(text)) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // bytes that aren't UTF-8
  }
}

/** Returns the value of a JSON or programming language string. */
function unescaped(text: string): string | null {
  if (!/\\["'nrt/\\]/.test(text)) return null;
  return text.replace(/\\(["'nrt/\\])/g, (_, letter: string) => ({ n: '\n', r: '\r', t: '\t' })[letter] ?? letter);
}

/**
 * Removes trailing commas or semicolons, or the `=` of a question. Not a pattern, which would be slow on a long run of
 * commas.
 */
function withoutEnd(text: string): string | null {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text[end - 1] === ';')) end -= 1;
  if (end === text.length && text.endsWith(' =')) end -= 1;
  return end === text.length ? null : text.slice(0, end);
}

/** A MIME word in Base64, which captures the Base64. */
const MIME_WORD = /^(?:[\w-]{2,40}:[ \t]*)?=\?[\w-]+\?b\?([A-Za-z\d+/]+={0,2})\?=$/i;

const LEVEL = '(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)';

const ASSIGNED =
  /^(?:(?:const|let|var|export|set|final|public|static|String|auto|WHERE|AND|OR|SET|where|and|or) +)*[\w.$@"'[\]-]{1,60} *(?::[ \w<>|]+)?(?:=|:=|=>) *(\S[^]*)$/;

/** The value of an assignment; an attribute of HTML has its ampersands escaped. */
function assigned(text: string): string | null {
  const value = ASSIGNED.exec(text)?.[1];
  if (value === undefined) return null;
  return /^(?:href|src|action|poster|cite|content|data-[\w-]{1,40}) *=/i.test(text)
    ? value.replaceAll('&amp;', '&')
    : value;
}

/** All ways to wrap a text, each with a function that unwraps it; null if the wrapper isn't present. */
const WRAPPERS: readonly (readonly [Wrapper, (text: string) => string | null])[] = [
  ['fence', insideFence],
  ['mimeWord', group(MIME_WORD)],
  ['end', group(/^([^]+)[,;]$/)],
  ['end', withoutEnd],
  ['quotes', (text) => within(text, QUOTES)],
  ['brackets', (text) => within(text, BRACKETS)],
  ['header', (text) => within(/^-(?:H|-header)[ =]?(["'][^]+["'])$/.exec(text)?.[1] ?? '', QUOTES)],
  [
    'prompt',
    group(
      /^(?:\$|#|%|❯|➜|>>>|[<>]|C:\\[^>\n]*>|PS [^>\n]*>|[\w-]+[>=]#?|\[?[\w.-]+@[\w.-]+[^$#%\n]{0,60}[$#%]) +(\S[^]*)$/,
    ),
  ],
  ['scheme', group(/^(?:Bearer|Token|JWT) +(\S+)$/i)],
  ['header', group(/^["']?[A-Za-z][\w .-]{0,40}["']?[ \t]{0,8}:[ \t]+(\S[^]*)$/)],
  ['header', group(/^(?:mailto|tel|sms):(\S+)$/i)],
  ['assignment', assigned],
  ['call', group(/^[\w-]{1,60}\((.+)\)$/)],
  ['assignment', group(/^--[\w-]{1,60}:[ \t]*(\S.*)$/)],
  ['log', group(/^\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?[ \t]+(\S[^]*)$/)],
  ['log', group(new RegExp(`^\\[?${LEVEL}\\]?:?[ \\t]+(\\S[^]*)$`))],
  ['log', group(/^(?:[-*•]|\d{1,3}[.)]) +(\S[^\n]*)$/)],
  ['log', group(/^(?:[\w.-]{1,40} )*[\w.-]{1,40}=(["[{][^]*)$/)],
  ['percent', decoded],
  // Quoted text is extracted before unescaping.
  ['escapes', (text) => (/(?<!\\)"/.test(text) ? null : unescaped(text))],
];

/** Returns the texts inside a text, those with the fewest wrappers removed first. The text itself is not included. */
export function unwrapped(text: string): Unwrapped[] {
  const start = text.trim();
  if (start === '' || start.length > LONGEST_LOOKED_INTO) return [];
  const seen = new Set([start]);
  const contents: Unwrapped[] = [];
  let level: Unwrapped[] = [{ text: start, removed: [] }];
  for (let depth = 0; depth < DEPTH && level.length > 0 && contents.length < MOST; depth += 1) {
    const next: Unwrapped[] = [];
    for (const { text: outer, removed } of level) {
      for (const [wrapper, take] of WRAPPERS) {
        const inner = take(outer)?.trim();
        if (!inner || seen.has(inner)) continue;
        seen.add(inner);
        next.push({ text: inner, removed: [...removed, wrapper] });
      }
    }
    contents.push(...next);
    level = next;
  }
  return contents.slice(0, MOST);
}
