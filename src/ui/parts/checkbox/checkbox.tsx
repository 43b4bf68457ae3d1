import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Field, fieldAria } from '../field/field.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  id?: string | undefined;
  name?: string;
  disabled?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  className?: string | undefined;
}

/** A native checkbox; its label is part of the click target. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, label, disabled, hint, error, inputRef, onBlur } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...{ id, hint, error }} className={props.className}>
      <label className={cx(styles.row, disabled && styles.disabled)}>
        <input
          {...fieldAria(id, hint, error)}
          id={id}
          name={props.name}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          ref={inputRef}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
          className={styles.box}
        />
        <span>{label}</span>
      </label>
    </Field>
  );
}
