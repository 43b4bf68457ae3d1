import { EARLY_KEYS, type PageKeyId, type PaletteKeyId } from './early-keys.ts';

/** What a key press means; a number is the index of a row. */
export type Command = Exclude<PaletteKeyId, 'row'> | number;

/** The relevant properties of a keyboard event. */
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

export type ParsedKeys<Id extends string> = readonly { id: Id; chords: readonly Chord[] }[];

/** Parses chords by id (alternatives separated by spaces) for matching against key presses. */
export function parseKeys<Id extends string>(keys: Readonly<Record<Id, string>>): ParsedKeys<Id> {
  return Object.entries<string>(keys).map(([id, chords]) => ({ id: id as Id, chords: chords.split(' ').map(parse) }));
}

const ON_PAGES = parseKeys(EARLY_KEYS.page);
const IN_PALETTE = parseKeys(EARLY_KEYS.palette);

/** The digit of a key, whatever character it produces. */
const digitOf = (code: string) => /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];

function isKey(wanted: string, { key, code }: Press): boolean {
  if (wanted === '1…9') return digitOf(code) !== undefined;
  if (!/^[A-Z]$/.test(wanted)) return key === wanted || (wanted === ',' && code === 'Comma');
  // On layouts without Latin letters, by the position of the key.
  return key.toUpperCase() === wanted || (code === `Key${wanted}` && !/^[a-z]$/i.test(key));
}

function isChord({ key, mod, alt, shift }: Chord, press: Press): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (key === '?' || (ctrlKey && metaKey)) return false; // a question mark is typed
  return (ctrlKey || metaKey) === mod && altKey === alt && shiftKey === shift && isKey(key, press);
}

/** The id of the binding that a key press matches. */
export function matchKey<Id extends string>(press: Press, keys: ParsedKeys<Id>): Id | undefined {
  return keys.find(({ chords }) => chords.some((chord) => isChord(chord, press)))?.id;
}

/** The command of a key press; null for everything that belongs to the text field (Home, End, ←, →, Ctrl+A …). */
export function commandOf(press: Press): Command | null {
  const id = matchKey(press, IN_PALETTE);
  if (id === undefined) return null;
  return id === 'row' ? Number(digitOf(press.code)) - 1 : id;
}

/** Whether an element wants all keys for itself, shortcuts too: a field that captures them. */
const takesAll = (target: unknown) =>
  typeof Element === 'function' && target instanceof Element && target.closest('[role="application"]') !== null;

/** What a key press means on every page. */
export function pageKeyOf(press: Press & { target?: unknown }): PageKeyId | undefined {
  return takesAll(press.target) ? undefined : matchKey(press, ON_PAGES);
}

export const isApple = typeof navigator === 'object' && /mac|iphone|ipad/i.test(navigator.platform);
