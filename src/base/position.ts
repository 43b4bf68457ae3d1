/** A position in a text: `offset` in UTF-16 units from 0; `line` and `column` from 1, the column in code points. */
export interface Position {
  offset: number;
  line: number;
  column: number;
}

/**
 * Returns a function from offsets in `text` to their positions, which goes on from the offset before: many ascending ones take no longer than the last
 * alone. Lines end at \n, \r\n or a lone \r. An offset outside the text is clamped to it.
 */
export function positionsIn(text: string): (offset: number) => Position {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  let counted = { at: 0, points: 0 };
  return (offset) => {
    const target = Math.min(Math.max(Math.trunc(offset) || 0, 0), text.length);
    if (target < at) [at, line, lineStart, counted] = [0, 1, 0, { at: 0, points: 0 }];
    for (; at < target; at++) {
      const unit = text.charCodeAt(at);
      // In \r\n, the \n ends the line, so both characters stay on it.
      if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
        line++;
        lineStart = at + 1;
      }
    }
    // Not behind a pair that the offset before may have split.
    const from = counted.at > lineStart && (text.charCodeAt(counted.at - 1) & 0xfc00) !== 0xd800 ? counted : null;
    const points = (from?.points ?? 0) + countCodePoints(text, from?.at ?? lineStart, target);
    counted = { at: target, points };
    return { offset: target, line, column: points + 1 };
  };
}

/** Returns the position of `offset` in `text`. */
export const positionAt = (text: string, offset: number): Position => positionsIn(text)(offset);

/**
 * Returns the offset of a line and column in a text whose lines end with \n, as in a textarea; the nearest offset if
 * the position doesn't exist.
 */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  let offset = start;
  for (let current = 1; current < column && offset < text.length && text[offset] !== '\n'; current++) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Returns the text of a 1-based line without its line ending; empty if the line doesn't exist. */
export function lineOf(text: string, line: number): string {
  let start = 0;
  for (let current = 1; ; current++) {
    const end = lineEnd(text, start);
    if (current === line) return text.slice(start, end);
    if (end === text.length || current > line) return '';
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** Returns the character at `offset` in readable form: as is, or `U+000A` if it is invisible; empty at the end. */
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
    // An offset inside a surrogate pair points at that character, not after it.
    if (i < end) count++;
  }
  return count;
}
