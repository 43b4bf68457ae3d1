/**
 * Returns the cells of a row of CSV (RFC 4180), which may be followed by others. As the reader of whole tables does, which
 * pages don't load; a test compares both.
 */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    const close = line[at] === '"' ? closingQuote(line, at, separator) : -1;
    const end = close < 0 ? endOf(line, at, separator) : close + 1;
    cells.push(close < 0 ? line.slice(at, end) : line.slice(at + 1, close).replaceAll('""', '"'));
    if (line[end] !== separator) return cells;
    at = end;
  }
}

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r';

function endOf(line: string, from: number, separator: string): number {
  let end = from;
  while (end < line.length && line[end] !== separator && !isLineEnd(line[end])) end++;
  return end;
}

/** The place of the quote that ends a cell; -1 if the quotes are part of its text: `"Title" and more`. */
function closingQuote(line: string, from: number, separator: string): number {
  let end = line.indexOf('"', from + 1);
  while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  const next = line[end + 1];
  return next === undefined || next === separator || isLineEnd(next) ? end : -1;
}
