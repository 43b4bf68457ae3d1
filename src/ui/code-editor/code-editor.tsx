import { useCallback, useEffect, useRef, useState } from 'react';
import type { Position } from '../../core/failure.ts';
import type { CodeLanguage } from '../../core/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RAW_TEXT } from '../parts/input-text/raw-text.ts';
import { Spinner } from '../parts/spinner/spinner.tsx';
import styles from './code-editor.module.css';
import type { Editor } from './editor.ts';
import { phrasesOf } from './phrases.ts';

/** Length (UTF-16 units) from which a textarea lays out for seconds; then nothing stands in for the editor. */
const STAND_IN_LIMIT = 200_000;

interface CodeEditorProps {
  id: string;
  label: string;
  value: string;
  /** Absent for a text that is only read. */
  onChange?: (text: string) => void;
  language: CodeLanguage;
  wrap?: boolean;
  autofocus?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  at?: Position | undefined;
  placeholder?: string | undefined;
}

/** The editor, loaded when it is first needed; a plain textarea takes its place until then, and what is typed there stays. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, label, value, onChange, language, wrap = false, autofocus = false, hint, error, at } = props;
  const t = useTexts();
  const readOnly = onChange === undefined;
  const placeholder = props.placeholder ?? (readOnly ? '' : t('ui.placeholder'));
  const description = [hint, error, !readOnly && t('fields.editorKeys')].filter(Boolean).join('\n');
  const words = { label, description, placeholder, invalid: error !== undefined, phrases: phrasesOf(t) };

  const host = useRef<HTMLDivElement>(null);
  const fallback = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [absent, setAbsent] = useState(false);
  /** The text that the editor holds, as far as this component knows. */
  const held = useRef(value);
  const latest = useRef({ value, onChange, words });
  useEffect(() => {
    latest.current = { value, onChange, words };
  });

  const handOn = useCallback((next: string) => {
    held.current = next;
    latest.current.onChange?.(next);
  }, []);

  useEffect(() => {
    const box = document.createElement('div');
    box.className = styles.box ?? '';
    let built: Editor | undefined;
    let gone = false;
    void import('./editor.ts').then(
      ({ createEditor }) => {
        if (gone || !host.current) return;
        const { value: text, words } = latest.current;
        held.current = text;
        const area = fallback.current;
        const focused = area !== null && document.activeElement === area;
        host.current.append(box);
        built = createEditor({
          root: box.attachShadow({ mode: 'open', delegatesFocus: true }),
          text,
          language,
          readOnly,
          wrap,
          words,
          onChange: handOn,
        });
        const caret = focused ? { from: area.selectionStart, to: area.selectionEnd } : undefined;
        setEditor(built);
        if (focused || autofocus) built.focus(caret);
      },
      () => setAbsent(true), // offline before the first visit was complete: the textarea stays
    );
    return () => {
      gone = true;
      setEditor(undefined);
      built?.destroy();
      box.remove();
    };
    // Autofocus counts once, at the start.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language, readOnly, wrap]);

  useEffect(() => {
    if (!editor || held.current === value) return;
    held.current = value;
    editor.setText(value);
  }, [editor, value]);
  const spoken = JSON.stringify(words);
  useEffect(() => editor?.setWords(latest.current.words), [editor, spoken]);
  const { line, column, offset } = at ?? {};
  useEffect(() => {
    editor?.setProblem(line === undefined && offset === undefined ? undefined : { line, column, offset });
  }, [editor, line, column, offset]);

  return (
    <div
      ref={host}
      id={id}
      className={styles.host}
      data-editor={readOnly ? 'read' : 'write'}
      data-ready={editor !== undefined}
    >
      {!editor && value.length > STAND_IN_LIMIT && !absent && <Spinner className={styles.spinner} />}
      {!editor && (value.length <= STAND_IN_LIMIT || absent) && (
        <>
          <span id={`${id}-description`} hidden>
            {description}
          </span>
          <textarea
            {...RAW_TEXT}
            ref={fallback}
            aria-label={label}
            aria-describedby={`${id}-description`}
            aria-invalid={error !== undefined || undefined}
            value={value}
            placeholder={placeholder}
            readOnly={readOnly}
            autoFocus={autofocus}
            data-mono
            onChange={(event) => onChange?.(event.target.value)}
          />
        </>
      )}
    </div>
  );
}
