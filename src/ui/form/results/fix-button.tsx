import type { Fix } from '../../../core/failure.ts';
import { Button } from '../../parts/button/button.tsx';
import type { PageTexts } from '../../page-texts.ts';
import styles from './results.module.css';

export interface FixButtonProps {
  fix: Fix;
  words: PageTexts;
  onFix: (values: Fix['values']) => void;
}

/** Sets the field values that solve a failure. */
export function FixButton({ fix, words, onFix }: FixButtonProps) {
  return (
    <Button size="small" icon="wand-sparkles" className={styles.fix} onClick={() => onFix(fix.values)}>
      {words.say(fix.label)}
    </Button>
  );
}
