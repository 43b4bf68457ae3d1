import { clipped } from '../../../base/clipped.ts';
import type { Grid } from '../../../core/shapes/grid.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import type { OutputProps } from '../output-props.ts';
import { ColumnMenu } from './column-menu.tsx';
import styles from './grid.module.css';
import type { Place } from './keys.ts';

interface GridFootProps extends Pick<OutputProps, 'words' | 'onSort' | 'onChoose' | 'onCorrect'> {
  grid: Grid;
  place: Place;
  cells: readonly string[] | undefined;
  /** The text of the row. */
  row: () => string;
  isLost: boolean;
}

/** Length (UTF-16 units) of a text that is shown; all of it is copied. */
const SHOWN = 20_000;

/** The whole text of the chosen cell, which may be too long for its place. */
export function GridFoot({ words, grid, place, cells, row, isLost, ...fills }: GridFootProps) {
  const { t } = words;
  const column = grid.columns[place.column - 1];
  if (isLost)
    return (
      <p className={styles.lost} role="alert">
        {t('outputs.fileGone')}
      </p>
    );
  const isRow = place.row >= 0;
  const isRead = cells !== undefined;
  const text = column ? cells?.[column.cell] : undefined;
  // Until the row has been read, its place is kept, so that nothing moves.
  const shown =
    text === undefined ? t('outputs.missingCell') : text === '' ? t('outputs.emptyCell') : clipped(text, SHOWN);
  return (
    <div className={styles.foot}>
      {isRow && (
        <span className={styles.where}>
          {column ? t('ui.pair', { label: column.name, value: place.row + 1 }) : place.row + 1}
        </span>
      )}
      {isRow && column && (
        <pre className={styles.whole} data-missing={(isRead && text === undefined) || undefined}>
          {isRead ? shown : '\u00a0'}
        </pre>
      )}
      <span className={styles.copies}>
        {column && <ColumnMenu key={column.name} {...{ grid, words, ...fills }} index={place.column - 1} />}
        {isRow && column && (
          <CopyButton text={text ?? ''} size="small" variant="quiet" label={t('outputs.copyValue')} disabled={!text} />
        )}
        {isRow && (
          <CopyButton text={row} size="small" variant="quiet" label={t('outputs.copyRow')} disabled={!isRead} />
        )}
      </span>
    </div>
  );
}
