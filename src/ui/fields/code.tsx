import { useRef } from 'react';
import type { Position } from '../../core/failure.ts';
import { CodeEditor } from '../code-editor/code-editor.tsx';
import { ExampleBadge } from './aside/example-badge.tsx';
import { asText } from './field-props.ts';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { useTextFile } from './file/use-text-file.ts';

/** Source code with line numbers; marks the position of a failure. */
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
  const go = useRef<(place: Position) => void>(null);
  return (
    <Framed
      {...{ id, label, hint, error, stretch, at }}
      onGo={(place) => go.current?.(place)}
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
        goRef={go}
      />
    </Framed>
  );
}
