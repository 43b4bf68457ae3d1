import { flushSync } from 'react-dom';
import { pageKeyOf } from '../keys/commands.ts';
import { loadPanel } from './load-panel.ts';
import { isPaletteOpen, openPalette, typeEarly } from '../opening.ts';

const isInPalette = (target: EventTarget | null) => target instanceof Element && target.closest('[data-open]') !== null;

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Control' || event.key === 'Meta') void loadPanel().catch(() => undefined); // told when it opens
  if (pageKeyOf(event) === 'palette') {
    event.preventDefault();
    if (isPaletteOpen() || isInPalette(event.target)) return; // there it is the key of the actions
    event.stopImmediatePropagation();
    // At once, so that the very next key finds the field.
    if (!event.repeat) flushSync(() => openPalette());
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && typeEarly(event.key)) {
    event.preventDefault();
  }
}

/** Ctrl/Cmd+K opens the palette from anywhere; heard as soon as this is loaded, before the page is rendered. */
export function listenForHotkey(): void {
  window.addEventListener('keydown', press, { capture: true });
}
