import { Checkbox } from '../parts/checkbox/checkbox.tsx';
import type { FieldProps } from './field-props.ts';

/** A yes/no setting. */
export function ToggleField({ id, value, onChange, label, hint, error }: FieldProps) {
  return <Checkbox {...{ id, label, hint, error, onChange }} checked={value === true} />;
}
