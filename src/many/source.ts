import type { Values } from '../executor/many.ts';
import { readCsv } from '../lib/documents/csv/read-csv.ts';
import type { NamedFile } from '../ui/parts/file-upload/dropped-files.ts';

/** How a text is split into values: by line, by empty lines, by lines of `---`, or the cells of a CSV column. */
export const SPLITS = ['lines', 'blocks', 'documents', 'csv'] as const;
export type Split = (typeof SPLITS)[number];

/** Values to run through the same steps. They are made when they are needed: the text stays in one piece. */
export interface Source extends Values {
  /** The name of a file. */
  nameAt(index: number): string | null;
  /** The table that the values are a column of. */
  readonly table?: Table;
}

interface Table {
  /** Names of the columns. */
  header: readonly string[];
  column: number;
  row(index: number): readonly string[];
  delimiter: string;
  /** Rows with another number of cells than the first one. */
  ragged: number;
}

/** Returns the parts of a text between separators; nothing needs to follow the last one. */
function parts(text: string, separator: RegExp): Source {
  const starts: number[] = [];
  const ends: number[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    starts.push(from);
    ends.push(match.index);
    from = match.index + match[0].length;
  }
  if (from < text.length) {
    starts.push(from);
    ends.push(text.length);
  }
  const [begins, stops] = [Uint32Array.from(starts), Uint32Array.from(ends)];
  return { count: begins.length, at: (index) => text.slice(begins[index], stops[index]), nameAt: () => null };
}

/** Blocks and documents have no value between two separators in a row. */
function nonEmpty(source: Source): Source {
  const kept = Array.from({ length: source.count }, (_, index) => index).filter(
    (index) => String(source.at(index)).trim() !== '',
  );
  return { count: kept.length, at: (index) => source.at(kept[index] ?? 0), nameAt: () => null };
}

/** Options for reading a CSV. */
export interface CsvOptions {
  column: number;
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean;
}

function csv(text: string, { column, hasHeader }: CsvOptions): Source {
  const { records, delimiter, ragged } = readCsv(text, { lenient: true });
  const rows = hasHeader ? records.slice(1) : records;
  const width = records.reduce((most, record) => Math.max(most, record.length), 0);
  const header = Array.from({ length: width }, (_, at) => (hasHeader && records[0]?.[at]?.text) || String(at + 1));
  return {
    count: rows.length,
    at: (index) => rows[index]?.[column]?.text ?? '',
    nameAt: () => null,
    table: {
      header,
      column,
      row: (index) => Array.from({ length: width }, (_, at) => rows[index]?.[at]?.text ?? ''),
      delimiter,
      ragged,
    },
  };
}

/** Splits a text into values. May throw the problem of a table that is too large. */
export function textSource(text: string, split: Split, options: CsvOptions): Source {
  switch (split) {
    case 'lines':
      return parts(text, /\r\n|\n|\r/g);
    case 'blocks':
      return nonEmpty(parts(text, /(?:^|\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))+/g));
    case 'documents':
      return nonEmpty(parts(text, /(?:^|\r\n|\n|\r)---[ \t]*(?:\r\n|\n|\r|$)/g));
    case 'csv':
      return csv(text, options);
  }
}

export const fileSource = (files: readonly NamedFile[]): Source => ({
  count: files.length,
  at: (index) => files[index]?.file ?? '',
  nameAt: (index) => files[index]?.path ?? null,
});
