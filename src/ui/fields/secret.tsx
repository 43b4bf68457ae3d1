import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldAria } from '../parts/field/field.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { InputText } from '../parts/input-text/input-text.tsx';
import { RAW_TEXT } from '../parts/input-text/raw-text.ts';
import { ExampleBadge } from './aside/example-badge.tsx';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { Offer } from './aside/offer.tsx';
import styles from './secret.module.css';
import { useTextFile } from './file/use-text-file.ts';

/** Masked text until the user reveals it. */
export function SecretField(props: FieldProps) {
  const { id, field, value, onChange, label, hint, placeholder, error, autofocus, prominent } = props;
  if (field.multiline) return <MultilineSecret {...props} />;
  return (
    <InputText
      {...{ id, onChange, label, hint, error, placeholder }}
      value={asText(value)}
      secret
      trailing={
        <>
          <ExampleBadge example={props.example} />
          <Offer offer={props.offer} />
        </>
      }
      monospace
      size={prominent ? 'large' : 'medium'}
      autofocus={autofocus ?? false}
    />
  );
}

/** A multi-line key. */
function MultilineSecret({
  id,
  field,
  value,
  onChange,
  label,
  hint,
  placeholder,
  example,
  autofocus,
  stretch,
  offer,
  ...rest
}: FieldProps) {
  const t = useTexts();
  const text = asText(value);
  const [shown, setShown] = useState(false);
  const file = useTextFile(text, onChange);
  const error = file.refused ?? rest.error;
  return (
    <Framed
      {...{ id, label, hint, error, stretch, offer }}
      meta={file.note ?? <ExampleBadge example={example} />}
      onFile={file.open}
      onClear={text === '' ? undefined : () => onChange('')}
    >
      <div className={styles.box}>
        <textarea
          {...RAW_TEXT}
          {...fieldAria(id, hint, error)}
          id={id}
          data-masked={!shown || undefined}
          value={text}
          rows={field.rows ?? 4}
          placeholder={placeholder ?? t('ui.placeholder')}
          data-mono
          autoFocus={autofocus}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size="small"
          className={styles.reveal}
          label={t(shown ? 'ui.hide' : 'ui.show')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Framed>
  );
}
