import { resolvePlain } from './scalar.ts';

/** Stricter than the grammar: starts with a letter, and contains no `: ` or ` #`, which would end the scalar. */
const PLAIN = /^[\p{L}_/](?:[\p{L}\p{M}\p{N}_./@+()%$^~=;<>!?'"&*|\\,-]|:(?=[^\s,:])| (?!#|$)|(?<! )#)*$/u;

/**
 * Characters that must be escaped: outside the printable set of YAML 1.2.2 section 5.1, or a line break in YAML 1.1.
 */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/u;

/** Strings by the YAML specification that the 1.1 mode of the popular `yaml` package nevertheless reads as numbers. */
const MISREAD = /^e\d+$/i;

/** Whether a string can be unquoted and is a string for readers of both versions. Inside brackets, a comma ends it. */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (!PLAIN.test(text) || MISREAD.test(text) || (inFlow && text.includes(','))) return false;
  return resolvePlain(text, '1.1').kind === 'string' && resolvePlain(text, '1.2').kind === 'string';
}

/** Several lines that a literal block (`|`) preserves; readers differ on lines that contain only spaces. */
export function isLiteral(text: string): boolean {
  return /^\S/.test(text) && /\n./.test(text) && !/\n(?:[ \t]+(?:\n|$)|\n$)/.test(text) && !UNPRINTABLE.test(text);
}

export function literal(text: string, indent: number): string {
  const body = text.replace(/\n$/, '').replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
  return `${text.endsWith('\n') ? '|' : '|-'}\n${' '.repeat(indent)}${body}`;
}

/**
 * Writes one long line as a folded block (`>-`), broken at single spaces so that no line is wider than `width` if
 * possible; a reader restores the spaces. Null if there is no such space, or the text needs escapes.
 */
export function folded(text: string, indent: number, width: number): string | null {
  if (!/^\S[^\n]*\S$/.test(text) || UNPRINTABLE.test(text)) return null;
  const lines: string[] = [];
  let line = '';
  // A break next to other whitespace would not fold back to one space (YAML 1.2.2 section 8.1.3).
  for (const piece of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (line !== '' && indent + longer.length > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  if (lines.length === 0) return null;
  return `>-${[...lines, line].map((part) => `\n${' '.repeat(indent)}${part}`).join('')}`;
}

/** Writes a double-quoted scalar; YAML supports the escapes of JSON. */
export function doubleQuoted(text: string): string {
  const escapes = new RegExp(UNPRINTABLE, 'gu');
  return JSON.stringify(text).replace(escapes, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes a single-quoted scalar, or a double-quoted one if the text needs escapes. */
export function singleQuoted(text: string): string {
  return /[\n\t]/.test(text) || UNPRINTABLE.test(text) ? doubleQuoted(text) : `'${text.replaceAll("'", "''")}'`;
}
