// A grid of cells under titles, of which only the rows in sight are drawn. Cells are numbered through all sections.

export const TITLE_HEIGHT = 36;
export const CELL_SIZE = 44;

export interface TitleRow {
  kind: 'title';
  section: number;
  top: number;
}

export interface CellRow {
  kind: 'cells';
  section: number;
  top: number;
  /** Number of its first cell. */
  start: number;
  length: number;
}

export type GridRow = TitleRow | CellRow;

export interface GridLayout {
  rows: readonly GridRow[];
  /** Pixels of all rows. */
  height: number;
  columns: number;
  cells: number;
}

/** Rows of sections with so many cells each; a section without cells has no title. */
export function layOut(lengths: readonly number[], columns: number): GridLayout {
  const rows: GridRow[] = [];
  let top = 0;
  let cells = 0;
  lengths.forEach((length, section) => {
    if (length === 0) return;
    rows.push({ kind: 'title', section, top });
    top += TITLE_HEIGHT;
    for (let from = 0; from < length; from += columns) {
      rows.push({ kind: 'cells', section, top, start: cells + from, length: Math.min(columns, length - from) });
      top += CELL_SIZE;
    }
    cells += length;
  });
  return { rows, height: top, columns, cells };
}

export const rowHeight = ({ kind }: GridRow): number => (kind === 'title' ? TITLE_HEIGHT : CELL_SIZE);

const isCells = (row: GridRow): row is CellRow => row.kind === 'cells';

/** The row that holds a cell. */
export function rowOf({ rows }: GridLayout, cell: number): CellRow | undefined {
  return rows.filter(isCells).find(({ start, length }) => cell >= start && cell < start + length);
}

/** The rows between two heights, and the one of the current cell, which keeps the focus when it is scrolled out of sight. */
export function rowsInSight(layout: GridLayout, from: number, to: number, current: number): GridRow[] {
  const own = rowOf(layout, current);
  return layout.rows.filter((row) => row === own || (row.top + rowHeight(row) > from && row.top < to));
}

export type GridKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'First'
  | 'Last';

/** The cell that a key leads to from another; null where the grid ends. `page` is the number of rows in sight. */
export function moveInGrid(layout: GridLayout, cell: number, key: GridKey, page: number): number | null {
  const rows = layout.rows.filter(isCells);
  const at = rows.findIndex(({ start, length }) => cell >= start && cell < start + length);
  const row = rows[at];
  if (!row) return null;
  const inRow = (to: number): number | null => {
    const other = rows[to];
    return other ? other.start + Math.min(cell - row.start, other.length - 1) : null;
  };
  const within = (to: number) => (to >= 0 && to < layout.cells ? to : null);
  switch (key) {
    case 'ArrowLeft':
      return within(cell - 1);
    case 'ArrowRight':
      return within(cell + 1);
    case 'ArrowUp':
      return inRow(at - 1);
    case 'ArrowDown':
      return inRow(at + 1);
    case 'Home':
      return row.start;
    case 'End':
      return row.start + row.length - 1;
    case 'PageUp':
      return inRow(Math.max(0, at - page));
    case 'PageDown':
      return inRow(Math.min(rows.length - 1, at + page));
    case 'First':
      return 0;
    case 'Last':
      return layout.cells - 1;
  }
}
