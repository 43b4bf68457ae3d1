import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Place, placeFor } from './keys.ts';
import type { useView } from './use-view.ts';

interface PlaceOptions {
  box: RefObject<HTMLElement | null>;
  view: Omit<ReturnType<typeof useView>, 'box'>;
  rows: number;
  /** Where the columns begin, in pixels. */
  starts: readonly number[];
  /** Width of the numbers of the rows, which stay in sight. */
  numbers: number;
}

/** What the header of the page and the bar at the bottom of small windows cover, in pixels. */
const COVERED = 64;

/** Scrolls the page as little as shows a cell: the grid may be larger than the window, and has scrolled to it itself. */
function scrollPageTo(cell: HTMLElement): void {
  const { top, bottom } = cell.getBoundingClientRect();
  const below = bottom - (window.innerHeight - COVERED);
  if (below > 0) window.scrollBy({ top: below });
  else if (top < COVERED && bottom > 0) window.scrollBy({ top: top - COVERED });
}

/** The cell that has the focus, or takes it: one of all (roving tabindex). */
export function usePlace({ box, view, rows, starts, numbers }: PlaceOptions) {
  const [active, setActive] = useState<Place>({ row: rows > 0 ? 0 : -1, column: 1 });
  const hasFocus = useRef(false);
  const columns = starts.length;
  const place = { row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) };

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !hasFocus.current) return;
    // The elements of rows are used again for others, and that of the cell with the focus isn't there while it's out of sight.
    const cell = current.querySelector<HTMLElement>(`[data-at="${place.row} ${place.column}"]`) ?? current;
    if (cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    if (cell !== current) requestAnimationFrame(() => scrollPageTo(cell));
  });

  const go = (to: Place) => {
    setActive(to);
    if (to.row >= 0) view.reveal(to.row);
    if (to.column > 0) view.revealBetween(starts[to.column - 1]!, starts[to.column]!, numbers);
  };
  return {
    place,
    choose: setActive,
    /** Moves as the key says; false for other keys. */
    move({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
      const to = placeFor(key, ctrlKey || metaKey, place, { rows, columns, page: view.page });
      if (to) go(to);
      return to !== null;
    },
    onFocus: () => (hasFocus.current = true),
    onBlur: () => (hasFocus.current = false),
  };
}
