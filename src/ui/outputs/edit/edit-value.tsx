import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EditError } from './edit-error.tsx';
import { EditText, type EditTextProps } from './edit-text.tsx';
import styles from './edit-value.module.css';

/** An editable result: typing changes the inputs it is computed from. */
export function EditValue({ id, label, text, edit }: EditTextProps) {
  const t = useTexts();
  const own = `${id}-edit`;
  return (
    <span className={styles.edit}>
      <span className={styles.line}>
        <EditText id={own} label={label} text={text} edit={edit} />
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
