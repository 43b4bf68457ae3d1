import { useId } from 'react';
import type { ReactNode } from 'react';
import { Field, fieldAria } from '../field/field.tsx';
import { BareSelect, type BareSelectProps } from './bare-select.tsx';

interface SelectProps<Value extends string> extends BareSelectProps<Value> {
  label?: ReactNode;
  labelPosition?: 'top' | 'left';
  labelWidth?: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A select with its label, hint and error. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelPosition, labelWidth, hint, error, className, ...select } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...{ id, label, labelPosition, labelWidth, hint, error, className }}>
      <BareSelect {...select} {...fieldAria(id, hint, error)} id={id} />
    </Field>
  );
}
