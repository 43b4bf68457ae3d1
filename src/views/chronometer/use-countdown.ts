import { useEffect, useRef, useState } from 'react';
import { type Countdown, isCounting, settled } from '../../lib/time/countdown.ts';

const REFRESH_MS = 200;
/** What a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The time while a countdown runs. `onSettled` gets the countdown once a step has ended, also one that ended while the page was
 * asleep: everything is computed from the clock, and timers only say when to look at it.
 */
export function useCountdown(countdown: Countdown | null, onSettled: (after: Countdown) => void): number {
  const [now, setNow] = useState(() => Date.now());
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    if (!countdown || !isCounting(countdown)) return undefined;
    // Two timers may look before the page is drawn again.
    let isTold = false;
    const look = () => {
      const time = Date.now();
      setNow(time);
      const after = settled(countdown, time);
      if (after === countdown || isTold) return;
      isTold = true;
      latest.current(after);
    };
    look();
    const ticks = window.setInterval(() => {
      if (!document.hidden) look();
    }, REFRESH_MS);
    // In a tab in the background, repeated timers wait up to a minute, a single one doesn't.
    const end = window.setTimeout(look, Math.min(Math.max(0, (countdown.endsAt ?? 0) - Date.now()), LONGEST_MS));
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      window.clearInterval(ticks);
      window.clearTimeout(end);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [countdown]);
  return now;
}
