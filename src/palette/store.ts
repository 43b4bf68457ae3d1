import { useSyncExternalStore } from 'react';

/** Who put something into the palette, when it was not the user: another program by its share menu, a file, a link, a search. */
export type Origin = 'share' | 'file' | 'link' | 'search' | 'paste';

/** One opening of the palette; `text` replaces what stands in its field, `attach` is a whole text beside it. */
export interface Opening {
  text?: string;
  attach?: string;
  from?: Origin;
}

const listeners = new Set<() => void>();
let opening: Opening | null = null;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the palette over the page; a text is put into its field, where nothing runs before a key says so. */
export function openPalette(text?: string, brought: Pick<Opening, 'attach' | 'from'> = {}): void {
  opening = { text, ...brought };
  tell();
}

export function closePalette(): void {
  if (opening === null) return;
  opening = null;
  tell();
}

export function isPaletteOpen(): boolean {
  return opening !== null;
}

/** Keeps a character for the field that is not rendered yet; false once there is one to type into. */
export function typeEarly(character: string): boolean {
  if (!opening || listeners.size > 0) return false;
  opening = { text: (opening.text ?? '') + character };
  return true;
}

/** The present opening, null while the palette is closed. */
export function useOpening(): Opening | null {
  return useSyncExternalStore(subscribe, () => opening);
}
