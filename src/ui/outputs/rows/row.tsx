import type { OutputProps } from '../output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';

/** One value on a line of its own. */
export function RowOutput({ id, label, value, words }: OutputProps<'row'>) {
  const text = words.cell(value);
  const none = value === null || value === '';
  return (
    <RowLine id={id} label={label} copy={none ? undefined : text}>
      {none ? <span className={styles.none}>{words.t('outputs.none')}</span> : text}
    </RowLine>
  );
}
