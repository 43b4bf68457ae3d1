import { useEffect, useState } from 'react';
import { elapsedAt, formatElapsed, isRunning, type Stopwatch } from '../../lib/time/stopwatch.ts';
import styles from './chronometer.module.css';

/** Often enough to look continuous; the time is read from the clock, not counted. */
const REFRESH_MS = 40;

/** The time, large. Only this part re-renders while it runs, and only while the tab is visible. */
export function Clock({ watch, label }: { watch: Stopwatch; label: string }) {
  // Initially before the start, which counts as no time (elapsedAt).
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning(watch)) return undefined;
    const timer = window.setInterval(() => {
      if (!document.hidden) setNow(performance.now());
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [watch]);
  return (
    <output className={styles.clock} role="timer" aria-live="off" aria-label={label}>
      {formatElapsed(elapsedAt(watch, now))}
    </output>
  );
}
