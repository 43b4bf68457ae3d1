import { attributeOf, type HtmlElement, isElement, styleOf } from '../../html/parse-html.ts';
import { displayWidth, padDisplay } from '../../../text/lines/display-width.ts';
import { BREAK, type Conversion, inlineOf, isLeftOut } from './inline.ts';

interface Cell {
  text: string;
  isHeader: boolean;
  align: string;
}

function rowsOf(table: HtmlElement): { row: HtmlElement; isHead: boolean }[] {
  return table.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [{ row: child, isHead: false }];
    if (!/^t(?:head|body|foot)$/.test(child.tagName)) return [];
    const isHead = child.tagName === 'thead';
    return child.childNodes
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'tr')
      .map((row) => ({ row, isHead }));
  });
}

const spanOf = (element: HtmlElement, name: string) =>
  Math.min(100, Math.max(1, Math.trunc(Number(attributeOf(element, name) ?? 1)) || 1));

/** The cells of a table; merged ones are followed by empty cells. */
function gridOf(table: HtmlElement, conversion: Conversion, contentOf: (cell: HtmlElement) => string): Cell[][] {
  const grid: Cell[][] = [];
  /** Rows that a cell above still covers, by column. */
  const covered: number[] = [];
  for (const { row, isHead } of rowsOf(table)) {
    const cells: Cell[] = [];
    const skip = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
        cells.push({ text: '', isHeader: false, align: '' });
      }
    };
    for (const cell of row.childNodes.filter(isElement)) {
      if (!/^t[dh]$/.test(cell.tagName) || isLeftOut(cell, conversion)) continue;
      skip();
      const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (columns > 1 || rows > 1) conversion.mergedCells = true;
      const align = styleOf(cell, 'text-align') || (attributeOf(cell, 'align') ?? '').toLowerCase();
      const isHeader = isHead || cell.tagName === 'th';
      for (let column = 0; column < columns; column++) {
        covered[cells.length] = rows - 1;
        cells.push({ text: column === 0 ? contentOf(cell) : '', isHeader, align });
      }
    }
    skip();
    if (cells.length > 0) grid.push(cells);
  }
  return grid;
}

/** Whether a table only places its content: a single cell, or one that says so. */
export function isLayoutTable(table: HtmlElement): boolean {
  const role = attributeOf(table, 'role');
  if (role === 'presentation' || role === 'none') return true;
  const rows = rowsOf(table);
  return rows.every(({ row }) => row.childNodes.filter(isElement).length <= 1) && !rows.some(({ isHead }) => isHead);
}

const RULES: Readonly<Record<string, (width: number) => string>> = {
  left: (width) => `:${'-'.repeat(Math.max(2, width - 1))}`,
  right: (width) => `${'-'.repeat(Math.max(2, width - 1))}:`,
  center: (width) => `:${'-'.repeat(Math.max(1, width - 2))}:`,
};

/** Writes a table of GitHub Flavored Markdown. */
export function tableOf(table: HtmlElement, conversion: Conversion): string {
  const contentOf = (cell: HtmlElement) => {
    const blocks = cell.childNodes.flatMap((node) =>
      isElement(node) && /^(?:p|div|ul|ol|li|h[1-6])$/.test(node.tagName) ? [node, null] : [node],
    );
    const lines: string[] = [];
    let run: HtmlElement['childNodes'] = [];
    const close = () => {
      const text = inlineOf(run, conversion).trim();
      if (text !== '') lines.push(text);
      run = [];
    };
    for (const node of blocks) {
      if (node === null) close();
      else run.push(node);
    }
    close();
    return lines
      .join(BREAK)
      .replaceAll(BREAK, '<br>')
      .replace(/(?<!\\)\|/g, '\\|');
  };
  const grid = gridOf(table, conversion, contentOf);
  const [first] = grid;
  if (!first) return '';
  const hasHeader = first.some(({ isHeader }) => isHeader);
  if (!hasHeader) conversion.headless = true;
  const columns = Math.max(...grid.map((row) => row.length));
  const texts = grid.map((row) => Array.from({ length: columns }, (_, index) => row[index]?.text ?? ''));
  const aligns = Array.from({ length: columns }, (_, index) => first[index]?.align || (grid[1]?.[index]?.align ?? ''));
  const widths = Array.from({ length: columns }, (_, index) =>
    conversion.options.alignTables ? Math.max(3, ...texts.map((row) => displayWidth(row[index] ?? ''))) : 0,
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const written = texts.map((row) =>
    line(
      row.map((text, index) =>
        padDisplay(
          text,
          widths[index] ?? 0,
          aligns[index] === 'right' ? 'right' : aligns[index] === 'center' ? 'center' : 'left',
        ),
      ),
    ),
  );
  const rule = line(
    widths.map((width, index) =>
      (RULES[aligns[index] ?? ''] ?? ((columnWidth: number) => '-'.repeat(Math.max(3, columnWidth))))(width),
    ),
  );
  return [written[0], rule, ...written.slice(1)].join('\n');
}
