import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Field, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectGroup<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

interface SelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  id?: string | undefined;
  name?: string;
  label?: ReactNode;
  /** The name of a select without a visible label. */
  ariaLabel?: string;
  labelPosition?: 'top' | 'left';
  labelWidth?: string;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  selectRef?: Ref<HTMLSelectElement>;
  onBlur?: () => void;
  className?: string | undefined;
}

/** The native select, so that type-ahead, the mouse wheel and native pickers on phones all work. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, size = 'medium', disabled, label, labelPosition, labelWidth, hint, error } = props;
  const { selectRef, onBlur } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...{ id, label, labelPosition, labelWidth, hint, error }} className={props.className}>
      <div className={cx(styles.shell, styles[size])}>
        <select
          {...fieldAria(id, hint, error)}
          id={id}
          name={props.name}
          aria-label={props.ariaLabel}
          value={value}
          disabled={disabled}
          ref={selectRef}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value as Value)}
          className={styles.select}
        >
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={`group ${entry.label}`} label={entry.label}>
                {entry.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(entry)
            ),
          )}
        </select>
        <Icon name="chevron-down" className={styles.arrow} />
      </div>
    </Field>
  );
}

function toOption({ value, label, disabled }: SelectOption<string>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
