import { flushSync } from 'react-dom';
import { pageKeyOf } from '../keys/commands.ts';
import { loadPanel } from './load-panel.ts';
import { isPaletteOpen, openPalette, typeEarly } from '../opening.ts';

const isInPalette = (target: EventTarget | null) => target instanceof Element && target.closest('[data-open]') !== null;

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Control' || event.key === 'Meta') void loadPanel().catch(() => undefined); // reported when it opens
  if (pageKeyOf(event) === 'palette') {
    event.preventDefault();
    if (isPaletteOpen() || isInPalette(event.target)) return; // in the palette, it opens the actions of a row
    event.stopImmediatePropagation();
    // Synchronously, so that the very next key goes to the field.
    if (!event.repeat) flushSync(() => openPalette());
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && typeEarly(event.key)) {
    event.preventDefault();
  }
}

/** Ctrl/Cmd+K opens the palette from anywhere, as soon as this module is loaded and before the page is rendered. */
export function listenForHotkey(): void {
  window.addEventListener('keydown', press, { capture: true });
}
