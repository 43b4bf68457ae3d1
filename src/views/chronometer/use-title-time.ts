import { useEffect, useRef } from 'react';

/**
 * While it counts, the title of the tab begins with a time, even if the tab is in the background. `textAt` returns it; null for a
 * title without one.
 */
export function useTitleTime(textAt: (() => string) | null): void {
  const latest = useRef(textAt);
  useEffect(() => {
    latest.current = textAt;
  });
  const isShown = textAt !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    let own = '';
    let page = document.title;
    const show = () => {
      // The page sets the title again when the language changes.
      if (document.title !== own) page = document.title;
      own = `${latest.current?.() ?? ''} · ${page}`;
      document.title = own;
    };
    const timer = window.setInterval(show, 1000);
    return () => {
      window.clearInterval(timer);
      if (document.title === own) document.title = page;
    };
  }, [isShown]);
}
