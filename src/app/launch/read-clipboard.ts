import { openPalette } from '../../palette/opening.ts';
import { notify } from '../../session/notices.ts';
import { type Item, itemOf, openLater } from './items.ts';

/** What the clipboard has: its text, and a picture as a file. */
async function contentOf(clipboard: Clipboard): Promise<{ text: string; items: readonly Item[] }> {
  // Older Firefox reads text only.
  if (typeof clipboard.read !== 'function') return { text: await clipboard.readText(), items: [] };
  let text = '';
  const items: Item[] = [];
  for (const item of await clipboard.read()) {
    const picture = item.types.find((type) => type.startsWith('image/'));
    if (item.types.includes('text/plain')) text ||= await (await item.getType('text/plain')).text();
    else if (picture !== undefined) {
      const name = `clipboard.${picture.replace(/^image\/|\+.*$/g, '')}`;
      items.push(itemOf(new File([await item.getType(picture)], name, { type: picture })));
    }
  }
  return { text, items };
}

/**
 * Opens what is in the clipboard, because the user asked for it: the browser may ask, too. Where it refuses, the palette
 * waits for Ctrl+V.
 */
export async function pasteAndDetect(): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard }; // absent on plain HTTP
  try {
    if (!clipboard) throw new DOMException('', 'NotAllowedError');
    const { text, items } = await contentOf(clipboard);
    if (text === '' && items.length === 0) {
      notify({ id: 'file', text: 'palette.clipboardEmpty' });
      openPalette();
    } else if (text === '') await openLater(items, undefined);
    else openPalette('', { attach: text });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    openPalette('', { from: 'paste' });
    notify({ id: 'file', text: 'palette.clipboardDenied' });
  }
}

/** Whether the clipboard may be read without asking, which only a click may do. */
export async function mayRead(): Promise<boolean> {
  const name = 'clipboard-read' as PermissionName; // unknown to some browsers
  const status = await navigator.permissions?.query({ name }).catch(() => undefined);
  return status?.state === 'granted';
}
