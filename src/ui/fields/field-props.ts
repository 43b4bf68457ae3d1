import type { Position } from '../../core/failure.ts';
import type { Field, Seen } from '../../core/field.ts';
import type { Marked } from '../../core/values.ts';
import type { PartsSource } from '../parts-list/parts-source.ts';

/** Props of every field component. It knows its kind and its flags, never the tool. */
export interface FieldProps {
  id: string;
  field: Field;
  /** The raw value as typed, before validation. */
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /**
   * The text of an example shown instead of a value: dimmed, and hidden on the first keystroke. The placeholder is then
   * the same.
   */
  example?: string | undefined;
  /** The message of the failure. */
  error?: string | undefined;
  /** The position of the failure in the text. */
  at?: Position | undefined;
  /** Returns the label of an option. */
  optionLabel: (option: string) => string;
  /** Whether the field is where users start: larger. */
  prominent?: boolean;
  autofocus?: boolean;
  /** Inserts a value that the page has: a new one, or one from this browser. */
  offer?: { icon: string; label: string; onTake: () => void } | undefined;
  /** Marks in its text, from the last result. */
  marks?: Marked | undefined;
  /** The picture that an area is in. */
  picture?: unknown;
  /** How many pictures it is taken from. */
  pictures?: number;
  /** How the part comes out. */
  seen?: Seen | undefined;
  /** The parts that its text names, if they can be drawn. */
  parts?: PartsSource | undefined;
  /** Fills the height of its column. */
  stretch?: boolean;
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
