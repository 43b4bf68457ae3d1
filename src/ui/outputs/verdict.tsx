import type { Tone } from '../../core/values.ts';
import { Icon } from '../parts/icon/icon.tsx';
import type { OutputProps } from './output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';

/** The mark beside the words, so that colour is not the only sign. */
function Mark({ tone }: { tone: Tone }) {
  if (tone === 'good') return <Icon name="circle-check" />;
  if (tone === 'bad') return <Icon name="circle-x" />;
  return tone === 'warn' ? <Icon name="triangle-alert" /> : <Icon name="info" />;
}

/** A yes or no in words. */
export function VerdictOutput({ id, label, value, words }: OutputProps<'verdict'>) {
  return (
    <RowLine id={id} label={label} tone={value?.tone} copyLabel="">
      {value ? (
        <span className={styles.verdict}>
          <Mark tone={value.tone} />
          {words.say(value.label)}
        </span>
      ) : (
        <span className={styles.none}>{words.t('outputs.none')}</span>
      )}
    </RowLine>
  );
}
