import { resolvePlain } from './scalar.ts';

/** Narrower than the grammar: a letter first, and no `: ` or ` #` that would end the scalar. */
const PLAIN = /^[\p{L}_/](?:[\p{L}\p{M}\p{N}_./@+()%$^~=;<>!?'"&*|\\,-]|:(?=[^\s,:])| (?!#|$)|(?<! )#)*$/u;

/** What must be escaped: outside the printable set of YAML 1.2.2 section 5.1, or a line break of YAML 1.1. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/u;

/** Strings to the letter of YAML, which the 1.1 mode of the widespread `yaml` package takes for a number all the same. */
const MISREAD = /^e\d+$/i;

/** Whether a string can stand unquoted and is a string to readers of both versions. A comma ends it between brackets. */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (!PLAIN.test(text) || MISREAD.test(text) || (inFlow && text.includes(','))) return false;
  return resolvePlain(text, '1.1').kind === 'string' && resolvePlain(text, '1.2').kind === 'string';
}

/** Several lines that a literal block (`|`) shows as they are; readers differ on lines of nothing but space. */
export function isLiteral(text: string): boolean {
  return /^\S/.test(text) && /\n./.test(text) && !/\n(?:[ \t]+(?:\n|$)|\n$)/.test(text) && !UNPRINTABLE.test(text);
}

export function literal(text: string, indent: number): string {
  const body = text.replace(/\n$/, '').replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
  return `${text.endsWith('\n') ? '|' : '|-'}\n${' '.repeat(indent)}${body}`;
}

/**
 * One long line as a folded block (`>-`), broken at single spaces so that no line is wider than `width` where its words
 * allow it; a reader puts the spaces back. Null when there is no such space, or when the text needs escapes.
 */
export function folded(text: string, indent: number, width: number): string | null {
  if (!/^\S[^\n]*\S$/.test(text) || UNPRINTABLE.test(text)) return null;
  const lines: string[] = [];
  let line = '';
  // A break beside other white space would not fold back to one space (YAML 1.2.2 section 8.1.3).
  for (const piece of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (line !== '' && indent + longer.length > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  if (lines.length === 0) return null;
  return `>-${[...lines, line].map((one) => `\n${' '.repeat(indent)}${one}`).join('')}`;
}

/** A double-quoted scalar; the escapes of JSON are escapes of YAML. */
export function doubleQuoted(text: string): string {
  const escapes = new RegExp(UNPRINTABLE, 'gu');
  return JSON.stringify(text).replace(escapes, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A single-quoted scalar, or a double-quoted one where the text needs escapes. */
export function singleQuoted(text: string): string {
  return /[\n\t]/.test(text) || UNPRINTABLE.test(text) ? doubleQuoted(text) : `'${text.replaceAll("'", "''")}'`;
}
