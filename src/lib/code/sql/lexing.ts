// Where dialects disagree on what is a string, a comment or code: the same text is then another statement.

import type { DialectOptions } from 'sql-formatter';

type Lexing = Pick<DialectOptions['tokenizerOptions'], 'stringTypes' | 'identTypes' | 'lineCommentTypes'> & {
  nestedBlockComments?: boolean;
};

/** What can begin something in which other characters are only text. */
const STARTS = /--|#|\/\/|\/\*|['"`]/g;

/** The names of temporary tables in SQL Server, where nobody writes a comment. */
const TEMPORARY = /\b((?:from|into|join|table|update|exists)\s)##?(?=[A-Za-z_])/gi;

/** Texts without these are read alike everywhere, except for the names of brackets, which keep their text. */
const DISPUTED = /#|\/\/|\\['"]|\/\*[^]*\/\*/;

/** Whether a backslash escapes a quote in this dialect, in a string without a prefix. */
function hasEscapes({ stringTypes, identTypes }: Lexing, quote: "'" | '"'): boolean {
  return [...stringTypes, ...identTypes].some((type) => {
    if (typeof type === 'object' && !('quote' in type)) return false;
    const name = typeof type === 'string' ? type : type.quote;
    const needsPrefix = typeof type !== 'string' && 'requirePrefix' in type && type.requirePrefix;
    return !needsPrefix && name.startsWith(quote) && name.endsWith('-bs');
  });
}

/** Returns the ends of each string, quoted name and comment. */
function boundariesOf(text: string, lexing: Lexing): number[] {
  const { lineCommentTypes: lineComments = ['--'], nestedBlockComments: nested = false } = lexing;
  const code = text.replace(TEMPORARY, (part) => part.replaceAll('#', '_'));
  const ends: number[] = [];
  const starts = new RegExp(STARTS);
  for (let match = starts.exec(code); match; match = starts.exec(code)) {
    const { 0: start, index } = match;
    const end = endOf(start, index);
    if (end === null) continue;
    ends.push(index, end);
    starts.lastIndex = end;
  }
  return ends;

  function endOf(start: string, at: number): number | null {
    if (start === '/*') return endOfComment(text, at, nested);
    if (start === '--' || start === '#' || start === '//') {
      if (!lineComments.includes(start)) return null;
      const end = text.indexOf('\n', at);
      return end < 0 ? text.length : end;
    }
    const escapes = start !== '`' && hasEscapes(lexing, start as "'" | '"');
    for (let i = at + 1; i < text.length; i++) {
      if (escapes && text[i] === '\\') i++;
      else if (text[i] === start && text[i + 1] === start) i++;
      else if (text[i] === start) return i + 1;
    }
    return text.length;
  }
}

function endOfComment(text: string, at: number, nested: boolean): number {
  let depth = 1;
  for (const { 0: mark, index } of text.slice(at + 2).matchAll(/\/\*|\*\//g)) {
    if (mark === '*/') depth--;
    else if (nested) depth++;
    if (depth === 0) return at + 2 + index + 2;
  }
  return text.length;
}

/** Whether any dialects could disagree on a text. */
export const isDisputed = (text: string): boolean => DISPUTED.test(text);

/** Returns the first place that two dialects don't both read as code, text or a comment; null if they read all alike. */
export function firstDifference(text: string, dialect: DialectOptions, other: DialectOptions): number | null {
  const [mine, theirs] = [dialect, other].map(({ tokenizerOptions }) => boundariesOf(text, tokenizerOptions)) as [
    number[],
    number[],
  ];
  const at = mine.findIndex((boundary, i) => boundary !== theirs[i]);
  if (at >= 0) return Math.min(mine[at]!, theirs[at] ?? Infinity);
  return theirs.length > mine.length ? theirs[mine.length]! : null;
}
