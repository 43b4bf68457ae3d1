import { useEffect } from 'react';
import { elapsedAt, formatElapsed, isRunning, type Stopwatch } from '../../lib/time/stopwatch.ts';

/**
 * While the stopwatch runs, the title of the tab begins with its time in seconds, even if the tab is in the background.
 */
export function useTitleTime(watch: Stopwatch): void {
  useEffect(() => {
    if (!isRunning(watch)) return undefined;
    let own = '';
    let page = document.title;
    const show = () => {
      // The page sets the title again when the language changes.
      if (document.title !== own) page = document.title;
      own = `${formatElapsed(elapsedAt(watch, performance.now())).slice(0, -4)} · ${page}`;
      document.title = own;
    };
    const timer = window.setInterval(show, 1000);
    return () => {
      window.clearInterval(timer);
      if (document.title === own) document.title = page;
    };
  }, [watch]);
}
