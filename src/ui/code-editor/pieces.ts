/** UTF-16 units that an editor takes within a frame. */
export const PIECE = 128_000;

/** Cuts a text where neither a line break nor a surrogate pair is cut in two: 5 MB put into an editor at once hold the page up for a quarter of a second. */
export function pieces(text: string, size = PIECE): string[] {
  const found: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    let to = from + size;
    // Within the piece: a search in the whole of one long line would go back to its start each time.
    const lineEnd = text.slice(from, to).lastIndexOf('\n') + 1;
    if (lineEnd > 0) to = from + lineEnd;
    else if (/[\r\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    found.push(text.slice(from, to));
    from = to;
  }
  found.push(text.slice(from));
  return found;
}
