import type { ReactNode } from 'react';
import type { Tone } from '../../../core/values.ts';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { cx } from '../../parts/cx.ts';
import { looksLikeCode } from '../type/looks-like-code.ts';
import { isWhole, placeOf } from './is-long.ts';
import styles from './rows.module.css';

interface RowLineProps {
  id?: string;
  label: string;
  children: ReactNode;
  note?: ReactNode;
  /** A button at the end of the line. */
  action?: ReactNode;
  tone?: Tone | undefined;
  /** The text that clicking the value copies; absent if there is nothing to copy. */
  copy?: string | undefined;
  /** The text of a value that is edited in place. */
  edited?: string;
  /** Whether something shorter stands for the value. */
  hidden?: boolean;
  /** Whether it is set as code, if its text alone doesn't decide that. */
  code?: boolean | undefined;
  secret?: boolean | undefined;
}

/** One line of a list: a label, and a value that is its own copy button. */
export function RowLine(props: RowLineProps) {
  const { id, label, children, note, tone = 'neutral', copy, action, edited, hidden, secret } = props;
  const code = props.code ?? (secret === true || looksLikeCode(edited ?? copy ?? ''));
  const shown = hidden ? '' : (copy ?? '');
  const place =
    edited === undefined ? placeOf(`${shown}${typeof note === 'string' ? note : ''}`) : placeOf(edited, true);
  return (
    <div className={styles.row} data-tone={tone} data-place={place}>
      <dt className={styles.label}>{label}</dt>
      <dd id={id} className={styles.value}>
        <span className={cx(styles.text, code && styles.code, isWhole(edited ?? shown) && styles.whole)}>
          {copy === undefined || copy === '' ? (
            children
          ) : (
            <CopyValue text={copy} label={label} secret={secret}>
              {children}
            </CopyValue>
          )}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {action}
      </dd>
    </div>
  );
}
