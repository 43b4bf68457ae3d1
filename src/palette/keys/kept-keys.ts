/**
 * Elements that may handle letters themselves; sequences.ts, which loads later, knows exactly which ones they handle.
 */
const MAY_TAKE_KEYS = 'input, textarea, select, dialog, [contenteditable], [role]';
/** A sequence only needs the last keys. */
const MOST = 4;

let kept: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  const { target, key, code, repeat, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || repeat || (target instanceof Element && target.closest(MAY_TAKE_KEYS))) return;
  kept = [...kept, new KeyboardEvent('keydown', { key, code, cancelable: true })].slice(-MOST);
}

/** Keeps keys without modifiers pressed before the commands of the page are loaded. */
export function keepPlainKeys(): void {
  window.addEventListener('keydown', keep);
}

/** Passes the kept keys to the current listeners and stops keeping keys. */
export function replayKeptKeys(): void {
  window.removeEventListener('keydown', keep);
  const events = kept;
  kept = [];
  for (const event of events) window.dispatchEvent(event);
}
