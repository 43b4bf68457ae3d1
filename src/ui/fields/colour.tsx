import { useTexts } from '../../i18n/use-texts.ts';
import { InputText } from '../parts/input-text/input-text.tsx';
import styles from './colour.module.css';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';

/** A colour as hexadecimal text, with the browser's own picker beside it. */
export function ColourField({
  id,
  value,
  onChange,
  label,
  hint,
  placeholder,
  error,
  autofocus,
  prominent,
}: FieldProps) {
  const t = useTexts();
  const { rgb, alpha } = opaque(asText(value));
  return (
    <InputText
      {...{ id, label, hint, error, onChange }}
      value={asText(value)}
      placeholder={placeholder ?? '#rrggbb'}
      monospace
      size={prominent ? 'large' : 'medium'}
      autofocus={autofocus ?? false}
      trailing={
        <input
          type="color"
          className={styles.picker}
          aria-label={t('fields.pickColour', { label })}
          value={rgb}
          onChange={(event) => onChange(event.target.value + alpha)}
        />
      }
    />
  );
}

/** The picker knows only `#rrggbb`: the colour in that form, and the alpha digits that it must not lose. */
function opaque(text: string): { rgb: string; alpha: string } {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1] ?? '000000';
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return { rgb: `#${long.slice(0, 6).toLowerCase()}`, alpha: long.slice(6) };
}
