import { Checkbox } from '../../parts/checkbox/checkbox.tsx';
import { Field, fieldAria, labelId } from '../../parts/field/field.tsx';
import styles from './choices.module.css';
import type { FieldProps } from '../field-props.ts';

/** Any number of options from a list. */
export function ChoicesField({ id, field, value, onChange, label, hint, error, optionLabel }: FieldProps) {
  const picked: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = field.options ?? [];
  const set = (option: string, on: boolean) =>
    onChange(options.filter((other) => (other === option ? on : picked.includes(other))));
  return (
    <Field {...{ id, label, hint, error }} group>
      <div
        {...fieldAria(id, hint, error)}
        aria-invalid={undefined} // not a valid attribute of a group
        id={id}
        role="group"
        aria-labelledby={labelId(id)}
        className={styles.group}
      >
        {options.map((option) => (
          <Checkbox
            key={option}
            label={optionLabel(option)}
            checked={picked.includes(option)}
            onChange={(on) => set(option, on)}
          />
        ))}
      </div>
    </Field>
  );
}
