/** The lines of a text by their index, cut out when they are asked for. */
export interface Lines {
  count: number;
  /** Without its line end. */
  at: (index: number) => string;
}

/** What ends in a line break has no empty line after it. */
export function linesIn(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const count = text === '' ? 0 : starts.length - (text.endsWith('\n') ? 1 : 0);
  return {
    count,
    at: (index) => text.slice(starts[index], starts[index + 1]).replace(/\r?\n$/, ''),
  };
}
