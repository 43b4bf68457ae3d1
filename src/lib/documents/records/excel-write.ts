// Writes a workbook of Excel (.xlsx) with one sheet: ECMA-376, part 1.
import { strToU8, zipSync } from 'fflate';
import { Problem } from '../../../base/problem.ts';
import type { WRITE_PROBLEMS } from './names.ts';
import { type Rows, typeOf } from './rows.ts';

type WriteProblem = Problem<(typeof WRITE_PROBLEMS)[number]>;

/** Digits that Excel keeps; longer numbers are written as texts. */
const EXCEL_DIGITS = 15;
const LONGEST_TEXT = 32_767;
const MOST_COLUMNS = 16_384;
const DAY = 86_400_000;
/** Days are counted from here; before March 1900, Excel has one that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';

/** The formats of cells, by their index in the styles. */
const STYLE = { bold: 1, day: 2, time: 3 } as const;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML can't have are written as Excel does, and so is what looks like that. */
const escaped = (text: string) =>
  text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      /[\0-\x08\x0b\x0c\r\x0e-\x1f\ufffe\uffff]/g,
      (unit) => `_x${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** `A` to `XFD`. */
function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCodePoint(65 + ((rest - 1) % 26)) + name;
  return name;
}

const textCell = (place: string, text: string, style = '') =>
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** The serial number of a date; null if Excel has none for it. */
function serialOf(text: string): { serial: number; style: number } | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? [];
  if (day === undefined || day < FIRST_DAY) return null;
  const moment = Date.parse(`${day}T${time ?? '00:00'}Z`);
  // The 30th of February would become a day of March.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(day)) return null;
  return { serial: (moment - DAY_ZERO) / DAY, style: time === undefined ? STYLE.day : STYLE.time };
}

function cellXml(place: string, text: string, isQuoted: boolean): string {
  const type = isQuoted ? 'text' : typeOf(text);
  if (type === 'empty' || text === '') return '';
  if (type === 'number' && text.replaceAll(/\D/g, '').length <= EXCEL_DIGITS)
    return `<c r="${place}"><v>${text}</v></c>`;
  if (type === 'boolean') return `<c r="${place}" t="b"><v>${text.toLowerCase() === 'true' ? 1 : 0}</v></c>`;
  const date = type === 'date' ? serialOf(text) : null;
  return date ? `<c r="${place}" s="${date.style}"><v>${date.serial}</v></c>` : textCell(place, text);
}

/** Returns the bytes of a workbook. Throws Problem for what doesn't fit into a sheet. */
export function writeWorkbook(rows: Rows): Uint8Array<ArrayBuffer> {
  const columns = rows.names.map((_, column) => columnName(column));
  if (columns.length > MOST_COLUMNS)
    throw new Problem('too-many-columns', undefined, { count: columns.length, maximum: MOST_COLUMNS }) as WriteProblem;
  const header = rows.names.map((name, column) => textCell(`${columns[column]}1`, name, ` s="${STYLE.bold}"`));
  const lines = [`<row r="1">${header.join('')}</row>`];
  for (let row = 0; row < rows.count; row++) {
    const number = row + 2;
    let cells = '';
    for (const [column, name] of columns.entries()) {
      const text = rows.cell(row, column);
      if (text.length > LONGEST_TEXT)
        throw new Problem('too-long-cell', undefined, {
          cell: `${name}${number}`,
          maximum: LONGEST_TEXT,
        }) as WriteProblem;
      cells += cellXml(`${name}${number}`, text, rows.isQuoted(row, column));
    }
    lines.push(`<row r="${number}">${cells}</row>`);
  }
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const sheet = `<worksheet xmlns="${MAIN}">${frozen}<sheetData>${lines.join('')}</sheetData></worksheet>`;
  const parts = { ...PARTS, 'xl/worksheets/sheet1.xml': sheet };
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)]));
  // Always the same bytes for the same table.
  return Uint8Array.from(zipSync(files, { mtime: '1980-01-01T00:00:00' }));
}
