import { clipped } from '../../base/clipped.ts';
import { decodeText } from '../../core/decode-text.ts';
import { openPalette } from '../../palette/opening.ts';
import { oneLine } from '../../palette/rows/display-text.ts';
import { notify } from '../../session/notices.ts';
import type { Item, ItemOrigin } from './items.ts';

/** Larger files are left to tool pages, which read them in slices. */
const MOST_BYTES = 16_777_216;
/** Of what is named in a notice. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;

/** Returns the text of a file; null if it is gone, too large or not text. */
async function textOf({ read }: Item): Promise<string | null> {
  try {
    const file = await read();
    return file.size > MOST_BYTES ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function nameLeftOut(names: readonly string[]): void {
  if (names.length === 0) return;
  const shown = names.slice(0, MOST_NAMES).map((name) => clipped(name, LONGEST_NAME));
  const more = names.length > MOST_NAMES ? ['…'] : [];
  notify({ id: 'file', text: 'palette.leftOut', params: { names: [...shown, ...more].join(', ') }, sticky: true });
}

/**
 * Puts what comes from outside into the palette, where it waits for Enter: the first file that is text, otherwise the
 * text that came with the files. What is left out is named.
 */
export async function openItems(items: readonly Item[], from: ItemOrigin, text = ''): Promise<void> {
  for (const [index, item] of items.entries()) {
    const attach = await textOf(item);
    if (attach === null) continue;
    openPalette('', { attach, from });
    const others = items.filter((_, other) => other !== index).map(({ name }) => name);
    return nameLeftOut(text === '' ? others : [...others, `“${clipped(oneLine(text), LONGEST_NAME)}”`]);
  }
  if (text === '') return notify({ id: 'file', text: 'palette.fileRefused' });
  openPalette('', { attach: text, from });
  nameLeftOut(items.map(({ name }) => name));
}
