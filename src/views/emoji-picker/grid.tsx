import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  CELL_SIZE,
  type CellRow,
  type GridKey,
  layOut,
  moveInGrid,
  rowOf,
  rowsInSight,
  TITLE_HEIGHT,
} from '../../lib/text/emoji/grid.ts';
import { canDraw } from './can-draw.ts';
import styles from './emoji-picker.module.css';
import { useBox } from './use-box.ts';

export interface Cell {
  /** The text that is shown and copied. */
  written: string;
  name: string;
  /** The version of Unicode Emoji that introduced it. */
  version: string;
}

export interface Section {
  key: string;
  title: string;
  cells: readonly Cell[];
}

interface GridProps {
  sections: readonly Section[];
  label: string;
  /** Index of the current cell, across all sections. */
  current: number;
  onCurrent: (cell: number) => void;
  onPick: (cell: number) => void;
  /** Called on arrow up in the first row, and for typed letters. */
  onLeave: () => void;
  /** The section to scroll to; a new object scrolls again. */
  jump: { section: string } | null;
}

/** Extra rows beyond the edges, so that scrolling never shows an empty strip. */
const MARGIN = 2 * CELL_SIZE;
/** Used until the box is measured. */
const FIRST_BOX = { width: 8 * CELL_SIZE, height: 8 * CELL_SIZE };

function keyOf({ key, ctrlKey, metaKey }: KeyboardEvent): GridKey | null {
  const toEnds = ctrlKey || metaKey;
  switch (key) {
    case 'Home':
      return toEnds ? 'First' : 'Home';
    case 'End':
      return toEnds ? 'Last' : 'End';
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
    case 'PageUp':
    case 'PageDown':
      return key;
    default:
      return null;
  }
}

/** Placeholder for an emoji that this device can't display. */
const codeOf = (emoji: string) => emoji.codePointAt(0)?.toString(16).toUpperCase();

/** An emoji, whose name is that of its cell. */
const Face = ({ written, version }: Pick<Cell, 'written' | 'version'>) => (
  <span aria-hidden="true">
    {canDraw(written, version) ? written : <code className={styles.missing} data-code={codeOf(written)} />}
  </span>
);

/** A grid of emoji with headings: one tab stop, arrow keys, and only the visible rows in the DOM. */
export function Grid({ sections, label, current, onCurrent, onPick, onLeave, jump }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(box) ?? FIRST_BOX;
  const [top, setTop] = useState(0);
  const focusWanted = useRef(false);
  const columns = Math.max(1, Math.floor(width / CELL_SIZE));
  const layout = useMemo(
    () =>
      layOut(
        sections.map(({ cells }) => cells.length),
        columns,
      ),
    [sections, columns],
  );
  const cells = useMemo(() => sections.flatMap((section) => section.cells), [sections]);
  const scrollTo = (to: number) => {
    if (!box.current) return;
    box.current.scrollTop = to;
    setTop(to);
  };
  const show = (row: CellRow) => {
    const at = box.current?.scrollTop ?? 0;
    if (row.top < at) scrollTo(Math.max(0, row.top - TITLE_HEIGHT));
    else if (row.top + CELL_SIZE > at + height) scrollTo(row.top + CELL_SIZE - height);
  };
  // New cells start at the first one; in a layout effect, or the old position would be visible for a moment.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
    setTop(0);
  }, [sections]);
  useEffect(() => {
    const section = jump ? sections.findIndex(({ key }) => key === jump.section) : -1;
    const [title, first] = layout.rows.filter((row) => row.section === section);
    if (first?.kind !== 'cells' || !title || !box.current) return;
    box.current.scrollTop = title.top;
    setTop(title.top);
    onCurrent(first.start);
    // Scrolls only on a jump, not on a new width or query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jump]);
  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    box.current?.querySelector<HTMLElement>(`[data-cell="${current}"]`)?.focus({ preventScroll: true });
  });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = keyOf(event);
    if (event.altKey) return;
    if (key === null) {
      // Letters go to the search; the focus moves before the browser inserts the letter.
      if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) onLeave();
      return;
    }
    event.preventDefault();
    const to = moveInGrid(layout, current, key, Math.max(1, Math.floor(height / CELL_SIZE) - 1));
    if (to === null) {
      if (key === 'ArrowUp') onLeave();
      return;
    }
    const row = rowOf(layout, to);
    if (row) show(row);
    focusWanted.current = true;
    onCurrent(to);
  };

  return (
    // Handles the keys of the cells inside, whose focus moves.
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={layout.rows.length}
      aria-colcount={columns}
      className={styles.box}
      data-lead="emoji"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={press}
    >
      <div
        role="presentation"
        className={styles.all}
        style={{ height: layout.height, '--columns': columns } as CSSProperties}
      >
        {rowsInSight(layout, top - MARGIN, top + height + MARGIN, current).map((row) => (
          <div
            key={`${row.kind} ${row.top}`}
            role="row"
            aria-rowindex={layout.rows.indexOf(row) + 1}
            className={row.kind === 'title' ? styles.title : styles.row}
            style={{ top: row.top }}
          >
            {row.kind === 'title' ? (
              <span role="rowheader">{sections[row.section]?.title}</span>
            ) : (
              cells.slice(row.start, row.start + row.length).map(({ written, name, version }, at) => (
                <button
                  key={at}
                  type="button"
                  role="gridcell"
                  aria-colindex={at + 1}
                  aria-label={name}
                  aria-selected={row.start + at === current}
                  tabIndex={row.start + at === current ? 0 : -1}
                  data-cell={row.start + at}
                  className={styles.cell}
                  onFocus={() => onCurrent(row.start + at)}
                  onClick={() => onPick(row.start + at)}
                >
                  <Face {...{ written, version }} />
                </button>
              ))
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
