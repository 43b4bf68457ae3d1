import { createStore } from './create-store.ts';

/**
 * Whether the user has done something on this page: moved the pointer, touched the screen, pressed a key. What only somebody who uses the page
 * needs (the palette's list, the router, commands) loads then, so that a page that is only read costs nothing more.
 */
export const inUse = createStore(false);

const POINTER = new Set(['pointermove', 'pointerdown', 'click']);
const SIGNS = [...POINTER, 'keydown', 'wheel', 'popstate'];
const OPTIONS = { capture: true, passive: true };

/** Chromium also dispatches a pointermove when a page appears or moves under a pointer that rests. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** A pointer that moves is often about to click: what that opens comes before what may come in handy later. */
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
