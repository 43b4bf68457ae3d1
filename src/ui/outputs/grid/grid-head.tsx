import type { GridColumn } from '../../../core/shapes/grid.ts';
import { cx } from '../../parts/cx.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import type { PageTexts } from '../../page-texts.ts';
import { placeProps, widthStyle } from './cell-props.ts';
import styles from './grid.module.css';

interface GridHeadProps {
  columns: readonly GridColumn[];
  first: number;
  last: number;
  before: number;
  widths: readonly number[];
  numbers: number;
  active: number | null;
  /** Whether a click sorts. */
  sorts: boolean;
  words: PageTexts;
}

const ARROWS = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** The names of the columns, and what their cells are. */
export function GridHead({ columns, first, last, before, widths, numbers, active, sorts, words }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div
        role="columnheader"
        aria-colindex={1}
        className={cx(styles.cell, styles.number)}
        style={{ width: numbers }}
        {...placeProps(-1, 0, active)}
      >
        <span className="sr-only">{words.t('outputs.rowNumber')}</span>#
      </div>
      {columns.slice(first, last + 1).map(({ name, type, isNumber, sorted }, index) => {
        const column = first + index;
        return (
          <div
            key={column}
            role="columnheader"
            aria-colindex={column + 2}
            aria-sort={sorts ? (sorted ?? 'none') : undefined}
            className={cx(styles.cell, styles.name, isNumber && styles.end, sorts && styles.sorts)}
            style={widthStyle(index, widths[column], before)}
            title={name}
            {...placeProps(-1, column + 1, active)}
          >
            <span className={styles.title}>
              <bdi>{name}</bdi>
              {sorted && <Icon name={ARROWS[sorted]} />}
            </span>
            <span className={styles.type}>{words.cell(type)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** What a click on the name of a column makes of the order: ascending, descending, then the one of the file. */
export function nextSort({ sorted, written }: GridColumn): string {
  if (sorted === 'descending') return '';
  return sorted === 'ascending' ? `${written} desc` : written;
}
