import { EARLY_KEYS, type PageKeyId, type PaletteKeyId } from './early-keys.ts';

/** Where a key works: on every page, in the palette, or only while the list of actions is open. */
export type Where = 'page' | 'palette' | 'actions';

export interface KeyBinding<Id extends string = string> {
  /** Names its description in the help, `panel.keys.<id>`. */
  id: Id;
  where: Where;
  /** Alternatives; `Mod` is Ctrl, or also Cmd on a Mac. */
  chords: readonly string[];
}

/** A key of every page. */
export const pageKey = <const Id extends PageKeyId>(id: Id): KeyBinding<Id> => ({
  id,
  where: 'page',
  chords: EARLY_KEYS.page[id].split(' '),
});

/** A key of the palette. */
export const paletteKey = <const Id extends PaletteKeyId>(id: Id): KeyBinding<Id> => ({
  id,
  where: 'palette',
  chords: EARLY_KEYS.palette[id].split(' '),
});

/** A key that works while the list of actions is open. */
export const actionKey = <const Id extends string>(id: Id, chord: string): KeyBinding<Id> => ({
  id,
  where: 'actions',
  chords: [chord],
});

const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** Labels for the keys of a chord; `Mod` depends on the platform. */
export function keysOf(chord: string, isApple: boolean): string[] {
  return chord.split('+').map((key) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (SYMBOLS[key] ?? key)));
}
