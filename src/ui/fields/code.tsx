import { CodeEditor } from '../code-editor/code-editor.tsx';
import { ExampleBadge } from './example-badge.tsx';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { useTextFile } from './file/use-text-file.ts';

/** Source text with line numbers; the place of a failure is marked in it. */
export function CodeField({
  id,
  field,
  value,
  onChange,
  label,
  hint,
  placeholder,
  example,
  at,
  autofocus,
  stretch,
  ...rest
}: FieldProps) {
  const text = asText(value);
  const file = useTextFile(text, onChange);
  const error = file.refused ?? rest.error;
  return (
    <Framed
      {...{ id, label, hint, error, stretch }}
      group
      meta={file.note ?? <ExampleBadge example={example} />}
      accept={field.accept}
      onFile={file.open}
      onClear={text === '' ? undefined : () => onChange('')}
    >
      <CodeEditor
        {...{ id, label, hint, error, at, placeholder }}
        value={text}
        onChange={onChange}
        language={field.language ?? 'plain'}
        autofocus={autofocus ?? false}
      />
    </Framed>
  );
}
