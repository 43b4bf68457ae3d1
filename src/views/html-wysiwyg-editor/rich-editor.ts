import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, DOMSerializer, type Schema } from '@tiptap/pm/model';
import { inertDocument } from '../../base/trusted-types.ts';
import { cleanHtml } from '../../ui/safe-html/clean-html.ts';
import { EXTENSIONS } from './extensions.ts';
import { formatHtml } from './format-html.ts';
import { isTooLong } from './length.ts';
import { readImages } from './read-images.ts';

interface RichEditorOptions {
  place: HTMLElement;
  label: string;
  html: string;
  /** Called with formatted HTML after every change in the editor. */
  onChange: (html: string) => void;
  /** Called whenever the toolbar may need an update. */
  onTransaction: () => void;
  /** Called when a pasted or dropped text is rejected because it is too long. */
  onRefuse: () => void;
}

/** Creates the editor in its place on the page. All HTML is sanitized first. */
export function createRichEditor({ place, label, html, onChange, onTransaction, onRefuse }: RichEditorOptions): Editor {
  const takeFiles = (files: FileList | undefined): boolean => {
    const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (images.length === 0) return false;
    void readImages(images).then((pictures) => {
      for (const picture of pictures) editor.chain().focus().setImage(picture).run();
    });
    return true;
  };
  /** Before the editor parses it: that takes seconds for a few megabytes. */
  const refuseLong = (event: Event, carried: DataTransfer | null): boolean => {
    if (!['text/html', 'text/plain'].some((type) => isTooLong(carried?.getData(type) ?? ''))) return false;
    event.preventDefault();
    onRefuse();
    return true;
  };
  const long = isTooLong(html);
  const editor = new Editor({
    element: place,
    extensions: EXTENSIONS,
    content: contentOf(long ? '' : html, getSchema(EXTENSIONS)),
    editable: !long,
    injectCSS: false, // the content security policy allows no inline style
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      transformPastedHTML: cleanHtml,
      handleDOMEvents: {
        paste: (_, event) => refuseLong(event, event.clipboardData),
        drop: (_, event) => refuseLong(event, event.dataTransfer),
      },
      handlePaste: (_, event) => takeFiles(event.clipboardData?.files),
      handleDrop: (_, event) => takeFiles(event.dataTransfer?.files),
    },
    onUpdate: () => onChange(htmlOf(editor)),
    onTransaction,
  });
  return editor;
}

/** Parsed here rather than by the editor, which doesn't use a Trusted Types policy. */
const contentOf = (html: string, schema: Schema) =>
  DOMParser.fromSchema(schema)
    .parse(inertDocument(cleanHtml(html)).body)
    .toJSON() as JSONContent;

/** Replaces the HTML without calling `onChange`. HTML that is too long leaves the editor empty and read-only. */
export function showHtml(editor: Editor, html: string): void {
  const long = isTooLong(html);
  editor.setEditable(!long, false);
  editor.commands.setContent(contentOf(long ? '' : html, editor.schema), { emitUpdate: false });
  editor.view.dispatch(closeHistory(editor.state.tr)); // what is done next is undone by itself
}

/** Returns the content as formatted HTML; empty if there is only an empty paragraph. */
export function htmlOf({ schema, state }: Editor): string {
  // In a document without a window, so that serializing loads no pictures.
  const inert = document.implementation.createHTMLDocument();
  inert.body.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: inert }));
  const html = formatHtml(inert.body.innerHTML);
  return html === '<p></p>\n' ? '' : html;
}
