import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Field, fieldAria, labelId } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './buttons-select.module.css';

interface ButtonsSelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: string;
  disabled?: boolean;
}

interface ButtonsSelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly ButtonsSelectOption<Value>[];
  id?: string | undefined;
  label?: ReactNode;
  /** The name of a group without a visible label. */
  ariaLabel?: string;
  labelPosition?: 'top' | 'left';
  labelWidth?: string;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/** A few options side by side. Uses native radio buttons: one tab stop, arrow keys change the selection. */
export function ButtonsSelect<Value extends string>(props: ButtonsSelectProps<Value>) {
  const { value, onChange, options, size = 'medium', disabled, label, labelPosition, labelWidth, hint, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...{ id, label, labelPosition, labelWidth, hint, error }} group className={props.className}>
      <div
        {...fieldAria(id, hint, error)}
        id={id}
        role="radiogroup"
        aria-label={props.ariaLabel}
        aria-labelledby={label ? labelId(id) : undefined}
        className={cx(styles.group, styles[size])}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={`${ownId}-choice`}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  );
}
