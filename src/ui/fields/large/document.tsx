import { fieldKind } from '../../../core/kinds.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { useTextFile } from '../file/use-text-file.ts';
import { Framed } from '../framed.tsx';
import styles from './document.module.css';
import { EDIT_LIMIT } from './limits.ts';
import { useTextFacts } from './text-facts.ts';

const LINES = 8;
const LINE_LENGTH = 200;

interface DocumentProps extends FieldProps {
  text: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** A text too large for its control: its size and first lines. The full text is never in the DOM. */
export function DocumentField(props: DocumentProps) {
  const { id, field, text, label, hint, stretch, onEdit, onRemove, onChange } = props;
  const t = useTexts();
  const language = document.documentElement.lang || undefined;
  const facts = useTextFacts(text);
  const file = useTextFile(text, onChange);
  const error = file.refused ?? props.error;
  const editable = text.length <= EDIT_LIMIT;
  const lines = text.slice(0, LINES * LINE_LENGTH).split('\n', LINES);
  const size = facts && formatSize(facts.bytes, language);
  const count = facts?.lines ?? 0;
  return (
    <Framed
      {...{ id, label, hint, error, stretch, at: undefined }}
      group
      accept={field.accept}
      onFile={fieldKind(field.kind).file === 'never' ? file.open : onChange}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus of the control it replaces, for paste and undo */}
      <div id={id} role="group" tabIndex={0} aria-labelledby={`${id}-label`} className={styles.document} data-document>
        <div className={styles.bar}>
          <Icon name="file-text" className={styles.icon} />
          <span className={styles.facts} role="status">
            {facts && `${size} · ${t('fields.lines', { count, lines: new Intl.NumberFormat(language).format(count) })}`}
          </span>
          <span className={styles.actions}>
            {editable && (
              <Button size="small" icon="pencil" onClick={onEdit}>
                {t('fields.edit')}
              </Button>
            )}
            <Button size="small" icon="x" onClick={onRemove}>
              {t('fields.removeText')}
            </Button>
          </span>
        </div>
        {!editable && (
          <p className={styles.note}>{t('fields.notEditable', { limit: formatSize(EDIT_LIMIT, language) })}</p>
        )}
        {!field.secret && (
          <div className={styles.lines} aria-hidden="true" translate="no" dir="auto">
            {lines.map((line, index) => (
              <div key={index}>{line.slice(0, LINE_LENGTH) || '\u00a0'}</div>
            ))}
          </div>
        )}
      </div>
    </Framed>
  );
}
