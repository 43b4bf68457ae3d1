import { clipped } from '../../../base/clipped.ts';
import { isMessage } from '../../../core/values.ts';
import { looksLikeCode } from '../type/looks-like-code.ts';
import { isLong } from './is-long.ts';
import type { OutputProps } from '../output-props.ts';
import { RowLine } from './row-line.tsx';
import styles from './rows.module.css';
import { Section } from '../section.tsx';
import { useSomeOf } from './show-more.tsx';

/** Rows determined by the input. */
export function KeyValueOutput({ id, label, output, value, words, actions }: OutputProps<'keyValue'>) {
  const { some, more } = useSomeOf(value);
  const lines = some.map(({ key, value: cell, note, tone }) => ({
    key: clipped(isMessage(key) ? words.say(key) : key),
    none: cell === null || cell === '',
    text: words.cell(cell),
    note: note === undefined || note === null ? undefined : clipped(words.cell(note)),
    tone,
  }));
  const long = lines.some(({ text, note }) => isLong(`${text}${note ?? ''}`));
  // Rows of one list are values of one kind.
  const code = output.secret || lines.some(({ none, text }) => !none && looksLikeCode(text));
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={lines.length === 0}>
      <dl id={id} className={styles.rows} data-long={long || undefined}>
        {lines.map((line, index) => (
          <RowLine
            key={index}
            label={line.key}
            note={line.note}
            tone={line.tone}
            secret={output.secret}
            code={code}
            copy={line.none ? undefined : clipped(line.text)}
          >
            {line.none ? <span className={styles.none}>{words.t('outputs.none')}</span> : clipped(line.text)}
          </RowLine>
        ))}
      </dl>
      {more}
    </Section>
  );
}
