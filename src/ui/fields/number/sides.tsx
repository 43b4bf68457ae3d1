import { type KeyboardEvent, useRef } from 'react';
import type { Field } from '../../../core/field.ts';
import { Field as FieldFrame } from '../../parts/field/field.tsx';
import { InputText } from '../../parts/input-text/input-text.tsx';
import { ExampleBadge } from '../aside/example-badge.tsx';
import { asText } from '../field-props.ts';
import type { FieldProps } from '../field-props.ts';
import styles from './number.module.css';

/** The first separator ends the first number; text without one is a single number or a name. */
const PARTS = /^\s*(.*?)\s*[x×*,\s]\s*(.*?)\s*$/i;

function partsOf(text: string): [string, string] {
  const match = PARTS.exec(text.trim());
  return match ? [match[1] ?? '', match[2] ?? ''] : [text, ''];
}

/** Returns the number after an arrow key, ten times as far with Shift; null for other keys and other texts. */
function stepped(text: string, { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (direction === undefined || altKey || ctrlKey || metaKey || !/^\d+$/.test(text)) return null;
  return String(Math.max(1, Number(text) + direction * (shiftKey ? 10 : 1)));
}

/** A text of two numbers, such as a size, as two boxes. A whole size can be typed or pasted into the first. */
export function SidesField(props: FieldProps & { sides: NonNullable<Field['sides']> }) {
  const { id, value, onChange, sides, hint, example, error, autofocus, prominent, optionLabel } = props;
  const second = useRef<HTMLDivElement>(null);
  const [first, other] = partsOf(asText(value));
  const [firstExample = '', otherExample = ''] = partsOf(example ?? '');
  const set = (a: string, b: string) => onChange(b === '' ? a : `${a}x${b}`);
  const onStep = (text: string, take: (next: string) => void) => (event: KeyboardEvent) => {
    const next = stepped(text, event);
    if (next === null) return;
    event.preventDefault();
    take(next);
  };
  const look = { inputMode: 'numeric', size: prominent ? 'large' : 'medium', monospace: true } as const;
  return (
    <FieldFrame id={`${id}-sides`} group hint={hint}>
      <div className={styles.sides}>
        <InputText
          {...look}
          id={id}
          label={optionLabel(sides[0])}
          value={first}
          error={error}
          autofocus={autofocus ?? false}
          placeholder={firstExample}
          onKeyDown={onStep(first, (next) => set(next, other))}
          onChange={(text) => {
            const [a, b] = partsOf(text);
            const ends = /\d\s*[x×*,]$/i.test(text);
            set(a, b === '' ? other : b);
            if (ends) second.current?.querySelector('input')?.focus();
          }}
          trailing={<ExampleBadge example={example} />}
        />
        <div ref={second}>
          <InputText
            {...look}
            id={`${id}-2`}
            label={optionLabel(sides[1])}
            value={other}
            placeholder={otherExample || firstExample}
            onKeyDown={onStep(other, (next) => set(first, next))}
            onChange={(text) => set(first, text.trim())}
          />
        </div>
      </div>
    </FieldFrame>
  );
}
