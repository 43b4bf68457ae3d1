import { useId, useRef, useState } from 'react';
import type { ComponentProps, CSSProperties, FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { cx } from '../cx.ts';
import { Field, fieldAria } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './input-text.module.css';
import { LINE_LIMIT, TEXTAREA_LIMIT } from './limits.ts';
import { RAW_TEXT } from './raw-text.ts';
import { firstFailure } from './rules.ts';
import type { Rule } from './rules.ts';
import { useAutosize } from './use-autosize.ts';
import { useLengthLimit } from './use-length-limit.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface InputTextProps {
  value: string;
  onChange: (value: string) => void;
  id?: string | undefined;
  name?: string;
  placeholder?: string;
  label?: ReactNode;
  /** The name of a field without a visible label. */
  ariaLabel?: string;
  labelPosition?: 'top' | 'left';
  /** A CSS length for a label on the left. */
  labelWidth?: string;
  readonly?: boolean;
  disabled?: boolean;
  /** In order; the message of the first failing rule is shown below the field. */
  rules?: readonly Rule[];
  /** An external error; takes precedence over those of the rules. */
  error?: ReactNode;
  hint?: ReactNode;
  clearable?: boolean;
  /** Masks the text until the show/hide button is pressed. Ignored if multiline. */
  secret?: boolean;
  multiline?: boolean;
  /** Lines of a multiline field, or the minimum if it grows. */
  rows?: number;
  /** Lets a multiline field grow with its content. */
  autosize?: boolean;
  autofocus?: boolean;
  monospace?: boolean;
  size?: 'small' | 'medium' | 'large';
  dir?: 'ltr' | 'rtl' | 'auto';
  inputMode?: ComponentProps<'input'>['inputMode'];
  inputRef?: Ref<Control>;
  onBlur?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  /** A list that the field filters: its id, and that of the selected option. */
  combobox?: { list: string; active: string | undefined };
  /** Controls at the end of the field, e.g. a copy button. */
  trailing?: ReactNode;
  clearLabel?: string;
  showLabel?: string;
  hideLabel?: string;
  className?: string | undefined;
}

const NO_RULES: readonly Rule[] = [];

const comboboxAria = (combobox: InputTextProps['combobox']) =>
  combobox && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-autocomplete': 'list' as const,
    'aria-controls': combobox.list,
    'aria-activedescendant': combobox.active,
  };

/** A text field for data: one line or many, plain or secret. Passes the input to `onChange` unmodified. */
export function InputText(props: InputTextProps) {
  const { value, onChange, rules = NO_RULES, hint, multiline = false, rows = 3, autosize = false } = props;
  const { inputRef, readonly = false, disabled = false, size = 'medium', labelPosition, labelWidth } = props;
  const t = useTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const shellRef = useRef<HTMLDivElement>(null);
  useAutosize(shellRef, multiline && autosize, value);

  const maximum = multiline ? TEXTAREA_LIMIT : LINE_LIMIT;
  const { refused, onPaste, onDrop, onChanged } = useLengthLimit(maximum);
  const error = refused ? t('failures.too-long', { maximum }) : props.error || firstFailure(value, rules);
  const secret = props.secret === true && !multiline;
  const shared = {
    ...RAW_TEXT,
    ...fieldAria(id, hint, error),
    ...comboboxAria(props.combobox),
    'aria-label': props.ariaLabel,
    id,
    name: props.name,
    value,
    placeholder: props.placeholder ?? t('ui.placeholder'),
    readOnly: readonly,
    disabled,
    autoFocus: props.autofocus,
    dir: props.dir,
    inputMode: props.inputMode,
    onChange(event: { target: Control }) {
      onChanged();
      onChange(event.target.value);
    },
    onPaste,
    onDrop,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    className: cx(styles.control, props.monospace && styles.mono),
  };
  const clear = () => {
    onChange('');
    shellRef.current?.querySelector<Control>('input, textarea')?.focus();
  };

  return (
    <Field {...{ id, hint, error, labelPosition, labelWidth }} label={props.label} className={props.className}>
      <div
        ref={shellRef}
        className={cx(styles.shell, styles[size], multiline && styles.multiline, autosize && styles.autosize)}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readonly || undefined}
        style={multiline ? ({ '--rows': rows } as CSSProperties) : undefined}
      >
        {multiline ? (
          <textarea {...shared} ref={inputRef as Ref<HTMLTextAreaElement>} rows={rows} />
        ) : (
          <input
            {...shared}
            ref={inputRef as Ref<HTMLInputElement>}
            type="text"
            data-masked={(secret && !revealed) || undefined}
          />
        )}
        <span className={styles.actions}>
          {props.clearable && value !== '' && !readonly && !disabled && (
            <IconButton icon="x" size="small" label={props.clearLabel ?? t('ui.clear')} onClick={clear} />
          )}
          {secret && (
            <IconButton
              icon={revealed ? 'eye-off' : 'eye'}
              size="small"
              label={revealed ? (props.hideLabel ?? t('ui.hide')) : (props.showLabel ?? t('ui.show'))}
              aria-controls={id}
              disabled={disabled}
              onClick={() => setRevealed(!revealed)}
            />
          )}
          {props.trailing}
        </span>
      </div>
    </Field>
  );
}
