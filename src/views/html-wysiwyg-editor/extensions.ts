import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnImage } from '../../ui/safe-html/clean-html.ts';

/** An external picture is named, not loaded: the page makes no third-party requests. */
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

/**
 * Columns are as wide as their text: the original extension sets widths with inline styles, which strict pages block.
 */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** The elements that the editor supports; anything else in pasted or typed HTML is reduced to its text. */
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
