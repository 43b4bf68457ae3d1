import { FIRST_KEYS, type KeyBinding, type KeyId } from './first-keys.ts';

/** The keys that count while the actions of a row are open. */
export const ACTION_KEYS: readonly KeyBinding[] = [
  { id: 'use', where: 'actions', chords: ['Mod+I'] },
  { id: 'swap', where: 'actions', chords: ['Mod+Shift+X'] },
  { id: 'compare', where: 'actions', chords: ['Mod+Shift+V'] },
  { id: 'link', where: 'actions', chords: ['Mod+Shift+L'] },
  { id: 'favourite', where: 'actions', chords: ['Mod+D'] },
  { id: 'alias', where: 'actions', chords: ['Mod+E'] },
  { id: 'save', where: 'actions', chords: ['Mod+S'] },
  { id: 'again', where: 'actions', chords: ['Mod+R'] },
  { id: 'forget', where: 'actions', chords: ['Mod+Backspace'] },
  { id: 'why', where: 'actions', chords: ['Mod+Y'] },
];

/** Every key of the palette: the code, the help view and docs/keyboard.md read this table and no other. */
export const KEYMAP: readonly KeyBinding[] = [...FIRST_KEYS, ...ACTION_KEYS];

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** The keys of a chord as they are shown; `Mod` by the computer. */
export function keysOf(chord: string, isApple: boolean): string[] {
  return chord.split('+').map((key) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (SHOWN[key] ?? key)));
}

/** The first chord of a command. */
export function chordOf(id: KeyId): string | undefined {
  return KEYMAP.find((binding) => binding.id === id)?.chords[0];
}

/** What can be typed, an example each. */
export const GRAMMAR = [
  { id: 'call', example: 'sha256 hello' },
  { id: 'flags', example: 'sha256 --encoding=base64 hi' },
  { id: 'data', example: 'sha256 -- --help' },
  { id: 'quotes', example: 'b64 "a\\nb"' },
  { id: 'conversion', example: '0xff in binary' },
  { id: 'pipe', example: 'b64d | json | sha256' },
  { id: 'value', example: '192.168.0.0/22' },
  { id: 'calculate', example: '= 2 + 3 * 4' },
  { id: 'commands', example: '> dark mode' },
  { id: 'help', example: '? keys' },
] as const;
