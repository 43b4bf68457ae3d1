/** Elements that may handle letters themselves; what exactly they handle is known by sequences.ts, which loads later. */
const MAY_TAKE_KEYS = 'input, textarea, select, dialog, [contenteditable], [role]';
/** The last keys are enough for a sequence. */
const MOST = 4;

let kept: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  const { target, key, code, repeat, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || repeat || (target instanceof Element && target.closest(MAY_TAKE_KEYS))) return;
  kept = [...kept, new KeyboardEvent('keydown', { key, code, cancelable: true })].slice(-MOST);
}

/** Keeps plain keys that are pressed before the commands of the page are loaded. */
export function keepPlainKeys(): void {
  window.addEventListener('keydown', keep);
}

/** Gives the kept keys to those who listen now, and keeps no more. */
export function replayKeptKeys(): void {
  window.removeEventListener('keydown', keep);
  const events = kept;
  kept = [];
  for (const event of events) window.dispatchEvent(event);
}
