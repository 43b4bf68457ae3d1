import { isMessage } from '../../../core/values.ts';
import { outputText } from '../../../core/outputs.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { isLong } from './is-long.ts';
import type { OutputProps } from '../output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';
import { useSomeOf } from './show-more.tsx';

/** Rows that the input decides. */
export function KeyValueOutput({ id, label, output, value, words, actions }: OutputProps<'keyValue'>) {
  const { some, more } = useSomeOf(value);
  const lines = some.map(({ key, value: cell, note, tone }) => ({
    key: isMessage(key) ? words.say(key) : key,
    none: cell === null || cell === '',
    text: words.cell(cell),
    note: note === undefined || note === null ? undefined : words.cell(note),
    tone,
  }));
  const long = lines.some(({ text, note }) => isLong(`${text}${note ?? ''}`));
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.title}>
        <span id={`${id}-title`}>{label}</span>
        <span>
          {actions}
          <CopyButton
            text={() => outputText({ output, value }, words.say)}
            size="small"
            variant="quiet"
            label={words.t('outputs.copyAll')}
            disabled={value.length === 0}
          />
        </span>
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>{words.t('outputs.nothing')}</p>
      ) : (
        <dl id={id} className={styles.rows} data-long={long || undefined}>
          {lines.map((line, index) => (
            <RowLine
              key={index}
              label={line.key}
              note={line.note}
              tone={line.tone}
              copy={line.none ? undefined : line.text}
            >
              {line.none ? <span className={styles.none}>{words.t('outputs.none')}</span> : line.text}
            </RowLine>
          ))}
        </dl>
      )}
      {more}
    </section>
  );
}
