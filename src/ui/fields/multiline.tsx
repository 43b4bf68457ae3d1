import { useRef, useState } from 'react';
import type { ClipboardEvent, CSSProperties, ReactNode, RefObject } from 'react';
import { offsetOf } from '../../base/position.ts';
import type { Position } from '../../core/failure.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeEditor } from '../code-editor/code-editor.tsx';
import { fieldAria } from '../parts/field/field.tsx';
import { RAW_TEXT } from '../parts/input-text/raw-text.ts';
import { ExampleBadge } from './aside/example-badge.tsx';
import type { FieldProps } from './field-props.ts';
import { Framed } from './framed.tsx';
import { MarksBehind } from './marks/marks-behind.tsx';
import { partsOf } from './marks/parts.ts';
import styles from './marks/marks-behind.module.css';
import { TEXTAREA_LIMIT } from '../parts/input-text/limits.ts';
import { useTextFile } from './file/use-text-file.ts';

type MultilineProps = Omit<FieldProps, 'value'> & {
  value: string;
  /** Handles a file instead of reading it as text. */
  onFile?: (file: File) => void;
};

/** Multi-line text in a frame that accepts files. */
export function MultilineField(props: MultilineProps) {
  const { id, field, value, onChange, label, hint, placeholder, example, at, autofocus, stretch, offer } = props;
  const t = useTexts();
  const file = useTextFile(value, onChange);
  const [large, setLarge] = useState(false);
  if (!large && value.length > TEXTAREA_LIMIT) setLarge(true); // permanently: switching back would lose the focus
  const error = file.refused ?? props.error;
  const go = useRef<(place: Position) => void>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const goTo = (place: Position) => {
    if (large) return go.current?.(place);
    const offset = offsetOf(value, place.line ?? 1, place.column ?? 1);
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset);
    return undefined;
  };
  const shown = value === '' ? (example ?? '') : value;
  const rows = field.rows ?? (field.primary ? 5 : 3);

  /** Inserts text meant for the editor directly, since the textarea would lay it out first: 5 s for 1 MB. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    if (before.length + text.length <= TEXTAREA_LIMIT) return;
    event.preventDefault();
    onChange(before.slice(0, selectionStart) + text + before.slice(selectionEnd));
  };
  return (
    <Framed
      {...{ id, label, hint, error, stretch, at, offer }}
      onGo={goTo}
      group={large}
      meta={file.note ?? <ExampleBadge example={example} own={field.own !== undefined} />}
      accept={field.accept}
      onFile={props.onFile ?? file.open}
      onClear={value === '' ? undefined : () => onChange('')}
    >
      {large ? (
        <CodeEditor {...{ id, label, value, onChange, hint, error }} language="plain" autofocus goRef={go} />
      ) : (
        <Marked
          marks={props.marks ?? partsOf(shown, field.separator)}
          text={shown}
          behind={behind}
          isParts={field.separator !== undefined}
        >
          <textarea
            {...RAW_TEXT}
            {...fieldAria(id, hint, error)}
            ref={area}
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
            onScroll={(event) => behind.current?.scrollTo({ top: event.currentTarget.scrollTop })}
          />
        </Marked>
      )}
    </Framed>
  );
}

interface MarkedProps {
  marks: MultilineProps['marks'];
  text: string;
  /** Whether the marks are the parts that the text consists of. */
  isParts: boolean;
  behind: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Most fields have no marks and need no wrapper. */
function Marked({ marks, text, isParts, behind, children }: MarkedProps) {
  if (!marks) return children;
  return (
    <div className={styles.stack}>
      <MarksBehind ref={behind} marked={marks} text={text} isParts={isParts} />
      {children}
    </div>
  );
}
