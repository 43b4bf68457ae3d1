import { useRef } from 'react';
import { isInputFile } from '../../core/field.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatSize } from '../parts/file-upload/format-size.ts';
import { Icon } from '../parts/icon/icon.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import styles from './content.module.css';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { MultilineField } from './multiline.tsx';

/** Typed text, or a file whose bytes are used unchanged, whatever its name says. The text is restored when the file is removed. */
export function ContentField(props: FieldProps) {
  const { id, field, value, onChange, label, hint, error, stretch } = props;
  const t = useTexts();
  const text = useRef('');
  const take = (file: File) => {
    if (typeof value === 'string') text.current = value;
    onChange(file);
  };
  if (!isInputFile(value)) return <MultilineField {...props} value={asText(value)} onFile={take} />;
  return (
    <Framed {...{ id, label, hint, error, stretch }} group accept={field.accept} onFile={take}>
      <div id={id} role="group" aria-labelledby={`${id}-label`} className={styles.file}>
        <Icon name="file" className={styles.icon} />
        <span className={styles.name}>{value.name}</span>
        <span className={styles.size}>{formatSize(value.size, document.documentElement.lang)}</span>
        <IconButton
          icon="x"
          size="small"
          label={t('ui.remove', { name: value.name })}
          onClick={() => onChange(text.current)}
        />
      </div>
    </Framed>
  );
}
