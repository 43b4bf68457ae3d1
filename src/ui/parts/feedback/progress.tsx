import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** From 0 to 1; omit it while the amount of work is unknown. */
  value?: number | undefined;
  /** Next to the bar, e.g. a cancel button. */
  actions?: ReactNode;
}

/** A native progress bar with a label. */
export function Progress({ label, value, actions }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.main}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {value === undefined ? (
          <progress id={id} className={styles.bar} max={1} />
        ) : (
          <progress id={id} className={styles.bar} max={1} value={value} />
        )}
      </div>
      {actions}
    </div>
  );
}
