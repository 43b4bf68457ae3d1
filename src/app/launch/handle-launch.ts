import { cardById } from '../../catalogue/catalogue.ts';
import { decodeText } from '../../core/decode-text.ts';
import { openPalette } from '../../palette/opening.ts';
import { type LaunchRequest, launchRequestOf } from './launch-request.ts';
import { askServiceWorker } from '../offline/persist-drafts.ts';
import { notify } from '../../session/notices.ts';

/** Larger files are left to tool pages, which read them in slices. */
const MOST_BYTES = 16_777_216;
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
  files: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }
}

/** Returns the text of a file; null if it is too large or not text. */
async function textOf(file: File): Promise<string | null> {
  return file.size > MOST_BYTES ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
}

async function openFile(file: File, from: 'share' | 'file'): Promise<void> {
  const attach = await textOf(file);
  if (attach === null) notify({ id: 'file', text: 'palette.fileRefused' });
  else openPalette('', { attach, from });
}

async function openShared(): Promise<void> {
  const shared = (await askServiceWorker('take', { key: 'shared' })) as Shared | undefined;
  if (!shared) return; // already taken; this is a reload
  const [file] = shared.files ?? [];
  if (file) return openFile(file, 'share');
  const { title = '', text = '', url = '' } = shared;
  const whole = [text, url].filter((part) => part.trim() !== '').join('\n') || title;
  if (whole !== '') openPalette('', { attach: whole, from: 'share' });
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
 * shown.
 */
async function openLink(link: string): Promise<void> {
  const [{ lineOfLink }, { catalogueWords }] = await Promise.all([
    import('../../calls/heads.ts'),
    import('../../calls/words.ts'),
  ]);
  const line = toolOfLink(link) ?? lineOfLink(link, catalogueWords());
  if (line !== null) openPalette(line, { from: 'link' });
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
      openPalette('', { from: 'paste' });
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
    const [first] = files;
    const launched = isLoad || targetURL === undefined ? null : launchRequestOf(new URL(targetURL));
    isLoad = false; // the first launch is the load of this page, whose address was read already
    if (first) void first.getFile().then((file) => openFile(file, 'file'));
    else if (launched) open(launched);
  });
}
