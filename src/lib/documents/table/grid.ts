import { Problem } from '../../../base/problem.ts';
import { MAX_VALUES } from '../../../base/syntax-problem.ts';
import type { CsvCell } from '../csv/cell.ts';

export type Align = 'left' | 'right' | 'center' | 'none';

/** A table whatever it was written in. An unquoted empty cell has no value, as in CSV. */
export interface Grid {
  rows: CsvCell[][];
  /** Whether the notation itself names the first row a header. */
  hasHeader: boolean;
  aligns: Align[];
  /** The name of an SQL table. */
  name?: string;
  /** Lines of text around the table that don't belong to it. */
  surrounding: number;
  /** Whether merged cells were repeated as empty ones. */
  isMerged?: boolean;
}

export const TABLE_FORMATS = [
  'markdown',
  'csv',
  'tsv',
  'json',
  'html',
  'mysql',
  'psql',
  'box',
  'rst',
  'rst-simple',
  'sql',
  'records',
  'aligned',
] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const TABLE_CODES = [
  'no-table',
  'bad-sql',
  'unclosed-quote',
  'text-after-quote',
  'quote-in-field',
  'field-count',
  'too-many-values',
  'too-deep',
] as const;

export const cellOf = (text: string, quoted = false): CsvCell => ({ text, quoted });

/** Makes all rows equally long. @throws Problem `no-table` or `too-many-values` */
export function gridOf(rows: readonly (readonly CsvCell[])[], details: Partial<Grid> = {}): Grid {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length === 0 || width === 0) throw new Problem('no-table');
  if (rows.length * width > MAX_VALUES) throw new Problem('too-many-values', undefined, { limit: MAX_VALUES });
  const full = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => cellOf(''))]);
  const aligns = Array.from({ length: width }, (_, index) => details.aligns?.[index] ?? 'none');
  return { hasHeader: true, surrounding: 0, ...details, rows: full, aligns };
}
