import { useEffect, useState } from 'react';
import { formatClock } from '../../lib/media/recording.ts';
import { formatSize } from '../../ui/parts/file-upload/format-size.ts';
import styles from './camera-recorder.module.css';
import type { Recording } from './use-recorder.ts';

const REFRESH_MS = 250;

interface TimerProps {
  recording: Recording;
  label: string;
  locale: string;
}

/** The duration and size of the current recording. */
export function Timer({ recording, label, locale }: TimerProps) {
  const { state, bytes, elapsedAt } = recording;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p className={styles.timer} role="timer" aria-live="off" aria-label={label} data-state={state}>
      {formatClock(elapsedAt(now))} · {formatSize(bytes, locale)}
    </p>
  );
}
