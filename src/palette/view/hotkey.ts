import { flushSync } from 'react-dom';
import { pageKeyOf } from '../keys/commands.ts';
import { loadPanel } from './load-panel.ts';
import { isPaletteOpen, openPalette } from '../opening.ts';

const isInPalette = (target: EventTarget | null) => target instanceof Element && target.closest('[data-open]') !== null;

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Control' || event.key === 'Meta') void loadPanel().catch(() => undefined); // reported when it opens
  if (pageKeyOf(event) !== 'palette') return;
  event.preventDefault();
  if (isPaletteOpen() || isInPalette(event.target)) return; // in the palette, it opens the actions of a row
  event.stopImmediatePropagation();
  // Synchronously, so that the very next key goes to the field.
  if (!event.repeat) flushSync(() => openPalette());
}

/** Ctrl/Cmd+K opens the palette from anywhere. Before the page is rendered, its first script keeps the keys. */
export function listenForHotkey(): void {
  window.addEventListener('keydown', press, { capture: true });
}
