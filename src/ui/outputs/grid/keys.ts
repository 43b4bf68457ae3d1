/** A cell by its row, -1 for the names of the columns, and its column, 0 for the numbers of the rows. */
export interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
  /** Rows that are seen at once. */
  page: number;
}

/** Returns where a key leads to in a grid (WAI-ARIA); null for other keys. */
export function placeFor(key: string, isControl: boolean, { row, column }: Place, size: Size): Place | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const at = (to: Partial<Place>): Place => ({
    row: Math.min(Math.max(to.row ?? row, -1), last.row),
    column: Math.min(Math.max(to.column ?? column, 0), last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return at({ row: isControl ? 0 : row - 1 });
    case 'ArrowDown':
      return at({ row: isControl ? last.row : row + 1 });
    case 'ArrowLeft':
      return at({ column: isControl ? 0 : column - 1 });
    case 'ArrowRight':
      return at({ column: isControl ? last.column : column + 1 });
    case 'Home':
      return at(isControl ? { row: 0, column: 0 } : { column: 0 });
    case 'End':
      return at(isControl ? last : { column: last.column });
    case 'PageUp':
      return at({ row: row < 0 ? row : Math.max(0, row - size.page) });
    case 'PageDown':
      return at({ row: row + size.page });
    default:
      return null;
  }
}
