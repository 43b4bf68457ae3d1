/** Where a key counts: on every page, in the palette, or only while the actions of a row are open. */
export type Where = 'page' | 'palette' | 'actions';

export interface KeyBinding<Id extends string = string> {
  /** Names its description in the help, `panel.keys.<id>`. */
  id: Id;
  where: Where;
  /** Any of them; `Mod` is Ctrl, on Apple's computers also Cmd. */
  chords: readonly string[];
  /** For a key that acts only while the field is empty. */
  whenEmpty?: boolean;
}

/**
 * The keys that must work before the list and its actions are loaded; part of the first paint, so nothing but data. The actions
 * of rows take theirs from here. `row` stands for nine commands, one for each row.
 */
export const EARLY_KEYS = [
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
] as const satisfies readonly KeyBinding[];

export type EarlyKeyId = (typeof EARLY_KEYS)[number]['id'];

/** The (first) binding of an early key. */
export function earlyKey<Id extends EarlyKeyId>(id: Id): KeyBinding<Id> {
  return EARLY_KEYS.find((binding) => binding.id === id) as unknown as KeyBinding<Id>;
}
