/** Where a key counts: on every page, in the palette, or only while the actions of a row are open. */
export type Where = 'page' | 'palette' | 'actions';

/** What a key asks for; `row` stands for nine commands, one of each row. */
export type KeyId =
  | 'palette'
  | 'enter'
  | 'openTool'
  | 'tab'
  | 'newTab'
  | 'insert'
  | 'copy'
  | 'copyJson'
  | 'actions'
  | 'up'
  | 'down'
  | 'pageUp'
  | 'pageDown'
  | 'groupUp'
  | 'groupDown'
  | 'row'
  | 'backspace'
  | 'escape'
  | 'help'
  | 'use'
  | 'swap'
  | 'compare'
  | 'link'
  | 'why'
  | 'favourite'
  | 'alias'
  | 'save'
  | 'again'
  | 'forget';

export interface KeyBinding {
  id: KeyId;
  where: Where;
  /** Any of them; `Mod` is Ctrl, on Apple's computers also Cmd. */
  chords: readonly string[];
  /** For a key that acts only in a field in which nothing stands. */
  whenEmpty?: boolean;
}

/** The keys that are heard before the list is loaded, part of the first paint; keymap.ts has all of them. */
export const FIRST_KEYS: readonly KeyBinding[] = [
  { id: 'palette', where: 'page', chords: ['Mod+K'] },
  { id: 'enter', where: 'palette', chords: ['Enter'] },
  { id: 'openTool', where: 'palette', chords: ['Shift+Enter'] },
  { id: 'tab', where: 'palette', chords: ['Tab'] },
  { id: 'newTab', where: 'palette', chords: ['Mod+Enter'] },
  { id: 'insert', where: 'palette', chords: ['Alt+Enter'] },
  { id: 'copy', where: 'palette', chords: ['Mod+C'] },
  { id: 'copyJson', where: 'palette', chords: ['Mod+Shift+C'] },
  { id: 'actions', where: 'palette', chords: ['Mod+K'] },
  { id: 'up', where: 'palette', chords: ['ArrowUp'] },
  { id: 'down', where: 'palette', chords: ['ArrowDown'] },
  { id: 'pageUp', where: 'palette', chords: ['PageUp'] },
  { id: 'pageDown', where: 'palette', chords: ['PageDown'] },
  { id: 'groupUp', where: 'palette', chords: ['Alt+ArrowUp'] },
  { id: 'groupDown', where: 'palette', chords: ['Alt+ArrowDown'] },
  { id: 'row', where: 'palette', chords: ['Mod+1…9'] },
  { id: 'backspace', where: 'palette', chords: ['Backspace'], whenEmpty: true },
  { id: 'escape', where: 'palette', chords: ['Escape'] },
  { id: 'help', where: 'palette', chords: ['?'], whenEmpty: true },
  { id: 'help', where: 'palette', chords: ['F1'] },
];
