import type { Fix } from '../../../core/failure.ts';
import { Button } from '../../parts/button/button.tsx';
import styles from './results.module.css';

export interface FixButtonProps {
  label: string;
  values: Fix['values'];
  onFix: (values: Fix['values']) => void;
}

/** Sets field values: those that solve a failure, or that choose another reading. */
export function FixButton({ label, values, onFix }: FixButtonProps) {
  return (
    <Button size="small" icon="wand-sparkles" className={styles.fix} onClick={() => onFix(values)}>
      {label}
    </Button>
  );
}
