import { useEffect, useState } from 'react';

/** A pause in typing, after the frame that shows the rows. */
const PAUSE_MS = 60;

/** A value as it was a moment ago: what depends on it is rendered after the rows are painted, and not for each of quick keys. */
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
