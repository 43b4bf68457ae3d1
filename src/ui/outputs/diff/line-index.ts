/** The lines of a text by index, extracted on demand. */
export interface Lines {
  count: number;
  /** Without its line ending. */
  at: (index: number) => string;
}

/** A trailing line break doesn't start another, empty line. */
export function linesIn(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const count = text === '' ? 0 : starts.length - (text.endsWith('\n') ? 1 : 0);
  return {
    count,
    at: (index) => text.slice(starts[index], starts[index + 1]).replace(/\r?\n$/, ''),
  };
}
