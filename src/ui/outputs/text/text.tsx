import type { CSSProperties } from 'react';
import { CodeEditor } from '../../code-editor/code-editor.tsx';
import { Frame } from '../../parts/frame/frame.tsx';
import { RAW_TEXT } from '../../parts/input-text/raw-text.ts';
import { useMeasure } from './use-measure.ts';
import type { OutputProps } from '../output-props.ts';
import { TextActions } from './text-actions.tsx';
import styles from './text.module.css';

/**
 * Length (UTF-16 units) from which a textarea is too slow to lay out; the editor, which renders only the visible part,
 * takes over.
 */
const TEXTAREA_LIMIT = 200_000;

/** Text of any length. */
export function TextOutput({
  id,
  label,
  output,
  value,
  words,
  fileName,
  stretch,
  large,
  hint,
  actions,
}: OutputProps<'text'>) {
  const meta = useMeasure(value, words);
  const inEditor = value.length > TEXTAREA_LIMIT;
  return (
    <Frame
      stretch={stretch}
      className={large ? styles.large : undefined}
      head={inEditor ? label : <label htmlFor={id}>{label}</label>}
      meta={meta}
      actions={
        <TextActions {...{ label, output, words, fileName, actions }} text={value} type="text/plain" extension="txt" />
      }
    >
      {inEditor ? (
        <CodeEditor id={id} label={label} value={value} language="plain" />
      ) : (
        <textarea
          {...RAW_TEXT}
          id={id}
          readOnly
          value={value}
          rows={large ? 2 : 3}
          style={{ '--rows': large ? 2 : 3, '--letters': lettersOf(value) } as CSSProperties}
          data-line={large && isLine(value) ? true : undefined}
          placeholder={hint ?? ''}
          data-mono
          dir="auto"
          className={stretch ? undefined : styles.grows}
        />
      )}
    </Frame>
  );
}

/** Length of the longest one-line text that is shown larger. */
const LINE = 120;

const isLine = (text: string) => text.length <= LINE && text !== '' && !/[\r\n]/.test(text.trimEnd());

/** Rounds the length of a line up in steps, so that the font size doesn't change with every character. */
const lettersOf = (text: string) => Math.max(12, Math.ceil(Math.min(text.length, LINE) / 8) * 8);
