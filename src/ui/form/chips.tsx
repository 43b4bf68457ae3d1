import { Button } from '../parts/button/button.tsx';
import type { Chip } from './examples.ts';
import styles from './toolbar.module.css';
import type { Words } from './words.ts';

interface ChipsProps {
  chips: readonly Chip[];
  words: Words;
  onPick: (chip: Chip) => void;
}

/** The examples of an operation, one click each. */
export function Chips({ chips, words, onPick }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={words.t('form.examples')}>
      <span className={styles.chipsLabel} aria-hidden="true">
        {words.t('form.examples')}
      </span>
      {chips.map((chip) => (
        <Button key={chip.label} size="small" className={styles.chip} onClick={() => onPick(chip)}>
          <bdi className={styles.chipText}>{chip.label}</bdi>
        </Button>
      ))}
    </div>
  );
}
