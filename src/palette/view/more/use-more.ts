import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';

export type More = typeof import('./more.ts');

let loaded: More | null = null;

export const loadMore = async (): Promise<More> => (loaded ??= await import('./more.ts'));

/**
 * Loads what no row needs, when the browser is idle after the first rows or as soon as it is wanted; calls `onFailure`
 * if that fails.
 */
export function useMore(wanted: boolean, onFailure: () => void): More | null {
  const [more, setMore] = useState(() => loaded);
  useEffect(() => {
    if (more) return undefined;
    let current = true;
    const get = () =>
      void loadMore().then(
        (module) => current && setMore(() => module),
        () => current && wanted && onFailure(),
      );
    const cancel = wanted ? get() : whenIdle(get);
    return () => {
      current = false;
      cancel?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it says nothing new when it changes
  }, [wanted, more]);
  return more;
}
