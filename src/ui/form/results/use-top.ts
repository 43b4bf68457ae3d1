import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Stores an element's position on the page in its `--top` property, so that styles know how much of the first screen is
 * left.
 */
export function useTop(element: RefObject<HTMLElement | null>): void {
  const measure = () => {
    const { current } = element;
    if (current)
      current.style.setProperty('--top', `${Math.round(current.getBoundingClientRect().top + window.scrollY)}px`);
  };
  // In the next frame, when the page is laid out anyway; measuring earlier would force an extra layout.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(form);
    return () => observer.disconnect();
  }); // oxlint-disable-line react/exhaustive-deps -- the element may be another one each time
}
