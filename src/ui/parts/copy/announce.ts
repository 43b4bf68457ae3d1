/**
 * The one live region of the page for short news such as "copied". A modal dialog makes everything outside inert, so it
 * gets its own.
 */
const REGION = 'data-announcer';

/** A region must exist before its text changes, or screen readers miss it. */
const READY_MS = 100;
/** Screen readers don't repeat a text that stays; it's removed once it has been read. */
const STAYS_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

function regionIn(host: Element): Element {
  const before = host.querySelector(`:scope > [${REGION}]`);
  if (before) return before;
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  region.setAttribute(REGION, '');
  host.append(region);
  return region;
}

/** Tells users of screen readers what has just happened. */
export function announce(text: string): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = regionIn(dialog ?? document.body);
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = text;
    timer = setTimeout(() => {
      region.textContent = '';
    }, STAYS_MS);
  }, READY_MS);
}
