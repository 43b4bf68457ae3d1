import { useEffect, useState } from 'react';

/** A pause in typing, after the frame that shows the rows. */
const PAUSE_MS = 60;

/**
 * Returns a value with a delay, so that what depends on it renders after the rows are painted, and not for each key
 * when typing fast.
 */
export function useAfterFrame<T>(value: T): T | null {
  const [shown, setShown] = useState<T | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value), PAUSE_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
