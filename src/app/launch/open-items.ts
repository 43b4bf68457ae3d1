import { clipped } from '../../base/clipped.ts';
import { decodeText } from '../../core/decode-text.ts';
import { openPalette } from '../../palette/opening.ts';
import { oneLine } from '../../palette/rows/display-text.ts';
import { inUse } from '../../session/in-use.ts';
import { notify } from '../../session/notices.ts';
import { arrived } from './arrived.ts';
import type { Item, ItemOrigin } from './items.ts';
import { LONGEST_NAME, nameLeftOut } from './left-out.ts';

/** Larger files are left to tool pages, which read them in slices. */
const MOST_BYTES = 16_777_216;

/** Types that may consist of readable characters, and yet are nothing to read. */
const NO_TEXT = /^(?:image\/(?!svg\b)|application\/pdf\b)/;

/** What an item is: a text to look at, or another file, which tool pages read. */
interface Arrived {
  name: string;
  file: File;
  /** Absent if it's too large or no text. */
  text?: string;
}

/** Reads an item; null if it is gone. */
async function readItem({ name, read }: Item): Promise<Arrived | null> {
  try {
    const file = await read();
    if (file.size > MOST_BYTES || NO_TEXT.test(file.type)) return { name, file };
    return { name, file, text: decodeText(new Uint8Array(await file.arrayBuffer())) ?? undefined };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * Opens what comes from outside: the first file that is text in the palette, where it waits for Enter. Where there is none, other files
 * (pictures, PDFs) wait for the user to choose a tool; otherwise the text that came with them. What is left out is named.
 */
export async function openItems(items: readonly Item[], from: ItemOrigin | undefined, text = ''): Promise<void> {
  const read = await Promise.all(items.map(readItem));
  const caption = text === '' ? [] : [`“${clipped(oneLine(text), LONGEST_NAME)}”`];
  const first = read.findIndex((item) => item?.text !== undefined);
  const attach = read[first]?.text;
  if (attach !== undefined) {
    openPalette('', { attach, from });
    return nameLeftOut([...items.filter((_, index) => index !== first).map(({ name }) => name), ...caption]);
  }
  const files = read.flatMap((item) => item?.file ?? []);
  if (files.length > 0) {
    // The code for the list of tools loads once the page is in use.
    inUse.set(true);
    arrived.set(files);
    return nameLeftOut([...items.filter((_, index) => read[index] === null).map(({ name }) => name), ...caption]);
  }
  if (text === '') return notify({ id: 'file', text: 'palette.fileRefused' });
  openPalette('', { attach: text, from });
  nameLeftOut(items.map(({ name }) => name));
}
