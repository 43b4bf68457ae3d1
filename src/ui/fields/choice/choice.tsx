import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import { asText } from '../field-props.ts';
import type { FieldProps } from '../field-props.ts';
import styles from './choice.module.css';
import { areButtons } from './segments.ts';

/** One of a list: side by side if the options are few and short, otherwise a native select. */
export function ChoiceField({ id, field, value, onChange, label, hint, error, optionLabel }: FieldProps) {
  const options = (field.options ?? []).map((option) => ({ value: option, label: optionLabel(option) }));
  const shared = { id, label, hint, error, onChange, options, value: asText(value) };
  return areButtons(options.map((option) => option.label)) ? (
    <ButtonsSelect {...shared} className={styles.buttons} />
  ) : (
    <Select {...shared} />
  );
}
