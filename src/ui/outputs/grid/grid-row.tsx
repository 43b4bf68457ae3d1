import { memo } from 'react';
import { clipped } from '../../../base/clipped.ts';
import { cx } from '../../parts/cx.ts';
import type { GridColumn } from '../../../core/shapes/grid.ts';
import { placeProps, widthStyle } from './cell-props.ts';
import styles from './grid.module.css';

/** Length (UTF-16 units) of what a cell shows of a text; the whole of it is below the grid. */
const SHOWN = 200;

interface GridRowProps {
  row: number;
  /** Undefined until they have been read. */
  cells: readonly string[] | undefined;
  columns: readonly GridColumn[];
  /** The columns that are seen. */
  first: number;
  last: number;
  /** The pixels of those before them. */
  before: number;
  widths: readonly number[];
  numbers: number;
  top: number;
  /** The cell that takes the focus, 0 for the number; none in most rows. */
  active: number | null;
  missing: string;
}

/** One row: its number, and those cells that are seen. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, cells, columns, first, last, before, widths, numbers, top, active, missing } = props;
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row} style={{ transform: `translateY(${top}px)` }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={cx(styles.cell, styles.number)}
        style={{ width: numbers }}
        {...placeProps(row, 0, active)}
      >
        {row + 1}
      </div>
      {columns.slice(first, last + 1).map(({ cell, isNumber }, index) => {
        const column = first + index;
        const text = cells?.[cell];
        const isMissing = cells !== undefined && text === undefined;
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            className={cx(styles.cell, isNumber && styles.end)}
            data-missing={isMissing || undefined}
            style={widthStyle(index, widths[column], before)}
            {...placeProps(row, column + 1, active)}
          >
            {isMissing ? missing : clipped((text ?? '').replace(/[\r\n\t]+/g, ' '), SHOWN)}
          </div>
        );
      })}
    </div>
  );
});
