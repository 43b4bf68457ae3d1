import { useEffect, useState } from 'react';
import { Button } from '../../parts/button/button.tsx';
import { Progress } from '../../parts/feedback/progress.tsx';
import { durationText } from './duration-text.ts';
import type { PageTexts } from '../../page-texts.ts';

/** Shown after 400 ms: this long after a run counts as working (see useRun). */
const SHOWN_AFTER_MS = 280;

/** Before this share is done, nobody can say how long the rest takes. */
const LEAST_SHARE = 0.02;

interface WorkingProps {
  /** See `RunState`. */
  shareDone: () => number | undefined;
  /** Estimated duration in milliseconds, for work that doesn't say how much of it is done. */
  cost?: number | undefined;
  words: PageTexts;
  onCancel: () => void;
  className?: string | undefined;
}

/** Returns how many milliseconds are left; 0 if that is unknown. */
function timeLeft(elapsed: number, progress: number | undefined, cost: number | undefined): number {
  if (progress !== undefined) return progress < LEAST_SHARE ? 0 : (elapsed * (1 - progress)) / progress;
  return cost === undefined ? 0 : Math.max(0, cost - elapsed);
}

/** Progress, elapsed and remaining time, and a stop button. Appears only if the wait is noticeable. */
export function Working({ shareDone, cost, words, onCancel, className }: WorkingProps) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = window.setInterval(() => setElapsed(performance.now() - begun), 200);
    return () => window.clearInterval(timer);
  }, []);
  if (elapsed < SHOWN_AFTER_MS) return null;
  const progress = shareDone();
  const seconds = durationText(Math.floor(elapsed / 1000) * 1000, words.locale);
  const left = timeLeft(elapsed, progress, cost);
  const share =
    progress === undefined ? '' : new Intl.NumberFormat(words.locale, { style: 'percent' }).format(progress);
  return (
    <div className={className}>
      <Progress
        label={[
          words.t('form.working'),
          share,
          elapsed >= 1000 && seconds,
          elapsed >= 1000 && left >= 1000 && words.t('form.timeLeft', { time: durationText(left, words.locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        value={progress}
        actions={
          <Button size="small" onClick={onCancel}>
            {words.t('form.cancel')}
          </Button>
        }
      />
    </div>
  );
}
