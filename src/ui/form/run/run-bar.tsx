import { Button } from '../../parts/button/button.tsx';
import { Kbd } from '../../parts/kbd/kbd.tsx';
import styles from './run-bar.module.css';
import type { PageTexts } from '../../page-texts.ts';
import { durationText } from './duration-text.ts';
import { Working } from './working.tsx';

interface RunBarProps {
  working: boolean;
  shareDone: () => number | undefined;
  words: PageTexts;
  /** The name of the action, such as "Hash". */
  verb: string;
  /** Estimated duration in milliseconds. */
  cost: number;
  onRun: () => void;
  onCancel: () => void;
}

/** Starts, shows and stops slow work. */
export function RunBar({ working, shareDone, words, verb, cost, onRun, onCancel }: RunBarProps) {
  return (
    <div className={styles.runBar}>
      <Button variant="primary" icon="play" loading={working} onClick={onRun}>
        {words.t('form.runFor', { verb, time: durationText(cost, words.locale) })}
      </Button>
      {working ? (
        <Working {...{ shareDone, cost, words }} onCancel={onCancel} className={styles.runWorking} />
      ) : (
        <span className={styles.runHint}>
          <Kbd keys={['Ctrl', 'Enter']} />
        </span>
      )}
    </div>
  );
}
