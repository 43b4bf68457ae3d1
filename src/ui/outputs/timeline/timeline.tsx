import { CopyValue } from '../../parts/copy/copy-value.tsx';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import { useSomeOf } from '../rows/show-more.tsx';
import styles from './timeline.module.css';

/** What happens, as a sentence, followed by the moments, nearest first. */
export function TimelineOutput({ id, label, output, value, words, actions }: OutputProps<'timeline'>) {
  const { some, more } = useSomeOf(value.moments);
  const sentence = value.sentence === null ? '' : words.cell(value.sentence);
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={sentence === '' && value.moments.length === 0}>
      <div id={id} className={styles.timeline}>
        {sentence !== '' && (
          <p className={styles.sentence}>
            <CopyValue text={sentence} label={label} />
          </p>
        )}
        {some.length > 0 && (
          <ol className={styles.moments}>
            {some.map(({ time, day, offset, distance, note }, index) => {
              const whole = [day, time, offset].filter(isThere).map(words.cell).join(' ');
              return (
                <li key={index} className={styles.moment}>
                  <span className={styles.when}>
                    <CopyValue text={words.cell(time)} label={whole} isNamed>
                      {isThere(day) && <span className={styles.day}>{words.cell(day)}</span>}
                      <span>{words.cell(time)}</span>
                      {isThere(offset) && <span className={styles.offset}>{words.cell(offset)}</span>}
                    </CopyValue>
                    {isThere(note) && <span className={styles.note}>{words.cell(note)}</span>}
                  </span>
                  {isThere(distance) && <span className={styles.distance}>{words.cell(distance)}</span>}
                </li>
              );
            })}
          </ol>
        )}
        {more}
      </div>
    </Section>
  );
}

const isThere = <T,>(cell: T): cell is NonNullable<T> => cell !== null && cell !== undefined && cell !== '';
