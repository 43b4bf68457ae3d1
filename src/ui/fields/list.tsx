import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { MultilineField } from './multiline.tsx';

/** Items, one per line. */
export function ListField(props: FieldProps) {
  const text = Array.isArray(props.value) ? props.value.join('\n') : asText(props.value);
  return <MultilineField {...props} value={text} />;
}
