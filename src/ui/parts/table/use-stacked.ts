import { type RefObject, useLayoutEffect } from 'react';

interface Bounds {
  /** Widths of the box (px) below which its table is stacked even if it fits, and from which it never is. */
  always: number;
  never: number;
}

/**
 * Marks the box of a table that is wider than it, before the first paint. Measured, because the width of a table
 * depends on its texts, language and font.
 */
export function useStacked(ref: RefObject<HTMLElement | null>, bounds: Bounds | null) {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !bounds) return undefined;
    let width = 0;
    const measure = () => {
      // A change in height or a new scroll bar doesn't change the width of the box.
      if (box.offsetWidth === width) return;
      width = box.offsetWidth;
      delete box.dataset['stacked'];
      if (width < bounds.always || (width < bounds.never && box.scrollWidth > box.clientWidth))
        box.dataset['stacked'] = '';
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });
}
