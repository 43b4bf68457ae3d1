import { Button } from '../parts/button/button.tsx';
import { Kbd } from '../parts/kbd/kbd.tsx';
import styles from './run-bar.module.css';
import type { Words } from './words.ts';
import { Working } from './working.tsx';

interface RunBarProps {
  working: boolean;
  progress: number | undefined;
  words: Words;
  label: string;
  onRun: () => void;
  onCancel: () => void;
}

/** Where a heavy operation is started, watched and stopped. */
export function RunBar({ working, progress, words, label, onRun, onCancel }: RunBarProps) {
  return (
    <div className={styles.runBar}>
      <Button variant="primary" icon="play" loading={working} onClick={onRun}>
        {label}
      </Button>
      {working ? (
        <Working progress={progress} words={words} onCancel={onCancel} className={styles.runWorking} />
      ) : (
        <span className={styles.runHint}>
          <Kbd keys={['Ctrl', 'Enter']} />
        </span>
      )}
    </div>
  );
}
