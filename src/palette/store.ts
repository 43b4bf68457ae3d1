import { useSyncExternalStore } from 'react';

/** Something besides the tools that the palette can do. */
export interface PaletteAction {
  /** Never changes; names in other languages go with the same id. */
  id: string;
  kind: 'action' | 'page' | 'external';
  name: string;
  /** The name in English, where that is not the language that is shown. */
  english?: string;
  keywords?: readonly string[];
  icon: string;
  /** Its keys, in words; only shown, whoever registers the action listens for them. */
  shortcut?: string;
  href?: string;
  /** For what one does several times in a row, as switching the theme. */
  keepOpen?: boolean;
  perform(): void | Promise<void>;
}

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
let actions: readonly PaletteAction[] = [];

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

/** Sets the actions, pages and links that the palette offers beside the tools; call it again when names change. */
export function setPaletteActions(list: readonly PaletteAction[]): void {
  actions = list;
  tell();
}

export function usePaletteActions(): readonly PaletteAction[] {
  return useSyncExternalStore(subscribe, () => actions);
}
