import type { OutputProps } from './output-props.ts';
import { RowLine } from './rows/row-line.tsx';
import styles from './rows/rows.module.css';

/** A color with a swatch of it. */
export function ColorOutput({ id, label, value, words }: OutputProps<'color'>) {
  return (
    <RowLine id={id} label={label} copy={value}>
      {value === '' ? (
        <span className={styles.none}>{words.t('outputs.none')}</span>
      ) : (
        <>
          <span className={styles.swatch} style={{ backgroundColor: value }} />
          {value}
        </>
      )}
    </RowLine>
  );
}
