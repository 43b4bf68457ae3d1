import { CopyValue } from '../parts/copy/copy-value.tsx';
import type { OutputProps } from './output-props.ts';
import { RowLine } from './rows/row-line.tsx';
import styles from './rows/rows.module.css';

/** A share of a whole, as a bar with its verdict. */
export function MeterOutput({ id, label, value, words }: OutputProps<'meter'>) {
  const share = Math.min(Math.max(value?.value ?? 0, 0), 1);
  return (
    <RowLine id={id} label={label} tone={value?.tone}>
      {value ? (
        <span className={styles.meter}>
          <span
            role="meter"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={1}
            aria-valuenow={share}
            aria-valuetext={words.cell(value.label)}
            className={styles.track}
          >
            <span className={styles.bar} style={{ width: `${share * 100}%` }} />
          </span>
          <CopyValue text={words.cell(value.label)} label={label} />
        </span>
      ) : (
        <span className={styles.none}>{words.t('outputs.none')}</span>
      )}
    </RowLine>
  );
}
