import type { KeyboardEvent } from 'react';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { fieldAria } from '../../parts/field/field.tsx';
import { RAW_TEXT } from '../../parts/input-text/raw-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EditError } from './edit-error.tsx';
import { LINE_LIMIT } from '../../parts/input-text/limits.ts';
import { refuseLongPaste } from './long-paste.ts';
import type { OutputEdit } from '../output-props.ts';
import styles from './edit-value.module.css';

interface EditValueProps {
  id: string;
  label: string;
  /** The value as the result formats it. */
  text: string;
  edit: OutputEdit;
}

/**
 * An editable result: typing changes the inputs it is computed from. Escape reverts, Enter shows the value as the
 * result formats it. An invisible copy of the text in the same place makes it as wide and tall as its content.
 */
export function EditValue({ id, label, text, edit }: EditValueProps) {
  const t = useTexts();
  const shown = edit.draft ?? text;
  const own = `${id}-edit`;
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
    <span className={styles.edit}>
      <span className={styles.line}>
        <span className={styles.box} data-text={shown} data-invalid={edit.error === undefined ? undefined : true}>
          <textarea
            {...RAW_TEXT}
            {...fieldAria(own, undefined, edit.error)}
            id={own}
            className={styles.text}
            aria-label={label}
            rows={1}
            cols={1}
            value={shown}
            dir="auto"
            data-edit
            onFocus={edit.onBegin}
            onBlur={edit.onLeave}
            onChange={(event) => edit.onType(event.target.value.replace(/[\r\n]+/g, ' '))}
            onPaste={refuseLongPaste(edit, shown, LINE_LIMIT)}
            onKeyDown={onKeyDown}
          />
        </span>
        <CopyButton
          text={text}
          iconOnly
          size="small"
          label={t('outputs.copyOne', { label })}
          disabled={edit.error !== undefined}
        />
      </span>
      <EditError id={own} error={edit.error} />
    </span>
  );
}
