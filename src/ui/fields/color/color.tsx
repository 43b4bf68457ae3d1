import { InputText } from '../../parts/input-text/input-text.tsx';
import { ExampleBadge } from '../aside/example-badge.tsx';
import { asText, type FieldProps } from '../field-props.ts';
import { ColorTools, OpacityRange } from './color-tools.tsx';
import styles from './color.module.css';

/** A color as text, with the browser's picker and eyedropper next to it and its opacity below. */
export function ColorField(props: FieldProps) {
  const { id, field, value, onChange, label, hint, placeholder, example, error, autofocus, prominent } = props;
  const text = asText(value);
  const tools = { text: text === '' ? (example ?? '') : text, label, onChange };
  return (
    <div className={styles.color}>
      <InputText
        {...{ id, label, hint, error, onChange }}
        value={text}
        placeholder={placeholder ?? '#rrggbb'}
        monospace
        clearable={field.kind === 'text'}
        size={prominent ? 'large' : 'medium'}
        autofocus={autofocus ?? false}
        trailing={
          <>
            <ExampleBadge example={example} />
            <ColorTools {...tools} />
          </>
        }
      />
      <OpacityRange {...tools} />
    </div>
  );
}
