import type { Position } from '../../core/failure.ts';
import type { Field } from '../../core/field.ts';

/** What every field component gets. It knows its kind and its flags, never the tool. */
export interface FieldProps {
  id: string;
  field: Field;
  /** The raw value: what was typed, before the rule of the field reads it. */
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** The text of an example that stands in for a value: shown faintly, gone with the first key. Then the placeholder is the same. */
  example?: string | undefined;
  /** The failure in words. */
  error?: string | undefined;
  /** Where in the text the failure is. */
  at?: Position | undefined;
  /** Words of an option. */
  optionLabel: (option: string) => string;
  /** Is where one begins: larger. */
  prominent?: boolean;
  autofocus?: boolean;
  /** Fills the height of its column. */
  stretch?: boolean;
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
