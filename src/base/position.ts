/** A place in a text: `offset` in UTF-16 units from 0; `line` and `column` from 1, the column in code points. */
export interface Position {
  offset: number;
  line: number;
  column: number;
}

/** Where `offset` lies in `text`. Lines end at \n, \r\n or a lone \r. An offset outside the text is moved to its nearest end. */
export function positionAt(text: string, offset: number): Position {
  const target = Math.min(Math.max(Math.trunc(offset) || 0, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (let i = 0; i < target; i++) {
    const unit = text.charCodeAt(i);
    // In \r\n the \n ends the line, so both halves stay on it.
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) {
      line++;
      lineStart = i + 1;
    }
  }
  return { offset: target, line, column: countCodePoints(text, lineStart, target) + 1 };
}

/** The text of a 1-based line without its line end; empty when there is no such line. */
export function lineOf(text: string, line: number): string {
  let start = 0;
  for (let current = 1; ; current++) {
    const end = lineEnd(text, start);
    if (current === line) return text.slice(start, end);
    if (end === text.length || current > line) return '';
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** The character at `offset` as a person can read it: itself, or `U+000A` when it cannot be seen; empty at the end. */
export function visibleCharacter(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return '';
  const character = String.fromCodePoint(code);
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : character;
}

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

function countCodePoints(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const low = text.charCodeAt(i + 1);
    const pair = (text.charCodeAt(i) & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
    if (pair) i++;
    // An offset between the two halves of a pair points at that character, not behind it.
    if (i < end) count++;
  }
  return count;
}
