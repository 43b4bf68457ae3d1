import type { AriaAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
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

export interface BareSelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  id?: string | undefined;
  name?: string;
  /** The name of a select without a visible label. */
  ariaLabel?: string;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  selectRef?: Ref<HTMLSelectElement>;
  onBlur?: () => void;
  className?: string | undefined;
}

/** The native select without a field around it, so that type-ahead, the mouse wheel and native pickers on phones all work. */
export function BareSelect<Value extends string>(
  props: BareSelectProps<Value> & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
) {
  const { value, onChange, options, size = 'medium', ariaLabel, selectRef, className, ...rest } = props;
  return (
    <div className={cx(styles.shell, styles[size], className)}>
      <select
        {...rest}
        aria-label={ariaLabel}
        value={value}
        ref={selectRef}
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
  );
}

function toOption({ value, label, disabled }: SelectOption<string>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
