import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Scrolled, scaleOf } from './scale.ts';

export const ROW_HEIGHT = 32;
export const HEAD_HEIGHT = 44;
/** Rows above and below those that are seen, so that a slow frame shows no gap. */
const SPARE = 8;
const SETTLED_MS = 150;

interface View extends Scrolled {
  left: number;
  /** What is seen of the rows, in pixels. */
  height: number;
  width: number;
}

/** Follows what is seen of a box with `count` rows below a header that stays. */
export function useView(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ top: 0, offset: 0, left: 0, height: 480, width: 960 });
  const scale = scaleOf(count * ROW_HEIGHT, view.height);
  const settle = useRef<number>(undefined);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => () => window.clearTimeout(settle.current), []);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const [height, width] = [current.clientHeight - HEAD_HEIGHT, current.clientWidth];
      setView((before) => (before.height === height && before.width === width ? before : { ...before, height, width }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const scrollTo = (pixel: number) => {
    const scrolled = scale.at(pixel);
    setView((before) => ({ ...before, ...scrolled }));
    if (box.current) box.current.scrollTop = scrolled.top;
  };
  const pixel = view.top + view.offset;
  const first = Math.max(0, Math.floor(pixel / ROW_HEIGHT) - SPARE);
  const last = Math.min(count, Math.ceil((pixel + view.height) / ROW_HEIGHT) + SPARE);
  return {
    box,
    ...view,
    first,
    last,
    /** At least as many rows as exist at once. */
    pool: Math.ceil(view.height / ROW_HEIGHT) + 2 * SPARE + 2,
    /** The height of the element with all rows. */
    total: scale.height,
    page: Math.max(1, Math.floor(view.height / ROW_HEIGHT) - 1),
    onScroll(): void {
      const { current } = box;
      if (!current) return;
      const { scrollTop, scrollLeft: left } = current;
      setView((before) => ({ ...before, ...scale.moved(before, scrollTop), left }));
      if (!scale.isScaled) return;
      // Small steps move the rows as far as the box, so the box is no longer where its bar says.
      window.clearTimeout(settle.current);
      settle.current = window.setTimeout(() => scrollTo(latest.current.top + latest.current.offset), SETTLED_MS);
    },
    /** Scrolls as little as shows all of a row. */
    reveal(row: number): void {
      const top = row * ROW_HEIGHT;
      if (top < pixel) scrollTo(top);
      else if (top + ROW_HEIGHT > pixel + view.height) scrollTo(top + ROW_HEIGHT - view.height);
    },
    toTop: () => scrollTo(0),
    /** Scrolls as little as shows what is between two pixels of a row, beside `fixed` pixels that stay. */
    revealBetween(left: number, right: number, fixed: number): void {
      const { current } = box;
      if (!current) return;
      if (left < current.scrollLeft) current.scrollLeft = left;
      else if (right + fixed > current.scrollLeft + view.width) current.scrollLeft = right + fixed - view.width;
    },
  };
}
