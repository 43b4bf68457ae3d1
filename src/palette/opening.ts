import { createStore } from '../session/create-store.ts';
import { useStore } from '../session/use-store.ts';

/** Who put something into the palette, when it was not the user: another program by its share menu, a file, a link, a search. */
export type Origin = 'share' | 'file' | 'link' | 'search' | 'paste';

/** One opening of the palette; `text` replaces what stands in its field, `attach` is a whole text beside it. */
export interface Opening {
  text?: string;
  attach?: string;
  from?: Origin;
}

const opening = createStore<Opening | null>(null);

/** Opens the palette over the page; a text is put into its field, where nothing runs before a key says so. */
export function openPalette(text?: string, brought: Pick<Opening, 'attach' | 'from'> = {}): void {
  opening.set({ text, ...brought });
}

export function closePalette(): void {
  opening.set(null);
}

export function isPaletteOpen(): boolean {
  return opening.get() !== null;
}

/** Keeps a character for the field that is not rendered yet; false once there is one to type into. */
export function typeEarly(character: string): boolean {
  const current = opening.get();
  if (!current || opening.isWatched()) return false;
  opening.set({ text: (current.text ?? '') + character });
  return true;
}

/** The present opening, null while the palette is closed. */
export function useOpening(): Opening | null {
  return useStore(opening);
}
