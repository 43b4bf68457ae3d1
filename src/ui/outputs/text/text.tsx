import type { CSSProperties, KeyboardEvent } from 'react';
import { CodeEditor } from '../../code-editor/code-editor.tsx';
import { fieldAria } from '../../parts/field/field.tsx';
import { EditError } from '../edit/edit-error.tsx';
import { refuseLongPaste } from '../edit/long-paste.ts';
import { TEXTAREA_LIMIT } from '../../parts/input-text/limits.ts';
import { Frame } from '../../parts/frame/frame.tsx';
import { RAW_TEXT } from '../../parts/input-text/raw-text.ts';
import { looksLikeCode } from '../type/looks-like-code.ts';
import { useMeasure } from './use-measure.ts';
import type { OutputProps } from '../output-props.ts';
import { TextActions } from './text-actions.tsx';
import styles from './text.module.css';

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
  isExample,
  edit,
}: OutputProps<'text'>) {
  const meta = useMeasure(isExample ? '' : value, words);
  const inEditor = value.length > TEXTAREA_LIMIT;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || edit?.draft === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    edit.onRestore();
  };
  return (
    <Frame
      stretch={stretch}
      className={large ? styles.large : undefined}
      head={inEditor ? label : <label htmlFor={id}>{label}</label>}
      meta={meta}
      metaWhole
      invalid={edit?.error !== undefined}
      foot={edit && <EditError id={id} error={edit.error} />}
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
          {...fieldAria(id, undefined, edit?.error)}
          readOnly={edit === undefined}
          value={edit?.draft ?? value}
          data-edit={edit && true}
          onFocus={edit?.onBegin}
          onBlur={edit?.onLeave}
          onChange={(event) => edit?.onType(event.target.value)}
          onPaste={edit && refuseLongPaste(edit, edit.draft ?? value, TEXTAREA_LIMIT)}
          onKeyDown={onKeyDown}
          rows={large ? 2 : 3}
          style={{ '--rows': large ? 2 : 3, '--letters': lettersOf(value) } as CSSProperties}
          data-line={large && isLine(value) ? true : undefined}
          data-solid={isSolid(value) || undefined}
          placeholder={hint ?? ''}
          data-mono={stretch || !large || output.secret || looksLikeCode(value.slice(0, 200)) || undefined}
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

/** Whether it's one long word, such as encoded text. Its lines break anywhere, not only at a hyphen that happens to be there. */
const isSolid = (text: string) => text !== '' && !/\s/.test(text);

/** Rounds the length of a line up in steps, so that the font size doesn't change with every character. */
const lettersOf = (text: string) => Math.max(12, Math.ceil(Math.min(text.length, LINE) / 8) * 8);
