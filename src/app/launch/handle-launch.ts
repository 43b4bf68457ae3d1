import { openPalette } from '../../palette/opening.ts';
import { openLater } from './items.ts';
import { type LaunchRequest, launchRequestOf } from './launch-request.ts';

/** Searches from an address are cut to this length, enough for any tool name. */
const LONGEST_SEARCH = 64;

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

function open(request: LaunchRequest): void {
  switch (request.kind) {
    case 'launcher':
      openPalette();
      break;
    case 'search':
      openPalette(request.value.slice(0, LONGEST_SEARCH), { from: 'search' });
      break;
    default:
      void import('./open-request.ts').then(({ openRequest }) => openRequest(request));
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
