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

/** Every key of the palette: the code, the help view and docs/keyboard.md read this table and no other. */
export const KEYMAP: readonly KeyBinding[] = [
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
  { id: 'use', where: 'actions', chords: ['Mod+I'] },
  { id: 'favourite', where: 'actions', chords: ['Mod+D'] },
  { id: 'alias', where: 'actions', chords: ['Mod+E'] },
  { id: 'save', where: 'actions', chords: ['Mod+S'] },
  { id: 'again', where: 'actions', chords: ['Mod+R'] },
  { id: 'forget', where: 'actions', chords: ['Mod+Backspace'] },
];

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
