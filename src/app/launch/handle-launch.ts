import { cardById } from '../../catalog/catalog.ts';
import { openPalette } from '../../palette/opening.ts';
import { notify } from '../../session/notices.ts';
import { itemOf, openLater } from './items.ts';
import { type LaunchRequest, launchRequestOf } from './launch-request.ts';
import { askServiceWorker } from '../offline/persist-drafts.ts';

/** Searches from an address are cut to this length, enough for any tool name. */
const LONGEST_SEARCH = 64;

/** What another program shares, as received by the service worker. */
interface Shared {
  title?: string;
  text?: string;
  url?: string;
  files?: readonly File[];
}

/** A launch of the installed app by a file or an address (Chromium). */
interface Launch {
  targetURL?: string;
  files: readonly { name: string; getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }
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

function open(request: LaunchRequest): void {
  switch (request.kind) {
    case 'shared':
      void openShared();
      break;
    case 'launcher':
      openPalette();
      break;
    case 'paste':
      void openPasted();
      break;
    case 'search':
      openPalette(request.value.slice(0, LONGEST_SEARCH), { from: 'search' });
      break;
    case 'link':
      void openLink(request.value);
      break;
  }
}

/**
 * Opens the palette with input from outside: prefilled, labeled with its source, and without running anything. Also
 * handles launches while the page is open, since the installed app is brought to the front instead of reloading.
 */
export function handleLaunch(request: LaunchRequest | null): void {
  if (request) open(request);
  let isLoad = true;
  window.launchQueue?.setConsumer(({ targetURL, files }) => {
    const launched = isLoad || targetURL === undefined ? null : launchRequestOf(new URL(targetURL));
    isLoad = false; // the first launch is the load of this page, whose address was read already
    const items = files.map((handle) => ({ name: handle.name, read: () => handle.getFile() }));
    if (items.length > 0) void openLater(items, 'file');
    else if (launched) open(launched);
  });
}
