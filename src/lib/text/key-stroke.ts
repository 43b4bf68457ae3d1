// A key stroke in the words of menus, of WAI-ARIA and of scripts (UI Events, KeyboardEvent).

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

/** What browsers give as the key code while an input method is at work. */
const IME_KEY_CODE = 229;

/** Each modifier with its short name and its name in the standard. */
const MODIFIERS = [
  ['ctrl', 'Ctrl', 'Control'],
  ['shift', 'Shift', 'Shift'],
  ['alt', 'Alt', 'Alt'],
  ['meta', 'Meta', 'Meta'],
  ['altGraph', 'AltGraph', 'AltGraph'],
] as const;

/** A key press with nothing held: `key`, `code` and `keyCode`, and what differs from that. */
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

/** Short names of the modifiers that are held. */
export function modifiersOf(stroke: Stroke): string[] {
  return MODIFIERS.filter(([flag]) => stroke[flag]).map(([, name]) => name);
}

/** Names of the locks that are on. */
export function locksOf({ capsLock, numLock }: Stroke): string[] {
  return [...(capsLock ? ['CapsLock'] : []), ...(numLock ? ['NumLock'] : [])];
}

/** One character, not a name such as `Enter`. */
function isCharacter(key: string): boolean {
  return key !== '' && [...key].length === 1;
}

/** `U+0041` of a key that writes a character; null for any other. */
export function codePointOf({ key }: Pick<Stroke, 'key'>): string | null {
  return isCharacter(key) ? `U+${key.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` : null;
}

/** Why a stroke is not what its key shows: an input method, a key that is not known, or another layout than US. */
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

/** As it stands in menus: `Ctrl+Shift+K`. */
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

/** A condition on a KeyboardEvent: the physical key where it is known, else what it writes. */
export function strokeCondition({ ctrl, shift, alt, meta, key, code }: Stroke): string {
  const flags = { ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta };
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  return [
    ...Object.entries(flags).map(([name, on]) => `${on ? '' : '!'}event.${name}`),
    code === '' ? `event.key === ${quoted(key)}` : `event.code === ${quoted(code)}`,
  ].join(' && ');
}
