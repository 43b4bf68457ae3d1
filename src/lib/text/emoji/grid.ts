// A grid of cells with headings, of which only the visible rows are rendered. Cells are numbered across all sections.

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
  /** Height of all rows in pixels. */
  height: number;
  columns: number;
  cells: number;
}

/** Returns the rows of sections with this many cells each; a section without cells has no heading. */
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

/** Returns the row that contains a cell. */
export function rowOf({ rows }: GridLayout, cell: number): CellRow | undefined {
  return rows.filter(isCells).find(({ start, length }) => cell >= start && cell < start + length);
}

/**
 * Returns the rows between two heights, and the one with the current cell, which keeps the focus when scrolled out of
 * view.
 */
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

/** Returns the cell that a key leads to; null at the edge of the grid. `page` is the number of visible rows. */
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
