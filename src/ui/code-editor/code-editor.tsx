import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Position } from '../../core/failure.ts';
import type { CodeLanguage } from '../../core/values.ts';
import { storedText } from '../../session/stored.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RAW_TEXT } from '../parts/input-text/raw-text.ts';
import { Spinner } from '../parts/spinner/spinner.tsx';
import styles from './code-editor.module.css';
import type { Editor } from './editor.ts';
import { editorCode } from './editor-code.ts';
import { phrasesOf } from './phrases.ts';

/** Length (UTF-16 units) from which a textarea takes seconds to lay out; then the editor has no placeholder. */
const STAND_IN_LIMIT = 200_000;

const tipSeen = storedText('editor-keys');

interface CodeEditorProps {
  id: string;
  label: string;
  value: string;
  /** Absent for read-only text. */
  onChange?: (text: string) => void;
  language: CodeLanguage;
  wrap?: boolean;
  autofocus?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  at?: Position | undefined;
  placeholder?: string | undefined;
  /** Receives a function that moves the caret to a position. */
  goRef?: RefObject<((at: Position) => void) | null>;
}

/** The textarea must be removed in the same task in which the editor appears, or it would still receive keys. */
const atOnce =
  <T,>(build: (loaded: T) => void) =>
  (loaded: T) =>
    flushSync(() => build(loaded));

/** A visible hint about leaving with Tab, the first time an editor has the focus. */
function useTip(writes: boolean, focused: boolean) {
  const isNews = () => writes && tipSeen.load() === null;
  const [isShown, setShown] = useState(() => focused && isNews());
  return {
    isShown,
    show: () => setShown(isNews()),
    hide: () => {
      if (isShown) tipSeen.save('yes');
      setShown(false);
    },
  };
}

/** The editor, loaded on first use. Until then a plain textarea is shown, and what is typed there is kept. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, label, value, onChange, language, wrap = true, autofocus = false, hint, error, at } = props;
  const t = useTexts();
  const readOnly = onChange === undefined;
  const placeholder = props.placeholder ?? (readOnly ? '' : t('ui.placeholder'));
  const description = [hint, error, !readOnly && t('fields.editorKeys')].filter(Boolean).join('\n');
  const words = { label, description, placeholder, invalid: error !== undefined, phrases: phrasesOf(t) };

  const host = useRef<HTMLDivElement>(null);
  const fallback = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [absent, setAbsent] = useState(false);
  const tip = useTip(!readOnly, autofocus);
  /** The text in the editor, as far as this component knows. */
  const held = useRef(value);
  const latest = useRef({ value, onChange, words });
  useEffect(() => {
    latest.current = { value, onChange, words };
  });

  const handOn = useCallback((next: string) => {
    held.current = next;
    latest.current.onChange?.(next);
  }, []);

  // Before the first paint if the code is already loaded, so that nothing moves.
  useLayoutEffect(() => {
    const box = document.createElement('div');
    box.className = styles.box ?? '';
    let built: Editor | undefined;
    let gone = false;
    const build = ({ createEditor }: typeof import('./editor.ts')) => {
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
    };
    const code = editorCode.get();
    if (code) build(code);
    // Offline before everything has been cached, the textarea stays.
    else void import('./editor.ts').then(atOnce(build), () => setAbsent(true));
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
  // A failure shown at the end of its line doesn't need to repeat the position.
  const note = error?.replace(/\s*[(（][^()（）]*[)）]$/, '');
  useEffect(() => {
    editor?.setProblem(line === undefined && offset === undefined ? undefined : { line, column, offset }, note);
  }, [editor, line, column, offset, note]);
  useImperativeHandle(props.goRef, () => (place: Position) => editor?.goTo(place), [editor]);

  return (
    <>
      <div
        ref={host}
        onFocus={tip.show}
        onBlur={tip.hide}
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
      {tip.isShown && <p className={styles.tip}>{t('fields.editorKeys')}</p>}
    </>
  );
}
