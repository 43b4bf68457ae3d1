import type { ReactNode } from 'react';
import type { Tone } from '../../core/values.ts';
import { CopyButton } from '../parts/copy-button/copy-button.tsx';
import styles from './rows.module.css';

interface RowLineProps {
  id?: string;
  label: string;
  children: ReactNode;
  note?: ReactNode;
  tone?: Tone | undefined;
  /** What its button copies; without it there is none. */
  copy?: string | undefined;
  copyLabel: string;
}

/** One line of a list: label, value and its own copy button. */
export function RowLine({ id, label, children, note, tone = 'neutral', copy, copyLabel }: RowLineProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt className={styles.label}>{label}</dt>
      <dd id={id} className={styles.value}>
        <span className={styles.text}>
          {children}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {copy !== undefined && copy !== '' && (
          <CopyButton text={copy} iconOnly size="small" label={copyLabel} className={styles.copy} />
        )}
      </dd>
    </div>
  );
}
