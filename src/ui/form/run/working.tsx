import { useEffect, useState } from 'react';
import { Button } from '../../parts/button/button.tsx';
import { Progress } from '../../parts/feedback/progress.tsx';
import type { PageTexts } from '../../page-texts.ts';

/** Shown after 400 ms: this long after a run counts as working (see useRun). */
const SHOWN_AFTER_MS = 280;

interface WorkingProps {
  progress: number | undefined;
  words: PageTexts;
  onCancel: () => void;
  className?: string | undefined;
}

/** Progress, elapsed time and a stop button. Appears only if the wait is noticeable. */
export function Working({ progress, words, onCancel, className }: WorkingProps) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = window.setInterval(() => setElapsed(performance.now() - begun), 200);
    return () => window.clearInterval(timer);
  }, []);
  if (elapsed < SHOWN_AFTER_MS) return null;
  const seconds = new Intl.NumberFormat(words.locale, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 0,
  }).format(Math.floor(elapsed / 1000));
  const share =
    progress === undefined ? '' : new Intl.NumberFormat(words.locale, { style: 'percent' }).format(progress);
  return (
    <div className={className}>
      <Progress
        label={[words.t('form.working'), share, elapsed >= 1000 && seconds].filter(Boolean).join(' · ')}
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
