import { Button } from '../../parts/button/button.tsx';
import { Kbd } from '../../parts/kbd/kbd.tsx';
import styles from './run-bar.module.css';
import type { PageTexts } from '../../page-texts.ts';
import { Working } from './working.tsx';

interface RunBarProps {
  working: boolean;
  progress: number | undefined;
  words: PageTexts;
  /** The name of the action, such as "Hash". */
  verb: string;
  /** Estimated duration in milliseconds. */
  cost: number;
  onRun: () => void;
  onCancel: () => void;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats an approximate duration in the largest suitable unit, such as "3 sec". */
export function durationText(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, size]) => ms >= size) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumSignificantDigits: ms >= 10 * length ? 2 : 1,
  }).format(ms / length);
}

/** Starts, shows and stops slow work. */
export function RunBar({ working, progress, words, verb, cost, onRun, onCancel }: RunBarProps) {
  return (
    <div className={styles.runBar}>
      <Button variant="primary" icon="play" loading={working} onClick={onRun}>
        {words.t('form.runFor', { verb, time: durationText(cost, words.locale) })}
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
