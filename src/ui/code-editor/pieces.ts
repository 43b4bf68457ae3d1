/** UTF-16 units that an editor takes within a frame. */
const PIECE = 256_000;

/** Cuts a text where neither a line break nor a surrogate pair is cut in two: 5 MB put into an editor at once hold the page up for a quarter of a second. */
export function pieces(text: string, size = PIECE): string[] {
  const found: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    let to = from + size;
    const lineEnd = text.lastIndexOf('\n', to - 1) + 1;
    if (lineEnd > from) to = lineEnd;
    else if (/[\r\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    found.push(text.slice(from, to));
    from = to;
  }
  found.push(text.slice(from));
  return found;
}
