import { FIRST_KEYS, type KeyBinding, type KeyId, type Where } from './first-keys.ts';

/** What a key asks for; a number means the row with that index. */
export type Command = Exclude<KeyId, 'palette' | 'row'> | number;

/** The parts of a keyboard event that decide. */
export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Chord {
  key: string;
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

function parse(chord: string): Chord {
  const parts = chord.split('+');
  const has = (name: string) => parts.includes(name);
  return { key: parts.at(-1) ?? '', mod: has('Mod'), alt: has('Alt'), shift: has('Shift') };
}

type Heard = readonly { id: KeyId; chords: readonly Chord[] }[];

/** Some bindings, ready to be compared with key presses; `?` is a character that is typed, no chord. */
export function heard(bindings: readonly KeyBinding[]): Heard {
  return bindings
    .filter(({ chords }) => !chords.includes('?'))
    .map(({ id, chords }) => ({ id, chords: chords.map(parse) }));
}

const heardIn = (where: Where) => heard(FIRST_KEYS.filter((binding) => binding.where === where));
const ON_PAGES = heardIn('page');
const IN_PALETTE = heardIn('palette');

/** The digit of a key, whatever is printed on it with Ctrl held. */
const digitOf = (code: string) => /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];

function isKey(wanted: string, { key, code }: Press): boolean {
  if (wanted === '1…9') return digitOf(code) !== undefined;
  if (!/^[A-Z]$/.test(wanted)) return key === wanted;
  // On layouts without Latin letters by the place of the key.
  return key.toUpperCase() === wanted || (code === `Key${wanted}` && !/^[a-z]$/i.test(key));
}

function isChord({ key, mod, alt, shift }: Chord, press: Press): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey && metaKey) return false;
  return (ctrlKey || metaKey) === mod && altKey === alt && shiftKey === shift && isKey(key, press);
}

const idOf = (press: Press, bindings: Heard) =>
  bindings.find(({ chords }) => chords.some((chord) => isChord(chord, press)))?.id;

/** The command of a key press; null for everything that belongs to the text field (Home, End, ←, →, Ctrl+A …). */
export function commandOf(press: Press, bindings = IN_PALETTE): Command | null {
  const id = idOf(press, bindings);
  if (id === undefined || id === 'palette') return null;
  return id === 'row' ? Number(digitOf(press.code)) - 1 : id;
}

/** The key that opens the palette on any page. */
export function isPaletteKey(press: Press): boolean {
  return idOf(press, ON_PAGES) === 'palette';
}

export const isApple = typeof navigator === 'object' && /mac|iphone|ipad/i.test(navigator.platform);
