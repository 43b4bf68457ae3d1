/** What the tools for tables have to choose from and to say, for their forms. */
import { GUESSED_CHARSETS } from '../../bytes/charset-guess.ts';

export const OPEN_PROBLEMS = [
  'not-text',
  'old-excel',
  'broken-excel',
  'no-sheet',
  'too-large',
  'no-rows',
  'unclosed-quote',
  'unknown-column',
] as const;
export const QUERY_PROBLEMS = ['bad-filter'] as const;
export const WRITE_PROBLEMS = ['too-many-rows', 'too-many-columns', 'too-long-cell'] as const;
export const DELIMITERS_BY_NAME = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type DelimiterName = keyof typeof DELIMITERS_BY_NAME;
export const DELIMITER_NAMES = Object.keys(DELIMITERS_BY_NAME) as DelimiterName[];
export const TABLE_CHARSETS = ['utf-8', ...GUESSED_CHARSETS] as const;
/** How a table can be read: its separator, its character set, and whether its first row has the names. */
export const READINGS = [...DELIMITER_NAMES, 'header-row', 'data-row', ...TABLE_CHARSETS] as const;
export const WRITE_FORMATS = ['csv', 'tsv', 'json', 'ndjson', 'excel', 'markdown', 'sql'] as const;
export type WriteFormat = (typeof WRITE_FORMATS)[number];
export const COLUMN_TYPES = ['number', 'date', 'boolean', 'text', 'empty'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];
export const KEPT = ['first', 'last', 'repeated'] as const;
export const JOINS = ['inner', 'left', 'full'] as const;
export const OPEN_NOTES = ['ragged', 'renamed', 'rival-delimiter', 'guessed-charset', 'more-sheets'] as const;
export const WRITE_NOTES = ['formulas', 'no-rows-left'] as const;
export const FACTS = [
  'format',
  'charset',
  'delimiter',
  'rows',
  'columns',
  'sheets',
  'of-rows',
  'csv',
  'json',
  'excel',
] as const;
export const WRITE_NAMES = {
  csv: 'CSV',
  tsv: 'TSV',
  json: 'JSON',
  ndjson: 'NDJSON',
  excel: 'Excel',
  markdown: 'Markdown',
  sql: 'SQL',
} as const;
/** What is said of each column. */
export const STATISTICS = [
  'name',
  'type',
  'filled',
  'empty',
  'unique',
  'least',
  'most',
  'mean',
  'median',
  'sum',
  'mode',
] as const;
