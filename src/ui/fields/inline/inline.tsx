import { fieldAria } from '../../parts/field/field.tsx';
import { RAW_TEXT } from '../../parts/input-text/raw-text.ts';
import { asText, type FieldProps } from '../field-props.ts';
import styles from './inline.module.css';

/** A field as a blank in a sentence, as wide as its content. Its error is shown below the sentence. */
export function InlineField(props: FieldProps) {
  const { id, field, value, onChange, label, placeholder = '', error, optionLabel, autofocus = false } = props;
  const aria = { ...fieldAria(id, undefined, error), id, 'aria-label': label };
  const text = asText(value);
  if (field.options)
    return (
      <select {...aria} className={styles.blank} value={text} onChange={(event) => onChange(event.target.value)}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    );
  return (
    <span className={styles.box} data-text={text === '' ? placeholder : text}>
      <input
        {...RAW_TEXT}
        {...aria}
        className={styles.blank}
        size={1}
        value={text}
        placeholder={placeholder}
        inputMode={field.kind === 'integer' ? 'numeric' : 'text'}
        autoFocus={autofocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
