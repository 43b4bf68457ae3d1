import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnImage } from '../../ui/safe-html/clean-html.ts';

/** A picture from elsewhere is named, not loaded: the page makes no requests to strangers. */
const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt } = node.attrs as { src: string | null; alt: string | null };
      if (src !== null && isOwnImage(src)) {
        const image = document.createElement('img');
        image.src = src;
        image.alt = alt ?? '';
        return { dom: image };
      }
      const name = document.createElement('span');
      name.dataset['picture'] = '';
      name.textContent = [alt, src].filter(Boolean).join(' · ');
      return { dom: name };
    };
  },
});

/** Columns are as wide as their text: the original writes their widths as inline style, which strict pages refuse. */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** What the editor knows; everything else in pasted or typed HTML becomes its text. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    trailingNode: false,
  }),
  Picture.configure({ inline: true, allowBase64: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
