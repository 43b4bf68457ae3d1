import type { Command } from './keys/commands.ts';
import { createStore } from '../session/create-store.ts';
import { useStore } from '../session/use-store.ts';

/**
 * The source of a text that the user didn't type: the share menu, a file, a link, a search from the address bar, or
 * Paste.
 */
export type Origin = 'share' | 'file' | 'link' | 'search' | 'paste';

/** One opening of the palette. `text` replaces the content of the field; `attach` is a text to attach. */
export interface Opening {
  text?: string;
  attach?: string;
  from?: Origin;
  /** Commands to run once the list is loaded. */
  commands?: readonly Command[];
}

const opening = createStore<Opening | null>(null);

/** Focuses the palette's field on the page and optionally sets its text; false if the field isn't reachable. */
type PageField = (opening: Opening) => boolean;

let pageField: PageField | null = null;

/** Registers the palette field of the page. Returns a function that unregisters it. */
export function offerField(take: PageField): () => void {
  pageField = take;
  return () => {
    if (pageField === take) pageField = null;
  };
}

/**
 * Opens the palette, optionally with a text in its field: in the field of the page if it has one, otherwise above the
 * page.
 */
export function openPalette(text?: string, more: Omit<Opening, 'text'> = {}): void {
  const next: Opening = { ...more, text };
  // Content from elsewhere is shown above the page, with its origin.
  if (next.from === undefined && pageField?.(next)) return;
  opening.set(next);
}

export function closePalette(): void {
  opening.set(null);
}

export function isPaletteOpen(): boolean {
  return opening.get() !== null;
}

/** Calls back synchronously when the palette opens, before anything is rendered. Returns a function to unsubscribe. */
export function onOpening(listener: () => void): () => void {
  return opening.subscribe(() => opening.get() && listener());
}

/** The current opening; null while the palette is closed. */
export function useOpening(): Opening | null {
  return useStore(opening);
}
