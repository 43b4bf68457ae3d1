// Tables drawn with characters: Markdown, the clients of databases, box drawing, reStructuredText, columns of spaces.
import { graphemesIn } from '../../../base/segments.ts';
import { displayWidth, graphemeWidth } from '../../text/lines/display-width.ts';
import type { CsvCell } from '../csv/cell.ts';
import { type Align, cellOf, type Grid, gridOf } from './grid.ts';

/** Cuts a row of Markdown at its pipes; `\|` is one in a cell. */
function cutPipes(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '');
  const cells: string[] = [];
  let cell = '';
  for (let at = 0; at < inner.length; at++) {
    const unit = inner.charAt(at);
    if (unit === '\\' && inner[at + 1] === '|') {
      cell += '|';
      at++;
    } else if (unit === '|') {
      cells.push(cell);
      cell = '';
    } else cell += unit;
  }
  if (cell.trim() !== '') cells.push(cell);
  return cells.map((text) => text.trim());
}

const DELIMITER_CELL = /^:?-+:?$/;

/** Whether a line is the one below the header of a Markdown table. */
export function isDelimiterRow(line: string): boolean {
  if (!/^[\s|:-]+$/.test(line) || !line.includes('-') || !/[|:]/.test(line)) return false;
  return cutPipes(line).every((cell) => DELIMITER_CELL.test(cell));
}

const alignOf = (rule: string): Align => {
  const [left, right] = [rule.startsWith(':'), rule.endsWith(':')];
  return left && right ? 'center' : right ? 'right' : left ? 'left' : 'none';
};

const breaksIn = (text: string) => text.replace(/<br\s*\/?>/gi, '\n');

export function readMarkdown(lines: readonly string[]): Grid {
  const at = lines.findIndex(
    (line, index) => index > 0 && isDelimiterRow(line) && (lines[index - 1] ?? '').includes('|'),
  );
  const start = at === -1 ? 0 : at - 1;
  const below = lines.slice(start);
  const end = below.findIndex((line) => !line.includes('|'));
  const body = end === -1 ? below : below.slice(0, end);
  const rows = body
    .filter((_, index) => at === -1 || index !== 1)
    .map((line) => cutPipes(line).map((text) => cellOf(breaksIn(text))));
  const aligns = at === -1 ? [] : cutPipes(lines[at] ?? '').map(alignOf);
  const surrounding = lines.filter((line) => line.trim() !== '').length - body.length;
  return gridOf(rows, { aligns, surrounding });
}

/** Cuts a line at columns on the screen, where wide characters take two. */
function cutAt(line: string, places: readonly number[]): string[] {
  const cells = Array.from({ length: places.length - 1 }, () => '');
  let column = 0;
  for (const grapheme of graphemesIn(line)) {
    const index = places.findIndex((place, cell) => column > place && column < (places[cell + 1] ?? 0));
    if (index >= 0) cells[index] += grapheme;
    column += graphemeWidth(grapheme);
  }
  return cells;
}

const BORDER = /^\s*\+(?:[-=:]+\+)+\s*$/;

export const isBorder = (line: string) => BORDER.test(line);

/** Cuts at the bars, or at the columns of the border where a cell has bars, too. */
function cutBars(line: string, places: readonly number[], bar: RegExp): string[] {
  const inner = line.trim();
  const cells = inner.slice(1, -1).split(bar);
  return cells.length === places.length - 1 ? cells : cutAt(inner, places);
}

function placesOf(border: string, corner: RegExp): number[] {
  return Array.from(border.trim()).flatMap((character, index) => (corner.test(character) ? [index] : []));
}

/** Merges the lines of a row that has several, cell by cell. */
function merged(lines: readonly string[][]): CsvCell[] {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return Array.from({ length: width }, (_, index) =>
    cellOf(
      lines
        .map((line) => (line[index] ?? '').trim())
        .join('\n')
        .trim(),
    ),
  );
}

interface Drawn {
  isBorder: (line: string) => boolean;
  cellsOf: (line: string) => string[];
  /** Reads a cell where each line is a row; null where all lines between two borders are one. */
  cellOfLine: ((text: string) => CsvCell) | null;
}

/** Returns the rows of a drawn table. */
function rowsBetween(lines: readonly string[], { isBorder: separates, cellsOf, cellOfLine }: Drawn): CsvCell[][] {
  const rows: CsvCell[][] = [];
  let open: string[][] = [];
  const close = () => {
    if (open.length > 0) rows.push(merged(open));
    open = [];
  };
  for (const line of lines) {
    if (separates(line)) close();
    else if (cellOfLine) rows.push(cellsOf(line).map((text) => cellOfLine(text)));
    else open.push(cellsOf(line));
  }
  close();
  return rows;
}

/** `+---+` tables: of MySQL, where each line is a row, or grid tables of reStructuredText, where borders separate rows. */
export function readBordered(lines: readonly string[]): { grid: Grid; isRst: boolean } {
  const drawn = lines.filter((line) => /^\s*[+|]/.test(line));
  const borders = drawn.filter(isBorder);
  const isRst = borders.some((line) => line.includes('=')) || borders.length > 3;
  const places = placesOf(borders[0] ?? '', /\+/);
  const cut = (line: string) => cutBars(line, places, /\|/);
  const rows = rowsBetween(drawn, { isBorder, cellsOf: cut, cellOfLine: isRst ? null : nullable });
  const surrounding = lines.filter((line) => line.trim() !== '' && !/^\s*[+|]/.test(line) && !CLIENT.test(line)).length;
  const hasHeader = !isRst || borders.some((line) => line.includes('=')) || borders.length > 3;
  return { grid: gridOf(rows, { surrounding, hasHeader }), isRst };
}

/** What the client of MySQL writes around a table. */
const CLIENT = /^(?:\d+ rows? in set|mysql>|MariaDB \[| *->|Empty set)/;

/** Clients of databases show NULL as a word. */
function nullable(text: string): CsvCell {
  const trimmed = text.trim();
  return trimmed === 'NULL' ? cellOf('') : cellOf(trimmed, trimmed === '');
}

const BOX_BORDER = /^[\s─━═┄┅┈┉╌╍┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜╭╮╰╯┠┨┯┷┿┝┥╂┰┸]+$/;
const BAR = /[│┃║┆┇┊┋╎╏]/;

export function readBox(lines: readonly string[]): Grid {
  const drawn = lines.filter((line) => BAR.test(line) || (line.trim() !== '' && BOX_BORDER.test(line)));
  const borders = drawn.filter((line) => BOX_BORDER.test(line));
  const separatesRows = borders.length > 3;
  const cellsOf = (line: string) =>
    line
      .trim()
      .replace(new RegExp(`^${BAR.source}`), '')
      .replace(new RegExp(`${BAR.source}$`), '')
      .split(BAR);
  const rows = rowsBetween(drawn, {
    isBorder: (line) => BOX_BORDER.test(line),
    cellsOf,
    cellOfLine: separatesRows ? null : (text) => cellOf(text.trim()),
  });
  return gridOf(rows, { surrounding: lines.filter((line) => line.trim() !== '').length - drawn.length });
}

/** The rule of psql below its header: `----+----`. */
export const isPsqlRule = (line: string) => /^[ \t]*-+(?:\+-+)*[ \t]*$/.test(line) && line.trim().length > 1;

export function readPsql(lines: readonly string[]): Grid {
  const at = lines.findIndex((line, index) => index > 0 && isPsqlRule(line));
  const rule = lines[at] ?? '';
  const places = [-1, ...Array.from(rule).flatMap((character, index) => (character === '+' ? [index] : [])), Infinity];
  const cut = (line: string) => {
    const cells = line.split('|');
    return cells.length === places.length - 1 ? cells : cutAt(line, places);
  };
  const rows: CsvCell[][] = [cut(lines[at - 1] ?? '').map((text) => cellOf(text.trim()))];
  let continues: string[] | null = null;
  let used = 2;
  for (const line of lines.slice(at + 1)) {
    if (/^\s*\(\d+ rows?\)\s*$/.test(line) || line.trim() === '') break;
    used++;
    const cells = cut(line);
    const texts: string[] = cells.map(
      (text, index) => text.trim().replace(/\+$/, '').trim() && (index >= 0 ? text.trim().replace(/ *\+$/, '') : ''),
    );
    const isOpen = cells.some((text) => text.trimEnd().endsWith('+') && displayWidth(text.trim()) > 1);
    const all: string[] = continues
      ? continues.map((text, index) => [text, texts[index] ?? ''].filter((part) => part !== '').join('\n'))
      : texts;
    if (isOpen) continues = all;
    else {
      rows.push(all.map((text) => cellOf(text)));
      continues = null;
    }
  }
  const footers = lines.filter((line) => line.trim() !== '' && !/^\s*\(\d+ rows?\)\s*$/.test(line)).length;
  return gridOf(rows, { surrounding: Math.max(0, footers - used) });
}

const SIMPLE_RULE = /^={2,}(?: +={2,})*\s*$/;
export const isSimpleRule = (line: string) => SIMPLE_RULE.test(line);

/** A simple table of reStructuredText, whose columns are those of its rules. */
export function readSimple(lines: readonly string[]): Grid {
  const first = lines.findIndex(isSimpleRule);
  const starts = [...(lines[first] ?? '').matchAll(/=+/g)].map((match) => match.index);
  const cut = (line: string) => {
    const cells = starts.map(() => '');
    let column = 0;
    for (const grapheme of graphemesIn(line)) {
      const index = starts.findLastIndex((start) => column >= start);
      if (index >= 0) cells[index] += grapheme;
      column += graphemeWidth(grapheme);
    }
    return cells.map((text) => text.trim());
  };
  const rules = lines.flatMap((line, index) => (isSimpleRule(line) ? [index] : []));
  const last = rules.at(-1) ?? lines.length;
  const rows: CsvCell[][] = [];
  for (const line of lines.slice(first + 1, last)) {
    if (line.trim() === '' || isSimpleRule(line) || /^-{2,}(?: +-{2,})*\s*$/.test(line)) continue;
    const cells = cut(line);
    const previous = rows.at(-1);
    // A row whose first cell is empty continues the one above.
    if (cells[0] === '' && previous) {
      rows[rows.length - 1] = previous.map(({ text }, index) =>
        cellOf([text, cells[index] ?? ''].filter((part) => part !== '').join('\n')),
      );
    } else rows.push(cells.map((text) => cellOf(text === '\\' ? '' : text)));
  }
  const outside = [...lines.slice(0, first), ...lines.slice(last + 1)].filter((line) => line.trim() !== '').length;
  return gridOf(rows, { surrounding: outside, hasHeader: rules.length > 2 });
}

/** Columns of at least two spaces, as `docker ps` and `kubectl get` print them, by the places of the header's words. */
export function readAligned(lines: readonly string[]): Grid {
  const written = lines.filter((line) => line.trim() !== '');
  const rows = written.map((line) => line.trim().split(/\s{2,}|\t+/));
  const header = rows[0] ?? [];
  const isUniform = rows.every((row) => row.length === header.length);
  if (isUniform) return gridOf(rows.map((row) => row.map((text) => cellOf(text))));
  const first = written[0] ?? '';
  let from = 0;
  const starts = header.map((name) => {
    const at = first.indexOf(name, from);
    from = at + name.length;
    return at;
  });
  return gridOf(
    written.map((line) =>
      starts.map((start, index) => cellOf(line.slice(index === 0 ? 0 : start, starts[index + 1]).trim())),
    ),
  );
}

/** Records that list one value in each line: `\G` of MySQL, `\x` of psql. */
export function readRecords(lines: readonly string[]): Grid {
  const names: string[] = [];
  const records: Map<string, string>[] = [];
  let surrounding = 0;
  for (const line of lines) {
    if (RECORD_START.test(line)) {
      records.push(new Map());
      continue;
    }
    const pair = /^\s*([^|:]*?)\s*(?:\||:)\s?(.*)$/.exec(line);
    const record = records.at(-1);
    if (!pair || !record || /^\d+ rows? in set/.test(line)) {
      if (line.trim() !== '' && !/^\d+ rows? in set/.test(line)) surrounding++;
      continue;
    }
    const name = pair[1] ?? '';
    if (!names.includes(name)) names.push(name);
    record.set(name, pair[2] ?? '');
  }
  const rows = records.map((record) => names.map((name) => nullable(record.get(name) ?? '')));
  return gridOf([names.map((name) => cellOf(name)), ...rows], { surrounding });
}

export const RECORD_START = /^(?:\*{3,} \d+\. row \*{3,}|-\[ RECORD \d+ \][-+]*)\s*$/;
