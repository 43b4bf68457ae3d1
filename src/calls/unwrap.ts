/** What was taken off a text: around it, in front of it, behind it, or a way of writing it. */
export type Wrapper =
  | 'fence'
  | 'quotes'
  | 'brackets'
  | 'end'
  | 'header'
  | 'assignment'
  | 'scheme'
  | 'prompt'
  | 'log'
  | 'mimeWord'
  | 'percent'
  | 'escapes';

/** A text inside another one, and what was taken off, the outermost first. */
export interface Unwrapped {
  text: string;
  removed: readonly Wrapper[];
}

/** Longer texts are documents: what is inside of them is not looked for. */
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

/** Does each closing character have its opening one before it? What stands between `(a) + (b)` does not. */
function isBalanced(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A text without a pair of characters around it that belong together. */
function within(text: string, pairs: Readonly<Record<string, string>>): string | null {
  const close = pairs[text.charAt(0)];
  if (close === undefined || text.length < 3 || !text.endsWith(close)) return null;
  const inner = text.slice(1, -1);
  const bare = close === '"' || close === "'" ? inner.replaceAll(`\\${close}`, '') : inner;
  const isPair = close !== text.charAt(0);
  if (bare !== inner && !bare.includes(close)) return unescaped(inner);
  const closes = bare.split(close).length - 1;
  if (isPair) return isBalanced(bare, text.charAt(0), close) ? inner : null;
  return closes === 0 || (closes === 2 && inner.startsWith(close) && inner.endsWith(close)) ? inner : null;
}

/** What is inside the code fence of Markdown that is all of a text; null where there is none, or more than one. */
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
    return null; // bytes that are no UTF-8
  }
}

/** What a string of JSON or a programming language stands for. */
function unescaped(text: string): string | null {
  if (!/\\["'nrt/\\]/.test(text)) return null;
  return text.replace(/\\(["'nrt/\\])/g, (_, letter: string) => ({ n: '\n', r: '\r', t: '\t' })[letter] ?? letter);
}

/** A text without the commas or semicolons at its end, or the `=` of a question. Not a pattern: it would take its time on a row of commas. */
function withoutEnd(text: string): string | null {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text[end - 1] === ';')) end -= 1;
  if (end === text.length && text.endsWith(' =')) end -= 1;
  return end === text.length ? null : text.slice(0, end);
}

/** The text of a MIME word in Base64, which is what its Base64 says. */
const MIME_WORD = /^(?:[\w-]{2,40}:[ \t]*)?=\?[\w-]+\?b\?([A-Za-z\d+/]+={0,2})\?=$/i;

const LEVEL = '(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)';

/** Each way to write something around a text, and how to take it off; null where it is not there. */
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
  [
    'assignment',
    group(
      /^(?:(?:const|let|var|export|set|final|public|static|String|auto|WHERE|AND|OR|SET|where|and|or) +)*[\w.$@"'[\]-]{1,60} *(?::[ \w<>|]+)?(?:=|:=|=>) *(\S[^]*)$/,
    ),
  ],
  ['assignment', group(/^[\w-]{1,60}\((.+)\)$/)],
  ['assignment', group(/^--[\w-]{1,60}:[ \t]*(\S.*)$/)],
  ['log', group(/^\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?[ \t]+(\S[^]*)$/)],
  ['log', group(new RegExp(`^\\[?${LEVEL}\\]?:?[ \\t]+(\\S[^]*)$`))],
  ['log', group(/^(?:[-*•]|\d{1,3}[.)]) +(\S[^\n]*)$/)],
  ['log', group(/^(?:[\w.-]{1,40} )*[\w.-]{1,40}=(["[{][^]*)$/)],
  ['percent', decoded],
  // What is in quotes is taken out of them first.
  ['escapes', (text) => (/(?<!\\)"/.test(text) ? null : unescaped(text))],
];

/** The texts inside a text, those with the least taken off first. The text itself is not among them. */
export function unwrapped(text: string): Unwrapped[] {
  const start = text.trim();
  if (start === '' || start.length > LONGEST_LOOKED_INTO) return [];
  const seen = new Set([start]);
  const found: Unwrapped[] = [];
  let level: Unwrapped[] = [{ text: start, removed: [] }];
  for (let depth = 0; depth < DEPTH && level.length > 0 && found.length < MOST; depth += 1) {
    const next: Unwrapped[] = [];
    for (const { text: outer, removed } of level) {
      for (const [wrapper, take] of WRAPPERS) {
        const inner = take(outer)?.trim();
        if (!inner || seen.has(inner)) continue;
        seen.add(inner);
        next.push({ text: inner, removed: [...removed, wrapper] });
      }
    }
    found.push(...next);
    level = next;
  }
  return found.slice(0, MOST);
}
