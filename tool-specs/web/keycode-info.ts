import { defineTool, keypress, out } from '../../src/core/spec.ts';
import type { KeyStroke } from '../../src/core/spec.ts';

// KeyboardEvent.DOM_KEY_LOCATION_* (UI Events)
const LOCATIONS = ['standard', 'left', 'right', 'numpad'] as const;
const IME_KEY_CODE = 229;

export default defineTool({
  icon: 'keyboard',
  fields: { keys: keypress({ primary: true }) },
  output: {
    key: out.row(),
    code: out.row(),
    keyCode: out.row(),
    location: out.row(),
    modifiers: out.row(),
    shortcut: out.row(),
    aria: out.row(),
    codePoint: out.row(),
    event: out.row(),
    which: out.row(),
    charCode: out.row(),
    repeat: out.row(),
    composing: out.row(),
    locks: out.row(),
    script: out.text(),
    history: out.table(['key', 'code', 'keyCode', 'location', 'modifiers', 'event']),
  },
  warnings: ['other-layout', 'input-method', 'unidentified'],
  messages: [...LOCATIONS, 'space', 'yes', 'no'],
  aliases: { keycode: {}, key: {} },
  transform({ keys }, ctx) {
    const [stroke] = keys;
    if (!stroke) throw new TypeError('a required field is never empty here');
    const keyOf = ({ key }: KeyStroke) => (key === ' ' ? ctx.say('space') : key);
    const locationOf = ({ location }: KeyStroke) => {
      const name = LOCATIONS[location];
      return name ? ctx.say(name, { number: location }) : location;
    };
    const yesNo = (flag: boolean) => ctx.say(flag ? 'yes' : 'no');

    const letter = /^Key([A-Z])$/.exec(stroke.code)?.[1];
    if (isInputMethod(stroke)) ctx.warn('input-method');
    else if (stroke.key === 'Unidentified' || stroke.code === '') ctx.warn('unidentified');
    else if (
      letter &&
      isCharacter(stroke.key) &&
      stroke.key.toUpperCase() !== letter &&
      !stroke.alt &&
      !stroke.altGraph
    )
      ctx.warn('other-layout', { key: stroke.key, letter });

    return {
      key: keyOf(stroke),
      code: stroke.code || null,
      keyCode: stroke.keyCode,
      location: locationOf(stroke),
      modifiers: modifiersOf(stroke).join(' + ') || null,
      shortcut: shortcutOf(stroke),
      aria: ariaOf(stroke),
      codePoint: isCharacter(stroke.key)
        ? `U+${stroke.key.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
        : null,
      event: stroke.event,
      which: stroke.which,
      charCode: stroke.charCode,
      repeat: yesNo(stroke.repeat),
      composing: yesNo(stroke.isComposing),
      locks: [stroke.capsLock && 'CapsLock', stroke.numLock && 'NumLock'].filter(Boolean).join(' + ') || null,
      script: scriptOf(stroke),
      history: keys.map((each) => ({
        key: keyOf(each),
        code: each.code,
        keyCode: each.keyCode,
        location: locationOf(each),
        modifiers: modifiersOf(each).join(' + '),
        event: each.event,
      })),
    };
  },
  examples: [
    {
      input: { keys: [press({ key: 'a', code: 'KeyA', keyCode: 65 })] },
      output: {
        key: 'a',
        code: 'KeyA',
        keyCode: 65,
        location: { message: 'standard' },
        modifiers: null,
        shortcut: 'A',
        codePoint: 'U+0061',
      },
      warns: [],
    },
    {
      input: { keys: [press({ key: 'K', code: 'KeyK', keyCode: 75, ctrl: true, shift: true })] },
      output: {
        modifiers: 'Ctrl + Shift',
        shortcut: 'Ctrl+Shift+K',
        aria: 'Control+Shift+K',
        script: "event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey && event.code === 'KeyK'",
      },
    },
    {
      input: { keys: [press({ key: ' ', code: 'Space', keyCode: 32 })] },
      output: { key: { message: 'space' }, shortcut: 'Space', aria: 'Space', codePoint: 'U+0020' },
    },
    {
      input: { keys: [press({ key: 'Shift', code: 'ShiftLeft', keyCode: 16, location: 1, shift: true })] },
      output: {
        location: { message: 'left', params: { number: 1 } },
        modifiers: 'Shift',
        shortcut: 'Shift',
        codePoint: null,
      },
    },
    {
      input: { keys: [press({ key: 'й', code: 'KeyQ', keyCode: 81 })] },
      output: { codePoint: 'U+0439' },
      warns: ['other-layout'],
    },
  ],
});

const MODIFIERS = [
  ['ctrl', 'Ctrl', 'Control'],
  ['shift', 'Shift', 'Shift'],
  ['alt', 'Alt', 'Alt'],
  ['meta', 'Meta', 'Meta'],
  ['altGraph', 'AltGraph', 'AltGraph'],
] as const;

function modifiersOf(stroke: KeyStroke): string[] {
  return MODIFIERS.filter(([flag]) => stroke[flag]).map(([, name]) => name);
}

/** One character, not a name such as `Enter`. */
function isCharacter(key: string): boolean {
  return key !== '' && [...key].length === 1;
}

function isInputMethod({ isComposing, keyCode, key }: KeyStroke): boolean {
  return isComposing || keyCode === IME_KEY_CODE || key === 'Process';
}

/** As it stands in menus: `Ctrl+Shift+K`. */
function shortcutOf(stroke: KeyStroke): string {
  const key = stroke.key === ' ' ? 'Space' : isCharacter(stroke.key) ? stroke.key.toUpperCase() : stroke.key;
  return [...MODIFIERS.filter(([flag, , name]) => stroke[flag] && name !== key).map(([, name]) => name), key].join('+');
}

/** The value of `aria-keyshortcuts` (WAI-ARIA 1.2, 6.6). */
function ariaOf(stroke: KeyStroke): string {
  const spelled = stroke.key === ' ' ? 'Space' : stroke.key === '+' ? 'Plus' : stroke.key;
  const key = isCharacter(spelled) ? spelled.toUpperCase() : spelled;
  return [...MODIFIERS.filter(([flag, , name]) => stroke[flag] && name !== key).map(([, , name]) => name), key].join(
    '+',
  );
}

/** A condition on a KeyboardEvent: the physical key where it is known, else what it writes. */
function scriptOf({ ctrl, shift, alt, meta, key, code }: KeyStroke): string {
  const flags = { ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta };
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  return [
    ...Object.entries(flags).map(([name, on]) => `${on ? '' : '!'}event.${name}`),
    code === '' ? `event.key === ${quoted(key)}` : `event.code === ${quoted(code)}`,
  ].join(' && ');
}

export function press(stroke: Partial<KeyStroke> & Pick<KeyStroke, 'key' | 'code' | 'keyCode'>): KeyStroke {
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
