import { Problem } from '../../../base/problem.ts';
import type { CsvCell } from '../csv/cell.ts';
import { readCsv } from '../csv/read-csv.ts';
import { toTable } from '../csv/to-table.ts';
import { attributeOf, type HtmlElement, isElement, parseHtml, styleOf, textOf } from '../html/parse-html.ts';
import { readJson } from '../json/reader.ts';
import { type Align, cellOf, type Grid, gridOf, type TableFormat } from './grid.ts';
import {
  isBorder,
  isDelimiterRow,
  isPsqlRule,
  isSimpleRule,
  readAligned,
  readBordered,
  readBox,
  readMarkdown,
  readPsql,
  readRecords,
  readSimple,
  RECORD_START,
} from './read-lines.ts';
import { readInserts } from './read-sql.ts';

export interface ReadTable extends Grid {
  format: TableFormat;
}

/** Says what a table is written in, by the marks that only one notation has. */
export function formatOf(text: string): TableFormat {
  const trimmed = text.trim();
  const lines = trimmed.split(/\r\n|\r|\n/);
  if (trimmed.startsWith('<') && /<(?:table|tr|td|th)[\s>]/i.test(trimmed)) return 'html';
  if (/^[[{]/.test(trimmed) && /[\]}]$/.test(trimmed)) return 'json';
  if (/(?:^|[;\n])\s*(?:insert|replace)\s+(?:ignore\s+)?into\s/i.test(trimmed)) return 'sql';
  if (lines.some((line) => RECORD_START.test(line))) return 'records';
  if (/[│┃║]/.test(trimmed)) return 'box';
  const borders = lines.filter(isBorder);
  if (borders.length > 1) return borders.some((line) => line.includes('=')) || borders.length > 3 ? 'rst' : 'mysql';
  if (lines.some((line, index) => index > 0 && isDelimiterRow(line) && (lines[index - 1] ?? '').includes('|')))
    return 'markdown';
  if (
    lines.some(
      (line, index) => index > 0 && isPsqlRule(line) && (line.includes('+') || /^\s*\(\d+ rows?\)/m.test(trimmed)),
    )
  )
    return 'psql';
  if (lines.filter(isSimpleRule).length > 1 && isSimpleRule(lines.find((line) => line.trim() !== '') ?? ''))
    return 'rst-simple';
  return plainFormat(trimmed, lines);
}

function plainFormat(trimmed: string, lines: readonly string[]): TableFormat {
  if (lines.every((line) => line.includes('\t'))) return 'tsv';
  if (lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return 'markdown';
  const isSpaced = lines.length > 1 && lines.every((line) => line.trim() === '' || /\S\s{2,}\S/.test(line));
  if (isSpaced && !lines.every((line) => /[,;|]/.test(line))) return 'aligned';
  return trimmed.includes('\t') ? 'tsv' : 'csv';
}

/** @throws Problem with a code of TABLE_CODES, or one of JSON */
export function readTable(text: string, as: TableFormat | 'auto'): ReadTable {
  if (text.trim() === '') throw new Problem('no-table');
  const format = as === 'auto' ? formatOf(text) : as;
  return { ...read(text, format), format };
}

function read(text: string, format: TableFormat): Grid {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  switch (format) {
    case 'markdown':
      return readMarkdown(lines);
    case 'mysql':
    case 'rst':
      return readBordered(lines).grid;
    case 'box':
      return readBox(lines);
    case 'psql':
      return readPsql(lines);
    case 'rst-simple':
      return readSimple(lines);
    case 'records':
      return readRecords(lines);
    case 'aligned':
      return readAligned(lines);
    case 'csv':
    case 'tsv':
      return gridOf(readCsv(text, format === 'tsv' ? { delimiter: '\t' } : {}).records);
    case 'json':
      return readJsonTable(text);
    case 'html':
      return readHtmlTable(text);
    case 'sql':
      return readInserts(text);
  }
}

function readJsonTable(text: string): Grid {
  const { documents } = readJson(text, { documents: 'many' });
  const { header, rows } = toTable(documents, { nested: 'json', lists: 'json', nulls: 'empty' });
  // Rows may be of different length only if they are lists; their first one is usually the header.
  return gridOf(header ? [header, ...rows] : rows, { hasHeader: true });
}

function elementsIn(element: HtmlElement, name: string): HtmlElement[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : elementsIn(child, name)));
}

function cellText(cell: HtmlElement): string {
  const parts = cell.childNodes.map((node) => {
    if (isElement(node) && node.tagName === 'br') return '\n';
    const text = isElement(node) ? cellText(node) : textOf(node).replace(/\s+/g, ' ');
    return isElement(node) && /^(?:p|div|li)$/.test(node.tagName) ? `${text.trim()}\n` : text;
  });
  return parts
    .join('')
    .replace(/\u00a0/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}

const spanOf = (cell: HtmlElement, name: string) =>
  Math.min(1000, Math.max(1, Math.trunc(Number(attributeOf(cell, name) ?? 1)) || 1));

const ALIGNS: readonly string[] = ['left', 'right', 'center'];

function readHtmlTable(text: string): Grid {
  const body = parseHtml(/<table[\s>]/i.test(text) ? text : `<table>${text}</table>`);
  const tables = elementsIn(body, 'table');
  const [table] = tables;
  if (!table) throw new Problem('no-table');
  const covered: number[] = [];
  let isMerged = false;
  const parsed = elementsIn(table, 'tr').map((row) => {
    const cells: CsvCell[] = [];
    const aligns: Align[] = [];
    const skip = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
        cells.push(cellOf(''));
      }
    };
    const own = row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
    for (const cell of own) {
      skip();
      const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      isMerged ||= columns > 1 || rows > 1;
      const align = styleOf(cell, 'text-align') || (attributeOf(cell, 'align') ?? '').toLowerCase();
      for (let column = 0; column < columns; column++) {
        aligns[cells.length] = ALIGNS.includes(align) ? (align as Align) : 'none';
        covered[cells.length] = rows - 1;
        cells.push(cellOf(column === 0 ? cellText(cell) : ''));
      }
    }
    skip();
    return { cells, aligns };
  });
  const filled = parsed.filter(({ cells }) => cells.length > 0);
  const aligns = filled[1]?.aligns ?? filled[0]?.aligns ?? [];
  return gridOf(
    filled.map(({ cells }) => cells),
    { aligns, isMerged, surrounding: tables.length - 1 },
  );
}
