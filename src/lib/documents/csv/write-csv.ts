import { guarded, isFormula, type CsvCell } from './cell.ts';

export interface CsvWriteOptions {
  /** One character. */
  delimiter: string;
  lineEnd: '\n' | '\r\n';
  /** Quotes only where RFC 4180 or the cell requires them, or around every field. */
  quotes: 'needed' | 'always';
  /** Adds an apostrophe to texts that a spreadsheet would run as a formula. */
  guard: boolean;
}

/**
 * Writes records as RFC 4180, without a line ending after the last one. `formulas` counts the texts that look like
 * formulas.
 */
export function writeCsv(
  records: readonly (readonly CsvCell[])[],
  { delimiter, lineEnd, quotes, guard }: CsvWriteOptions,
): { text: string; formulas: number } {
  let formulas = 0;
  const field = (cell: CsvCell): string => {
    if (isFormula(cell)) formulas++;
    const shown = guard ? guarded(cell) : cell.text;
    // Some readers trim; quotes preserve leading and trailing spaces.
    const needed = cell.quoted || /["\r\n]|^\s|\s$/.test(shown) || shown.includes(delimiter);
    return needed || quotes === 'always' ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  const lines = records.map((record) => {
    const line = record.map(field).join(delimiter);
    // A record with one empty field would be a blank line, which readers skip.
    return record.length === 1 && line === '' ? '""' : line;
  });
  return { text: lines.join(lineEnd), formulas };
}
