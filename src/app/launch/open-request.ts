import { cardById } from '../../catalog/catalog.ts';
import { openPalette } from '../../palette/opening.ts';
import { notify } from '../../session/notices.ts';
import { askServiceWorker } from '../offline/persist-drafts.ts';
import { itemOf, openLater } from './items.ts';
import type { RarerRequest } from './launch-request.ts';

// What rarely comes from outside, so that no other page loads it.

/** What another program shares, as received by the service worker. */
interface Shared {
  title?: string;
  text?: string;
  url?: string;
  files?: readonly File[];
}

async function openShared(): Promise<void> {
  const shared = (await askServiceWorker('take', { key: 'shared' })) as Shared | undefined;
  if (!shared) return; // already taken; this is a reload
  const { title = '', text = '', url = '', files = [] } = shared;
  // The title of a file repeats its name.
  const whole = [text, url].filter((part) => part.trim() !== '').join('\n') || (files.length === 0 ? title : '');
  if (files.length > 0 || whole !== '') await openLater(files.map(itemOf), 'share', whole);
}

/**
 * Returns the id of the tool that a link such as `web+ittools:hash-text` names; null for anything else, which is never
 * shown.
 */
export function toolOfLink(link: string): string | null {
  const id = /^web\+ittools:(?:\/\/)?([a-z\d-]{1,60})\/?$/i.exec(link)?.[1]?.toLowerCase();
  return id !== undefined && cardById(id) ? id : null;
}

/**
 * Puts the content of a link into the palette: a tool, or a call or chain without a text. Anything else is not even
 * shown, but said to be unknown.
 */
async function openLink(link: string): Promise<void> {
  const [{ lineOfLink }, { catalogWords }] = await Promise.all([
    import('../../calls/heads.ts'),
    import('../../calls/words.ts'),
  ]);
  const line = toolOfLink(link) ?? lineOfLink(link, catalogWords());
  if (line !== null) return openPalette(line, { from: 'link' });
  openPalette();
  notify({ id: 'link', text: 'palette.unknownLink' });
}

/** Pastes at once where the user has allowed it before; otherwise, the palette waits for Ctrl+V. */
async function openPasted(): Promise<void> {
  const { mayRead, pasteAndDetect } = await import('./read-clipboard.ts');
  if (await mayRead()) await pasteAndDetect();
  else openPalette('', { from: 'paste' });
}

export async function openRequest(request: RarerRequest): Promise<void> {
  switch (request.kind) {
    case 'shared':
      return openShared();
    case 'paste':
      return openPasted();
    case 'link':
      return openLink(request.value);
  }
}
