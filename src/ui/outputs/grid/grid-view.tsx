import { type KeyboardEvent, type MouseEvent, useEffect, useMemo } from 'react';
import type { Grid } from '../../../core/shapes/grid.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { Frame } from '../../parts/frame/frame.tsx';
import type { OutputProps } from '../output-props.ts';
import { columnPlaces, columnsBetween, numbersWidth } from './columns.ts';
import { GridFoot } from './grid-foot.tsx';
import { GridHead, nextSort } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import styles from './grid.module.css';
import type { Place } from './keys.ts';
import { usePlace } from './use-place.ts';
import { useRows } from './use-rows.ts';
import { ROW_HEIGHT, useView } from './use-view.ts';

interface GridViewProps extends OutputProps<'grid'> {
  rows: Grid;
}

/** A table of any size (WAI-ARIA grid): only the rows and columns that are seen exist. */
export default function GridView({ id, label, rows, words, actions, onSort, onChoose, onCorrect }: GridViewProps) {
  const { t } = words;
  const { columns, count } = rows;
  const { box, ...view } = useView(count);
  const { reader, isMissing, isLost } = useRows(rows, view.first, view.last);
  const [, copy] = useCopy({ copied: t('ui.copiedStatus'), failed: t('ui.copyFailed') });
  // The same as long as the columns are, so that only rows that come into sight are rendered.
  const { widths, starts } = useMemo(() => columnPlaces(columns, ({ type }) => words.cell(type)), [columns, words]);
  const numbers = numbersWidth(count);
  const { place, choose, move, onFocus, onBlur } = usePlace({ box, view, rows: count, starts, numbers });
  const { first, last } = columnsBetween(starts, view.left, view.left + view.width - numbers);
  const isShown =
    (place.row < 0 || (place.row >= view.first && place.row < view.last)) &&
    (place.column === 0 || (place.column > first && place.column <= last + 1));

  const { toTop } = view;
  useEffect(() => {
    if (box.current && box.current.scrollTop > 0) toTop();
    // oxlint-disable-next-line react/exhaustive-deps -- other rows begin at the top
  }, [rows]);

  const sort = (column: number) => {
    const sorted = columns[column - 1];
    if (sorted) onSort?.(nextSort(sorted));
  };
  const rowText = (row: number) =>
    columns.map(({ cell }) => (reader.get(row)?.[cell] ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t');
  const textAt = ({ row, column }: Place): string => {
    const shown = columns[column - 1];
    if (row < 0) return shown?.name ?? '';
    return shown ? (reader.get(row)?.[shown.cell] ?? '') : rowText(row);
  };
  const act = (event: KeyboardEvent): boolean => {
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key === 'c' && !event.shiftKey && !document.getSelection()?.toString()) {
      void copy(textAt(place));
      return true;
    }
    if (!isControl && place.row < 0 && (event.key === 'Enter' || event.key === ' ')) {
      sort(place.column);
      return true;
    }
    return move(event);
  };
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    if (!cell) return;
    const [row = 0, column = 0] = (cell.dataset['at'] ?? '').split(' ').map(Number);
    choose({ row, column });
    if (row < 0) sort(column);
  };

  const shown = { columns, first, last, before: starts[first] ?? 0, widths, numbers };
  const activeIn = (row: number) => (place.row === row ? place.column : null);
  const indexes = Array.from({ length: Math.max(0, view.last - view.first) }, (_, index) => view.first + index);
  return (
    <Frame
      head={label}
      meta={t('outputs.rows', { count })}
      metaWhole
      actions={
        <>
          {actions}
          <CopyButton text={rows.text} name={t('outputs.copyOne', { label })} size="small" variant="quiet" />
        </>
      }
      foot={
        <GridFoot
          {...{ words, place, isLost, onSort, onChoose, onCorrect }}
          grid={rows}
          cells={reader.get(place.row)}
          row={() => rowText(place.row)}
        />
      }
    >
      {/* The focus is on its cells; it takes it while the one that has it isn't seen. */}
      <div
        ref={box}
        id={id}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-busy={isMissing || undefined}
        tabIndex={isShown ? -1 : 0}
        className={styles.box}
        onScroll={view.onScroll}
        onKeyDown={(event) => {
          if (!event.altKey && act(event)) event.preventDefault();
        }}
        {...{ onClick, onFocus, onBlur }}
      >
        <GridHead {...shown} active={activeIn(-1)} sorts={onSort !== undefined} words={words} />
        <div
          role="rowgroup"
          className={styles.body}
          style={{ height: view.total, width: `max(100%, ${numbers + (starts.at(-1) ?? 0)}px)` }}
        >
          {indexes.map((row) => (
            <GridRow
              key={row % view.pool}
              {...shown}
              row={row}
              cells={reader.get(row)}
              top={row * ROW_HEIGHT - view.offset}
              active={activeIn(row)}
              missing={t('outputs.missingCell')}
            />
          ))}
        </div>
      </div>
    </Frame>
  );
}
