import type { KeyboardEvent } from 'react';
import { fieldAria } from '../../parts/field/field.tsx';
import { LINE_LIMIT } from '../../parts/input-text/limits.ts';
import { RAW_TEXT } from '../../parts/input-text/raw-text.ts';
import type { OutputEdit } from '../output-props.ts';
import { EditError } from './edit-error.tsx';
import styles from './edit-value.module.css';
import { refuseLongPaste } from './long-paste.ts';

export interface EditTextProps {
  id: string;
  label: string;
  /** The value as the result formats it. */
  text: string;
  edit: OutputEdit;
}

/**
 * A text that is edited where it is shown. Escape reverts, Enter shows the value as the result formats it. An invisible copy of
 * the text in the same place makes it as wide and tall as its content.
 */
export function EditText({ id, label, text, edit }: EditTextProps) {
  const shown = edit.draft ?? text;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      edit.onLeave();
    } else if (event.key === 'Escape' && edit.draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      edit.onRestore();
    }
  };
  return (
    <span className={styles.box} data-text={shown} data-invalid={edit.error === undefined ? undefined : true}>
      <textarea
        {...RAW_TEXT}
        {...fieldAria(id, undefined, edit.error)}
        id={id}
        className={styles.text}
        aria-label={label}
        rows={1}
        cols={1}
        value={shown}
        dir="auto"
        data-edit="line"
        onFocus={edit.onBegin}
        onBlur={edit.onLeave}
        onChange={(event) => edit.onType(event.target.value.replace(/[\r\n]+/g, ' '))}
        onPaste={refuseLongPaste(edit, shown, LINE_LIMIT)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

/** The same as a cell of a table, as wide as its column, with what is wrong below it. */
export function EditCell(props: EditTextProps) {
  return (
    <span className={styles.cell}>
      <EditText {...props} />
      <EditError id={props.id} error={props.edit.error} />
    </span>
  );
}
