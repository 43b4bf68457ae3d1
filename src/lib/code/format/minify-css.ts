// Removes what no browser needs from CSS, and nothing that it could: the values stay as they are written.
import { Problem } from '../../../base/problem.ts';

/** Comments, strings, unquoted addresses, whitespace, and any other character. */
const TOKENS =
  /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*(?!["'\s])[^)\n]*\)|\\[^]|\s+|[^]/giu;

type Part = { kind: 'text' | 'blank' | 'mark'; text: string };

/** Throws Problem `bad-syntax` for a bracket without its other one. */
export function minifyCss(css: string): string {
  const result: string[] = [];
  let parts: Part[] = [];
  const open: { mark: string; offset: number }[] = [];
  /** Writes what came before a mark, and the mark if it is needed. */
  const flush = (mark: string) => {
    const text = mark === '{' ? prelude(parts) : declaration(parts);
    parts = [];
    if (mark === '}' && text === '' && result.at(-1) === ';') result.pop();
    // An empty declaration is none.
    if (text !== '') result.push(text);
    if (mark !== ';' || text !== '') result.push(mark);
  };
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token.startsWith('/*')) {
      // Licenses begin with an exclamation mark.
      if (token.startsWith('/*!')) parts.push({ kind: 'text', text: token });
      // Words on both sides of a comment are two.
      else if (parts.length > 0) parts.push({ kind: 'blank', text: '' });
    } else if (/^\s/.test(token)) parts.push({ kind: 'blank', text: token });
    else if (/^[([]$/.test(token)) {
      open.push({ mark: token, offset: index });
      parts.push({ kind: 'mark', text: token });
    } else if (/^[)\]]$/.test(token)) {
      close(open, token, index);
      parts.push({ kind: 'mark', text: token });
    } else if (token === '{') {
      const isValue = /^\s*--[^:]*:/.test(parts.map(({ text }) => text).join(''));
      open.push({ mark: isValue ? '{value' : '{', offset: index });
      if (isValue) parts.push({ kind: 'text', text: token });
      else flush('{');
    } else if (token === '}') {
      if (close(open, token, index) === '{value') parts.push({ kind: 'text', text: token });
      else flush('}');
    } else if (token === ';' && !/^[([]|value/.test(open.at(-1)?.mark ?? '')) {
      flush(';');
    } else parts.push({ kind: /^[,:>~+!]$/.test(token) ? 'mark' : 'text', text: token });
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new Problem('bad-syntax', unclosed.offset, { detail: `Unclosed ${unclosed.mark[0]}` });
  flush('');
  return result.join('');
}

const OTHER: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function close(open: { mark: string; offset: number }[], token: string, offset: number): string {
  const last = open.pop()?.mark ?? '';
  if (last[0] !== OTHER[token]) throw new Problem('bad-syntax', offset, { detail: `Unexpected ${token}` });
  return last;
}

/** Joins the parts without the blanks next to what `drops` says. */
function joined(parts: readonly Part[], drops: (before: Part, after: Part) => boolean): string {
  let text = '';
  let blank = false;
  let before: Part | undefined;
  for (const part of parts) {
    if (part.kind === 'blank') {
      blank = true;
      continue;
    }
    if (before && blank && !drops(before, part)) text += ' ';
    text += part.text;
    before = part;
    blank = false;
  }
  return text;
}

const isMark = ({ kind, text }: Part, marks: string) => kind === 'mark' && marks.includes(text);

/** What is in front of a block: selectors, or a rule with an at sign. */
function prelude(parts: readonly Part[]): string {
  const isRule = parts.find(({ kind }) => kind !== 'blank')?.text.startsWith('@') === true;
  if (isRule) return joined(parts, (before, after) => isMark(before, ',([') || isMark(after, ',)]'));
  return joined(parts, (before, after) => isMark(before, ',>~+([') || isMark(after, ',>~+)]'));
}

function declaration(parts: readonly Part[]): string {
  const colon = parts.findIndex((part) => isMark(part, ':'));
  const first = parts.find(({ kind }) => kind !== 'blank');
  if (!first) return '';
  if (first.text.startsWith('@') || colon < 0)
    return joined(parts, (before, after) => isMark(before, ',(') || isMark(after, ',)'));
  const name = joined(parts.slice(0, colon), () => false).trim();
  const value = parts.slice(colon + 1);
  if (name.includes('--')) {
    // Custom properties have any tokens, whose blanks scripts can see.
    const own = value
      .map(({ text }) => text)
      .join('')
      .trim();
    return `${name}:${own === '' ? ' ' : own}`;
  }
  const own = joined(value, (before, after) => isMark(before, ',(![') || isMark(after, ',)!]'));
  return `${name}:${own.trim()}`;
}
