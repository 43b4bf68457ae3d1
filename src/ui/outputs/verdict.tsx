import { CopyValue } from '../parts/copy/copy-value.tsx';
import type { OutputProps } from './output-props.ts';
import { RowLine } from './rows/row-line.tsx';
import styles from './rows/rows.module.css';
import { ToneMark } from './tone-mark.tsx';

/** A yes or no in words. */
export function VerdictOutput({ id, label, value, words }: OutputProps<'verdict'>) {
  return (
    <RowLine id={id} label={label} tone={value?.tone}>
      {value ? (
        <span className={styles.verdict}>
          <ToneMark tone={value.tone} />
          <CopyValue text={words.say(value.label)} label={label} />
        </span>
      ) : (
        <span className={styles.none}>{words.t('outputs.none')}</span>
      )}
    </RowLine>
  );
}
