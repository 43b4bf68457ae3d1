import type { Editor } from '@tiptap/core';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { useKept } from '../../session/use-kept.ts';
import { CodeEditor } from '../../ui/code-editor/code-editor.tsx';
import { Frame } from '../../ui/parts/frame/frame.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { formatHtml } from './format-html.ts';
import styles from './html-wysiwyg-editor.module.css';
import { isTooLong, MAXIMUM } from './length.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { createRichEditor, showHtml } from './rich-editor.ts';
import { keptDraft } from './saved.ts';
import { Toolbar } from './toolbar.tsx';

export const ready = keptDraft.load;

/** Formatted text and its HTML side by side; both are editable. */
export default function HtmlWysiwygEditor() {
  const t = useTexts();
  const say = messagesOf(useToolTexts('html-wysiwyg-editor'));
  const label = say('text');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [start] = useState(() => formatHtml(`<h1>${say('sample-title')}</h1><p>${say('sample-text')}</p>`));
  const [kept, keep, turn] = useKept(keptDraft, start);
  const html = kept ?? '';
  const [editor, setEditor] = useState<Editor>();
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const tooLong = useMemo(() => isTooLong(html), [html]);
  /** Whether the last pasted text was rejected. */
  const [refused, setRefused] = useState(false);
  const failure = t('failures.too-long', { maximum: MAXIMUM });
  const alert = (
    <p role="alert" className={styles.failure}>
      {failure}
    </p>
  );

  const latest = useRef(html);
  const shownTurn = useRef(turn);
  useEffect(() => {
    latest.current = html;
    // From another tab, or after everything was cleared.
    if (editor && shownTurn.current !== turn) showHtml(editor, html);
    shownTurn.current = turn;
  }, [html, editor, turn]);

  useEffect(() => {
    if (!place.current) return undefined;
    const made = createRichEditor({
      place: place.current,
      label,
      html: latest.current, // changing the language recreates the editor
      onChange(changed) {
        setRefused(false);
        keep(changed);
      },
      onTransaction: redraw,
      onRefuse: () => setRefused(true),
    });
    setEditor(made);
    return () => made.destroy();
  }, [label, keep]);

  const write = (typed: string) => {
    setRefused(false);
    keep(typed);
    if (editor) showHtml(editor, typed);
  };
  const close = () => setDialog(undefined);
  return (
    <div className={styles.view}>
      <Frame head={label} data-lead="text">
        <Toolbar
          editor={tooLong ? undefined : editor}
          say={say}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
        <div ref={place} className={styles.page} data-nothing={html.trim() === '' || undefined} />
        {refused && !tooLong && alert}
      </Frame>
      <Frame
        head="HTML"
        data-copies
        actions={
          <>
            <IconButton
              icon="wand-sparkles"
              size="small"
              label={say('format')}
              disabled={html === '' || tooLong}
              onClick={() => keep(formatHtml(html))}
            />
            <CopyButton text={html} size="small" variant="quiet" disabled={html === ''} />
          </>
        }
      >
        <CodeEditor
          id={id}
          label="HTML"
          value={html}
          language="html"
          hint={say('source-hint')}
          error={tooLong ? failure : undefined}
          onChange={write}
        />
        {tooLong && alert}
      </Frame>
      <p className={styles.hint}>{say('source-hint')}</p>
      {editor && dialog === 'link' && <LinkDialog editor={editor} say={say} onClose={close} />}
      {editor && dialog === 'picture' && <PictureDialog editor={editor} say={say} onClose={close} />}
    </div>
  );
}
