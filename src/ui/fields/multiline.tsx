import { useState } from 'react';
import type { ClipboardEvent, CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeEditor } from '../code-editor/code-editor.tsx';
import { fieldAria } from '../parts/field/field.tsx';
import { RAW_TEXT } from '../parts/input-text/raw-text.ts';
import { ExampleBadge } from './example-badge.tsx';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { useTextFile } from './file/use-text-file.ts';

/** Length (UTF-16 units) from which a textarea lays out too slowly to type in; then the editor draws what is in sight. */
const TEXTAREA_LIMIT = 200_000;

type MultilineProps = Omit<FieldProps, 'value'> & {
  value: string;
  /** What to do with a file instead of reading it as text. */
  onFile?: (file: File) => void;
};

/** Many lines of text in a frame that takes files. */
export function MultilineField(props: MultilineProps) {
  const { id, field, value, onChange, label, hint, placeholder, example, autofocus, stretch } = props;
  const t = useTexts();
  const file = useTextFile(value, onChange);
  const [large, setLarge] = useState(false);
  if (!large && value.length > TEXTAREA_LIMIT) setLarge(true); // for good: going back would take the focus away
  const error = file.refused ?? props.error;
  const rows = field.rows ?? (field.primary ? 5 : 3);

  /** A text for the editor goes past the textarea, which would lay it out first: measured, 5 s for 1 MB. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    if (before.length + text.length <= TEXTAREA_LIMIT) return;
    event.preventDefault();
    onChange(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
  };
  return (
    <Framed
      {...{ id, label, hint, error, stretch }}
      group={large}
      meta={file.note ?? <ExampleBadge example={example} />}
      accept={field.accept}
      onFile={props.onFile ?? file.open}
      onClear={value === '' ? undefined : () => onChange('')}
    >
      {large ? (
        <CodeEditor {...{ id, label, value, onChange, hint, error }} language="plain" wrap autofocus />
      ) : (
        <textarea
          {...RAW_TEXT}
          {...fieldAria(id, hint, error)}
          id={id}
          value={value}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          placeholder={placeholder ?? t('ui.placeholder')}
          data-mono={field.monospace || undefined}
          dir="auto"
          autoFocus={autofocus}
          onChange={(event) => onChange(event.target.value)}
          onPaste={paste}
        />
      )}
    </Framed>
  );
}
