import type { KeyboardEvent } from 'react';
import { readNumber } from '../../../base/number.ts';
import type { Field } from '../../../core/field.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import { InputText } from '../../parts/input-text/input-text.tsx';
import { ExampleBadge } from '../aside/example-badge.tsx';
import { asText } from '../field-props.ts';
import type { FieldProps } from '../field-props.ts';
import styles from './number.module.css';

/** A number as people write it, with steps by button and arrow key (times ten with Shift). */
export function NumberField({
  id,
  field,
  value,
  onChange,
  label,
  hint,
  placeholder,
  example,
  error,
  autofocus,
  prominent,
}: FieldProps) {
  const t = useTexts();
  const current = read(value);
  const { min = -Infinity, max = Infinity } = field;
  const step = (count: number) => onChange(stepped(field, current, count));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(direction * (event.shiftKey ? 10 : 1));
  };
  const number = (
    <InputText
      {...{ id, label, hint, error, onChange, onKeyDown }}
      value={asText(value)}
      placeholder={placeholder ?? ''}
      // Numeric keypads on phones have no minus sign.
      inputMode={min < 0 ? 'text' : field.kind === 'integer' ? 'numeric' : 'decimal'}
      autofocus={autofocus ?? false}
      size={prominent ? 'large' : 'medium'}
      trailing={
        <span className={styles.steps}>
          <ExampleBadge example={example} />
          <Button
            variant="quiet"
            size="small"
            icon="minus"
            // The arrow keys do the same, so Tab skips these buttons.
            tabIndex={-1}
            aria-label={t('fields.decrease', { label })}
            disabled={current !== null && current <= min}
            onClick={() => step(-1)}
          />
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            tabIndex={-1}
            aria-label={t('fields.increase', { label })}
            disabled={current !== null && current >= max}
            onClick={() => step(1)}
          />
        </span>
      }
    />
  );
  if (field.slider === undefined) return number;
  return (
    <div className={styles.withSlider}>
      {number}
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        min={field.min}
        max={field.slider}
        step={field.step ?? 1}
        value={current ?? (typeof field.initial === 'number' ? field.initial : min)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Parses a number like the field rules do, regardless of the bounds; null if it isn't one. */
function read(value: unknown): number | null {
  const number = typeof value === 'string' ? readNumber(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function stepped(field: Field, current: number | null, count: number): number {
  const { min = -Infinity, max = Infinity, step = 1, initial } = field;
  const start = typeof initial === 'number' ? initial : Number.isFinite(min) ? min : 0;
  const decimals = (/\.(\d+)/.exec(String(step))?.[1] ?? '').length;
  // 0.1 + 0.2 is not 0.3: rounds to the decimals of the step or the number.
  const precision = Math.max(decimals, (/\.(\d+)/.exec(String(current ?? start))?.[1] ?? '').length);
  const next = current === null ? start : Number((current + count * step).toFixed(Math.min(precision, 20)));
  return Math.min(Math.max(next, min), max);
}
