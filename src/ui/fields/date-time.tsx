import { Field, fieldAria } from '../parts/field/field.tsx';
import styles from './date-time.module.css';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';

/** A local date and time, using the browser's native control. */
export function DateTimeField({ id, value, onChange, label, hint, error }: FieldProps) {
  return (
    <Field {...{ id, label, hint, error }}>
      <input
        {...fieldAria(id, hint, error)}
        id={id}
        type="datetime-local"
        step={1}
        className={styles.input}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
