import type { Cell } from '../values.ts';

/** A column of a grid. */
export interface GridColumn {
  name: string;
  /** Which cell of a row it shows. */
  cell: number;
  /** What its cells are, such as a number. */
  type: Cell;
  isNumber: boolean;
  /** How many letters of its longest texts are worth showing. */
  letters: number;
  /** How the fields of the operation name it. */
  written: string;
  /** How the list of chosen columns has it, with its new name. */
  chosen: string;
  /** Whether its cells have been said to be texts. */
  isText: boolean;
  /** The direction in which the rows are sorted by it. */
  sorted?: 'ascending' | 'descending';
}

/**
 * A table that is too large for a page: the page gets no rows, only where each one is in a file, and reads those that
 * are seen.
 */
export interface Grid {
  /** The first rows: what is copied, printed and passed on. */
  text: string;
  columns: readonly GridColumn[];
  count: number;
  /** Whether the table has more columns, or other names for them. */
  isPart: boolean;
  /** All columns that have been said to hold texts, as fields name them. */
  texts: readonly string[];
  /** CSV in UTF-8 with all rows, and perhaps others. */
  source: Blob;
  separator: string;
  /** In turn, where each row begins in the source and where the next one does, in bytes. */
  places: Uint32Array<ArrayBuffer>;
  /** The first rows as they are in the source, so that they are seen at once; each may end with a line break. */
  lines: readonly string[];
}

export const gridText = (grid: Grid | string): string => (typeof grid === 'string' ? grid : grid.text);
