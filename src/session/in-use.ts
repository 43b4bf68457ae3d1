import { createStore } from './create-store.ts';

/**
 * Whether the user has done something on this page: moved the pointer, touched the screen, pressed a key. Code that is
 * only needed then (the palette's list, the router, commands) loads at that moment, so that a page that is only read
 * stays cheap.
 */
export const inUse = createStore(false);

const POINTER = new Set(['pointermove', 'pointerdown', 'click']);
const SIGNS = [...POINTER, 'keydown', 'wheel', 'popstate'];
const OPTIONS = { capture: true, passive: true };

/** Chromium also dispatches a pointermove when a page appears or moves under a resting pointer. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** A moving pointer often means a click is coming: code for that loads before code that may be needed later. */
const POINTER_MS = 300;

function use(event: Event): void {
  if (isAtRest(event)) return;
  for (const sign of SIGNS) window.removeEventListener(sign, use, OPTIONS);
  if (POINTER.has(event.type)) setTimeout(() => inUse.set(true), POINTER_MS);
  else inUse.set(true);
}

for (const sign of SIGNS) window.addEventListener(sign, use, OPTIONS);

/** Calls back once the page is in use. Returns a function that cancels it. */
export function whenInUse(work: () => void): () => void {
  if (!inUse.get()) return inUse.subscribe(work);
  work();
  return () => undefined;
}
