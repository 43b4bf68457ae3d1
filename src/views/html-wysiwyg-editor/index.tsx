import type { Editor } from '@tiptap/core';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { CodeEditor } from '../../ui/code-editor/code-editor.tsx';
import { Frame } from '../../ui/parts/frame/frame.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { formatHtml } from './format-html.ts';
import styles from './html-wysiwyg-editor.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { createRichEditor, showHtml } from './rich-editor.ts';
import { loadDraft, saveDraft } from './saved.ts';
import { Toolbar } from './toolbar.tsx';

/** Text as it will look and its HTML side by side; either can be edited. */
export default function HtmlWysiwygEditor() {
  const t = useToolTexts('html-wysiwyg-editor');
  const say = messagesOf(t);
  const label = say('text');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [start] = useState(
    () => loadDraft() ?? formatHtml(`<h1>${say('sample-title')}</h1><p>${say('sample-text')}</p>`),
  );
  const [html, setHtml] = useState(start);
  const [editor, setEditor] = useState<Editor>();
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const latest = useRef(html);
  useEffect(() => {
    latest.current = html;
  }, [html]);

  useEffect(() => {
    if (!place.current) return undefined;
    const made = createRichEditor({
      place: place.current,
      label,
      html: latest.current, // a new language makes the editor anew
      onChange: setHtml,
      onTransaction: redraw,
    });
    setEditor(made);
    return () => made.destroy();
  }, [label]);
  useEffect(() => {
    if (html !== start) saveDraft(html);
  }, [html, start]);

  const write = (typed: string) => {
    setHtml(typed);
    if (editor) showHtml(editor, typed);
  };
  const close = () => setDialog(undefined);
  return (
    <div className={styles.view}>
      <Frame head={label} data-lead="text">
        <Toolbar editor={editor} say={say} onLink={() => setDialog('link')} onPicture={() => setDialog('picture')} />
        <div ref={place} className={styles.page} data-nothing={html.trim() === '' || undefined} />
      </Frame>
      <Frame
        head="HTML"
        actions={
          <>
            <IconButton
              icon="wand-sparkles"
              size="small"
              label={say('format')}
              disabled={html === ''}
              onClick={() => setHtml(formatHtml(html))}
            />
            <CopyButton text={html} size="small" variant="quiet" disabled={html === ''} />
          </>
        }
      >
        <CodeEditor id={id} label="HTML" value={html} language="html" hint={say('source-hint')} onChange={write} />
      </Frame>
      <p className={styles.hint}>{say('source-hint')}</p>
      {editor && dialog === 'link' && <LinkDialog editor={editor} say={say} onClose={close} />}
      {editor && dialog === 'picture' && <PictureDialog editor={editor} say={say} onClose={close} />}
    </div>
  );
}
