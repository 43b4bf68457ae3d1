import type { Command } from './keys/commands.ts';
import { createStore } from '../session/create-store.ts';
import { useStore } from '../session/use-store.ts';

/** What put a text into the palette, if not the user: the share menu, a file, a link, a search from the address bar, or Paste. */
export type Origin = 'share' | 'file' | 'link' | 'search' | 'paste';

/** One opening of the palette. `text` replaces the content of the field; `attach` is a whole text beside it. */
export interface Opening {
  text?: string;
  attach?: string;
  from?: Origin;
  /** What to do once the list is there. */
  commands?: readonly Command[];
}

const opening = createStore<Opening | null>(null);

/** Gives the focus, and perhaps a text, to a palette's field on the page; false if it is out of reach. */
type PageField = (opening: Opening) => boolean;

let pageField: PageField | null = null;

/** Says that the page has a field of its own. Returns how to take that back. */
export function offerField(take: PageField): () => void {
  pageField = take;
  return () => {
    if (pageField === take) pageField = null;
  };
}

/** Opens the palette, optionally with a text in its field: on a page that has one in that, else above the page. */
export function openPalette(text?: string, more: Omit<Opening, 'text'> = {}): void {
  const next: Opening = { ...more, text };
  // What comes from elsewhere is shown with its origin, above the page.
  if (next.from === undefined && pageField?.(next)) return;
  opening.set(next);
}

export function closePalette(): void {
  opening.set(null);
}

export function isPaletteOpen(): boolean {
  return opening.get() !== null;
}

/** Calls back at once when the palette opens, before anything is rendered. Returns a function to unsubscribe. */
export function onOpening(listener: () => void): () => void {
  return opening.subscribe(() => opening.get() && listener());
}

/** The current opening; null while the palette is closed. */
export function useOpening(): Opening | null {
  return useStore(opening);
}
