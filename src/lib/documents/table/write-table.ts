import { escapeHtml } from '../html/escape.ts';
import { displayWidth, padDisplay } from '../../text/lines/display-width.ts';
import { type CsvCell, TYPED } from '../csv/cell.ts';
import { fromTable } from '../csv/from-table.ts';
import { uniqueNames } from '../csv/unique-names.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { writeJson } from '../json/writer.ts';
import type { Align } from './grid.ts';
import type { TableTarget } from './targets.ts';

export interface WriteOptions {
  header: boolean;
  aligned: boolean;
  tableName: string;
  sqlQuotes: 'standard' | 'mysql' | 'sqlserver';
}

export interface Written {
  text: string;
  /** Texts that a spreadsheet would run as a formula. */
  formulas: number;
}

interface Drawn {
  header: string[] | null;
  rows: string[][];
  aligns: Align[];
  widths: number[];
}

const isNumber = ({ text, quoted }: CsvCell) => !quoted && /^-?\d/.test(text) && TYPED.test(text);

/** Columns of numbers are aligned at the right where nothing else was said. */
function alignsOf(body: readonly (readonly CsvCell[])[], aligns: readonly Align[]): Align[] {
  return aligns.map((align, index) => {
    const filled = body.map((row) => row[index]).filter((cell) => cell !== undefined && cell.text !== '');
    const isNumeric = filled.length > 0 && filled.every((cell) => cell !== undefined && isNumber(cell));
    return align === 'none' && isNumeric ? 'right' : align;
  });
}

const widthOf = (text: string) => text.split('\n').reduce((most, line) => Math.max(most, displayWidth(line)), 0);

function drawn(
  records: readonly (readonly CsvCell[])[],
  aligns: readonly Align[],
  header: boolean,
  textOf: (cell: CsvCell) => string,
): Drawn {
  const body = header ? records.slice(1) : records;
  const texts = records.map((row) => row.map(textOf));
  return {
    header: header ? (texts[0] ?? []) : null,
    rows: header ? texts.slice(1) : texts,
    aligns: alignsOf(body, aligns),
    widths: aligns.map((_, index) => texts.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0)),
  };
}

const sideOf = (align: Align | undefined) => (align === 'right' || align === 'center' ? align : 'left');

/** The lines of a row, as many as its longest cell has. */
function linesOf(row: readonly string[], { aligns, widths }: Drawn, isHeader = false): string[][] {
  const cells = row.map((text) => text.split('\n'));
  const height = cells.reduce((most, lines) => Math.max(most, lines.length), 1);
  return Array.from({ length: height }, (_, line) =>
    cells.map((lines, index) =>
      padDisplay(lines[line] ?? '', widths[index] ?? 0, isHeader ? 'left' : sideOf(aligns[index])),
    ),
  );
}

const RULES: Readonly<Record<Align, (width: number) => string>> = {
  none: (width) => '-'.repeat(Math.max(3, width)),
  left: (width) => `:${'-'.repeat(Math.max(2, width - 1))}`,
  right: (width) => `${'-'.repeat(Math.max(2, width - 1))}:`,
  center: (width) => `:${'-'.repeat(Math.max(1, width - 2))}:`,
};

function markdown(table: Drawn, aligned: boolean): string {
  const widths = table.widths.map((width) => (aligned ? Math.max(3, width) : 0));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const row = (cells: readonly string[]) =>
    line(cells.map((text, index) => padDisplay(text, widths[index] ?? 0, sideOf(table.aligns[index]))));
  // Markdown has no table without a header.
  const header = table.header ?? table.widths.map(() => '');
  return [
    row(header),
    line(table.aligns.map((align, index) => RULES[align](widths[index] ?? 0))),
    ...table.rows.map(row),
  ].join('\n');
}

interface Frame {
  top: [string, string, string, string];
  middle: [string, string, string, string];
  bottom: [string, string, string, string];
  bar: string;
}

const ASCII: Frame = {
  top: ['+', '-', '+', '+'],
  middle: ['+', '-', '+', '+'],
  bottom: ['+', '-', '+', '+'],
  bar: '|',
};
const BOX: Frame = { top: ['┌', '─', '┬', '┐'], middle: ['├', '─', '┼', '┤'], bottom: ['└', '─', '┴', '┘'], bar: '│' };

function framed(table: Drawn, frame: Frame, between: boolean, headRule = '-'): string {
  const rule = ([left, line, cross, right]: Frame['top'], fill = line) =>
    left + table.widths.map((width) => fill.repeat(width + 2)).join(cross) + right;
  const row = (cells: readonly string[], isHeader = false) =>
    linesOf(cells, table, isHeader)
      .map((line) => `${frame.bar} ${line.join(` ${frame.bar} `)} ${frame.bar}`)
      .join('\n');
  const head = table.header
    ? [row(table.header, true), rule(frame.middle, headRule === '=' ? '=' : frame.middle[1])]
    : [];
  const rows = table.rows.map((cells) => row(cells));
  return [rule(frame.top), ...head, rows.join(`\n${between ? `${rule(frame.middle)}\n` : ''}`), rule(frame.bottom)]
    .filter((part) => part !== '')
    .join('\n');
}

function psql(table: Drawn): string {
  const row = (cells: readonly string[], isHeader = false) =>
    linesOf(cells, table, isHeader)
      .map((line) => ` ${line.join(' | ')}`.trimEnd())
      .join('\n');
  const rule = table.widths.map((width) => '-'.repeat(width + 2)).join('+');
  const count = `(${table.rows.length} row${table.rows.length === 1 ? '' : 's'})`;
  return [
    row(table.header ?? table.widths.map((_, index) => `column${index + 1}`), true),
    rule,
    ...table.rows.map((cells) => row(cells)),
    count,
  ].join('\n');
}

function simple(table: Drawn): string {
  const widths = table.widths.map((width) => Math.max(2, width));
  const rule = widths.map((width) => '='.repeat(width)).join('  ');
  // An empty first cell would continue the row above.
  const row = (cells: readonly string[]) =>
    cells
      .map((text, index) => padDisplay(index === 0 && text === '' ? '\\' : text, widths[index] ?? 0, 'left'))
      .join('  ')
      .trimEnd();
  const head = table.header ? [row(table.header), rule] : [];
  return [rule, ...head, ...table.rows.map(row), rule].join('\n');
}

function html(table: Drawn): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `    <tr>${cells
      .map((text, index) => {
        const align = table.aligns[index] ?? 'none';
        return `<${tag}${align === 'none' ? '' : ` style="text-align: ${align}"`}>${escapeHtml(text).replaceAll('\n', '<br>')}</${tag}>`;
      })
      .join('')}</tr>`;
  const head = table.header ? ['  <thead>', row(table.header, 'th'), '  </thead>'] : [];
  return [
    '<table>',
    ...head,
    '  <tbody>',
    ...table.rows.map((cells) => row(cells, 'td')),
    '  </tbody>',
    '</table>',
  ].join('\n');
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function latex(table: Drawn): string {
  const cell = (text: string) =>
    text.replace(/[\\~^&%$#_{}]/g, (sign) => LATEX[sign] ?? `\\${sign}`).replaceAll('\n', ' ');
  const row = (cells: readonly string[]) => `  ${cells.map(cell).join(' & ')} \\\\`;
  const letters = table.aligns.map((align) => (align === 'right' ? 'r' : align === 'center' ? 'c' : 'l')).join('');
  const head = table.header ? [row(table.header), '  \\hline'] : [];
  return [
    `\\begin{tabular}{${letters}}`,
    '  \\hline',
    ...head,
    ...table.rows.map(row),
    '  \\hline',
    '\\end{tabular}',
  ].join('\n');
}

const QUOTES = { standard: ['"', '"'], mysql: ['`', '`'], sqlserver: ['[', ']'] } as const;

function sql(records: readonly (readonly CsvCell[])[], { header, tableName, sqlQuotes }: WriteOptions): string {
  const [open, close] = QUOTES[sqlQuotes];
  const name = (text: string) =>
    /^[a-z_][a-z\d_]*$/.test(text) ? text : open + text.replaceAll(close, close + close) + close;
  const value = (cell: CsvCell) => {
    if (cell.text === '' && !cell.quoted) return 'NULL';
    if (isNumber(cell) || (!cell.quoted && /^(?:true|false)$/i.test(cell.text))) return cell.text;
    const escaped = cell.text.replaceAll("'", "''");
    return `'${sqlQuotes === 'mysql' ? escaped.replaceAll('\\', '\\\\') : escaped}'`;
  };
  const [first = []] = records;
  const columns = header ? ` (${first.map(({ text }) => name(text)).join(', ')})` : '';
  const body = header ? records.slice(1) : records;
  if (body.length === 0) return '';
  const rows = body.map((row) => `  (${row.map(value).join(', ')})`);
  return `INSERT INTO ${name(tableName.trim() || 'my_table')}${columns} VALUES\n${rows.join(',\n')};`;
}

function json(records: readonly (readonly CsvCell[])[], asLists: boolean, header: boolean): string {
  const names = header && !asLists ? uniqueNames((records[0] ?? []).map(({ text }) => text)) : null;
  const body = names ? records.slice(1) : records;
  const items = fromTable(names, body, {
    nested: 'json',
    types: 'infer',
    decimals: 'point',
    blanks: 'null',
    guard: false,
  });
  return writeJson({ kind: 'list', items }, { indent: 2 }).text;
}

export function writeTable(
  records: readonly (readonly CsvCell[])[],
  aligns: readonly Align[],
  target: TableTarget,
  options: WriteOptions,
): Written {
  const draw = (textOf: (cell: CsvCell) => string = ({ text }) => text) =>
    drawn(records, aligns, options.header, textOf);
  const plain = (text: string): Written => ({ text, formulas: 0 });
  switch (target) {
    case 'markdown':
      return plain(
        markdown(
          draw(({ text }) => text.replace(/\|/g, '\\|').replaceAll('\n', '<br>')),
          options.aligned,
        ),
      );
    case 'csv':
    case 'tsv': {
      return writeCsv(
        records.map((row) => row.map((cell) => ({ text: cell.text, quoted: false }))),
        { delimiter: target === 'csv' ? ',' : '\t', lineEnd: '\n', quotes: 'needed', guard: false },
      );
    }
    case 'json':
    case 'json-lists':
      return plain(json(records, target === 'json-lists', options.header));
    case 'html':
      return plain(html(draw()));
    case 'mysql':
      return plain(
        framed(
          draw((cell) => (cell.text === '' && !cell.quoted ? 'NULL' : cell.text)),
          ASCII,
          false,
        ),
      );
    case 'box':
      return plain(framed(draw(), BOX, false));
    case 'psql':
      return plain(psql(draw()));
    case 'rst':
      return plain(framed(draw(), ASCII, true, '='));
    case 'rst-simple':
      return plain(simple(draw(({ text }) => text.replaceAll('\n', ' '))));
    case 'sql':
      return plain(sql(records, options));
    case 'latex':
      return plain(latex(draw()));
  }
}
