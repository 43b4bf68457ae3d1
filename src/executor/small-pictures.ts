// Pictures for thumbnails. A browser that shows a photo small unpacks all of its pixels and keeps them: twenty take a gigabyte.
import { type Host, startHost } from './host.ts';

/** The worker ends when nobody has asked for so long, or after so many bytes: what it took goes with it. */
const REST_MS = 1000;
const MOST_BYTES = 30_000_000;

/** Those that have been made, which a list shows again when its order changes. */
const made = new WeakMap<Blob, Blob | null>();

let host: Host | undefined;
let bytes = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One at a time: a list takes the memory of one picture. */
let turn: Promise<unknown> = Promise.resolve();

function end(own: Host): void {
  own.end();
  if (host !== own) return;
  host = undefined;
  bytes = 0;
}

async function ask(content: Blob): Promise<Blob | null> {
  clearTimeout(timer);
  const own = (host ??= startHost());
  const died = own.death.then(() => {
    end(own);
    return null;
  });
  const small = await Promise.race([own.api.smallPicture(content).catch(() => null), died]);
  bytes += content.size;
  if (bytes > MOST_BYTES) end(own);
  else timer = setTimeout(() => end(own), REST_MS);
  made.set(content, small);
  return small;
}

/** Returns a picture to show small in the place of a large one; null if it isn't large, or if the browser can't make one. */
export function smallPicture(content: Blob, signal: AbortSignal): Blob | null | Promise<Blob | null> {
  const before = made.get(content);
  if (before !== undefined) return before;
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  // Where no worker may start, pictures are shown as they are.
  const own = turn.then(() => (signal.aborted ? null : (made.get(content) ?? ask(content)))).catch(() => null);
  turn = own;
  return own;
}
