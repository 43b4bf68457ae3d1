/** Browsers end elements at 17 to 33 million pixels; a table that would be taller is moved through in larger steps. */
const TALLEST = 8_000_000;

/** Where a box is scrolled to: `top` in pixels of the box, `offset` more in pixels of its rows. */
export interface Scrolled {
  top: number;
  offset: number;
}

/** Maps what a box scrolls through to rows that may be taller than any element. */
export function scaleOf(total: number, view: number) {
  const height = Math.min(total, TALLEST);
  const [most, mostTop] = [Math.max(0, total - view), Math.max(0, height - view)];
  const ratio = mostTop === 0 ? 1 : most / mostTop;
  const isScaled = height < total;
  const within = (at: number) => Math.min(Math.max(at, 0), most);

  /** Scrolls the box so that this pixel of the rows is the first one that is seen. */
  function at(pixel: number): Scrolled {
    const top = Math.round(within(pixel) / ratio);
    return { top, offset: isScaled ? Math.round(within(pixel)) - top : 0 };
  }

  return {
    height,
    isScaled,
    at,
    /** The box has been scrolled to `top`: by a little, by as much as the rows move, or somewhere else. */
    moved({ top: before, offset }: Scrolled, top: number): Scrolled {
      if (!isScaled) return { top, offset: 0 };
      if (top <= 0) return { top, offset: 0 };
      if (top >= mostTop - 1) return { top, offset: Math.round(most) - top };
      const isSmall = Math.abs(top - before) < view;
      const pixel = isSmall ? within(top + offset) : top * ratio;
      return { top, offset: Math.round(pixel) - top };
    },
  };
}
