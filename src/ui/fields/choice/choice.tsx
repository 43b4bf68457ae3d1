import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import { asText } from '../field-props.ts';
import type { FieldProps } from '../field-props.ts';

/** The most options, and total letters, that fit well side by side. */
const SEGMENTS = 4;
const LETTERS = 32;

/** One of a list: side by side if the options are few and short, otherwise a native select. */
export function ChoiceField({ id, field, value, onChange, label, hint, error, optionLabel }: FieldProps) {
  const options = (field.options ?? []).map((option) => ({ value: option, label: optionLabel(option) }));
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const shared = { id, label, hint, error, onChange, options, value: asText(value) };
  return options.length <= SEGMENTS && letters <= LETTERS ? <ButtonsSelect {...shared} /> : <Select {...shared} />;
}
