import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Whether a stream is a terminal that shows colors; https://no-color.org */
const hasColors = (stream: NodeJS.WriteStream) =>
  stream.isTTY && (process.env.NO_COLOR ?? '') === '' && process.env.TERM !== 'dumb';

/** Returns a text in a color on a terminal, and as it is in a file or a pipe. */
export const styled = (stream: NodeJS.WriteStream, format: Format, text: string): string =>
  hasColors(stream) ? styleText(format, text) : text;

/** Letters that take two cells, and marks that take none. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const NONE = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) if (!NONE.test(letter)) width += WIDE.test(letter) ? 2 : 1;
  return width;
}

/** Longer cells don't push the others of their column aside. */
const WIDEST = 60;

/** Returns rows of cells as lines with aligned columns. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.slice(0, -1).entries())
      widths[at] = Math.max(widths[at] ?? 0, Math.min(widthOf(cell), WIDEST));
  return rows.map((row) =>
    row
      .map(
        (cell, at) => cell + ' '.repeat(at === row.length - 1 ? 0 : Math.max(0, (widths[at] ?? 0) - widthOf(cell)) + 2),
      )
      .join(''),
  );
}

/** Returns a text whose lines with tabs are tables with aligned columns. */
export function withAlignedTables(text: string): string {
  const lines: string[] = [];
  let table: string[][] = [];
  const end = () => {
    lines.push(...aligned(table));
    table = [];
  };
  for (const line of text.split('\n')) {
    if (line.includes('\t')) table.push(line.split('\t'));
    else {
      end();
      lines.push(line);
    }
  }
  end();
  return lines.join('\n');
}
