import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import { asText } from '../field-props.ts';
import type { FieldProps } from '../field-props.ts';

/** As many options, and letters in all of them together, as stand well side by side. */
const SEGMENTS = 4;
const LETTERS = 32;

/** One of a list: side by side when they are few and short, else the native select. */
export function ChoiceField({ id, field, value, onChange, label, hint, error, optionLabel }: FieldProps) {
  const options = (field.options ?? []).map((option) => ({ value: option, label: optionLabel(option) }));
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const shared = { id, label, hint, error, onChange, options, value: asText(value) };
  return options.length <= SEGMENTS && letters <= LETTERS ? <ButtonsSelect {...shared} /> : <Select {...shared} />;
}
