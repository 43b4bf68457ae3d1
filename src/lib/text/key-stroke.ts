// Describes a keystroke in the notations of menus, WAI-ARIA and scripts (UI Events, KeyboardEvent).

interface Stroke {
  key: string;
  code: string;
  keyCode: number;
  isComposing: boolean;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
  altGraph: boolean;
  capsLock: boolean;
  numLock: boolean;
}

/** The key code that browsers report while an input method is active. */
const IME_KEY_CODE = 229;

/** Each modifier with its short name and its name in the standard. */
const MODIFIERS = [
  ['ctrl', 'Ctrl', 'Control'],
  ['shift', 'Shift', 'Shift'],
  ['alt', 'Alt', 'Alt'],
  ['meta', 'Meta', 'Meta'],
  ['altGraph', 'AltGraph', 'AltGraph'],
] as const;

/** A key press without modifiers: `key`, `code` and `keyCode`, with overrides. */
export function keyPress<T extends Partial<Stroke> & Pick<Stroke, 'key' | 'code' | 'keyCode'>>(stroke: T) {
  return {
    event: 'keydown',
    which: stroke.keyCode,
    charCode: 0,
    location: 0,
    repeat: false,
    isComposing: false,
    ctrl: false,
    shift: false,
    alt: false,
    meta: false,
    altGraph: false,
    capsLock: false,
    numLock: false,
    ...stroke,
  };
}

/**
 * Returns the last key that was pressed, of events with the newest first: releasing keys, and the modifiers held with
 * it, changes nothing. A few keys, such as PrintScreen on Windows, only have an event when they are released.
 */
export function lastPressed<T extends { event: string; code: string }>(strokes: readonly T[]): T | undefined {
  const isPress = ({ event, code }: T, at: number) =>
    event === 'keydown' || strokes.slice(at + 1).find((before) => before.code === code)?.event !== 'keydown';
  return strokes.find(isPress);
}

/** Returns the short names of the active modifiers. */
export function modifiersOf(stroke: Stroke): string[] {
  return MODIFIERS.filter(([flag]) => stroke[flag]).map(([, name]) => name);
}

/** Returns the names of the active locks. */
export function locksOf({ capsLock, numLock }: Stroke): string[] {
  return [...(capsLock ? ['CapsLock'] : []), ...(numLock ? ['NumLock'] : [])];
}

/** Whether it is a single character rather than a name such as `Enter`. */
function isCharacter(key: string): boolean {
  return key !== '' && [...key].length === 1;
}

/** `U+0041` for a key that types a character; null for any other. */
export function codePointOf({ key }: Pick<Stroke, 'key'>): string | null {
  return isCharacter(key) ? `U+${key.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` : null;
}

/**
 * Returns why a keystroke may differ from the label of its key: an input method, an unknown key, or a layout other than
 * US.
 */
export function strokeNotice(stroke: Stroke) {
  if (stroke.isComposing || stroke.keyCode === IME_KEY_CODE || stroke.key === 'Process')
    return { code: 'input-method' } as const;
  if (stroke.key === 'Unidentified' || stroke.code === '') return { code: 'unidentified' } as const;
  const letter = /^Key([A-Z])$/.exec(stroke.code)?.[1];
  const writes = isCharacter(stroke.key) && !stroke.alt && !stroke.altGraph;
  return letter !== undefined && writes && stroke.key.toUpperCase() !== letter
    ? ({ code: 'other-layout', params: { key: stroke.key, letter } } as const)
    : null;
}

/** As shown in menus: `Ctrl+Shift+K`. */
export function shortcutOf(stroke: Stroke): string {
  const key = stroke.key === ' ' ? 'Space' : isCharacter(stroke.key) ? stroke.key.toUpperCase() : stroke.key;
  return [...MODIFIERS.filter(([flag, , name]) => stroke[flag] && name !== key).map(([, name]) => name), key].join('+');
}

/** The value of `aria-keyshortcuts` (WAI-ARIA 1.2, 6.6). */
export function ariaShortcut(stroke: Stroke): string {
  const spelled = stroke.key === ' ' ? 'Space' : stroke.key === '+' ? 'Plus' : stroke.key;
  const key = isCharacter(spelled) ? spelled.toUpperCase() : spelled;
  const held = MODIFIERS.filter(([flag, , name]) => stroke[flag] && name !== key).map(([, , name]) => name);
  return [...held, key].join('+');
}

/** A condition on a KeyboardEvent: the physical key if known, otherwise its character. */
export function strokeCondition({ ctrl, shift, alt, meta, key, code }: Stroke): string {
  const flags = { ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta };
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  return [
    ...Object.entries(flags).map(([name, on]) => `${on ? '' : '!'}event.${name}`),
    code === '' ? `event.key === ${quoted(key)}` : `event.code === ${quoted(code)}`,
  ].join(' && ');
}
