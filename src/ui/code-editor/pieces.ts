/** UTF-16 units that an editor can insert within a frame. */
export const PIECE = 128_000;

/**
 * Splits a text without breaking line breaks or surrogate pairs: inserting 5 MB at once blocks the page for a quarter
 * of a second.
 */
export function pieces(text: string, size = PIECE): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    let to = from + size;
    // Searches only within the piece: on one long line, searching the whole text would go back to its start every time.
    const lineEnd = text.slice(from, to).lastIndexOf('\n') + 1;
    if (lineEnd > 0) to = from + lineEnd;
    else if (/[\r\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    pieces.push(text.slice(from, to));
    from = to;
  }
  pieces.push(text.slice(from));
  return pieces;
}
