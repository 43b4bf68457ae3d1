import { defineTool, keypress, out } from '../../src/core/spec.ts';
import type { KeyStroke } from '../../src/core/spec.ts';
import {
  ariaShortcut,
  codePointOf,
  keyPress,
  lastPressed,
  locksOf,
  modifiersOf,
  shortcutOf,
  strokeCondition,
  strokeNotice,
} from '../../src/lib/text/key-stroke.ts';

const LOCATIONS = ['standard', 'left', 'right', 'numpad'] as const; // KeyboardEvent.DOM_KEY_LOCATION_* (UI Events)

export default defineTool({
  icon: 'keyboard',
  createdAt: '2023-02-06',
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
    const stroke = lastPressed(keys);
    if (!stroke) throw new TypeError('a required field is never empty here');
    const keyOf = ({ key }: KeyStroke) => (key === ' ' ? ctx.say('space') : key);
    const locationOf = ({ location }: KeyStroke) => {
      const name = LOCATIONS[location];
      return name ? ctx.say(name, { number: location }) : location;
    };
    const yesNo = (flag: boolean) => ctx.say(flag ? 'yes' : 'no');

    const notice = strokeNotice(stroke);
    if (notice) ctx.warn(notice.code, notice.params);
    return {
      key: keyOf(stroke),
      code: stroke.code || null,
      keyCode: stroke.keyCode,
      location: locationOf(stroke),
      modifiers: modifiersOf(stroke).join(' + ') || null,
      shortcut: shortcutOf(stroke),
      aria: ariaShortcut(stroke),
      codePoint: codePointOf(stroke),
      event: stroke.event,
      which: stroke.which,
      charCode: stroke.charCode,
      repeat: yesNo(stroke.repeat),
      composing: yesNo(stroke.isComposing),
      locks: locksOf(stroke).join(' + ') || null,
      script: strokeCondition(stroke),
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
  examples: {
    letterKey: {
      input: { keys: [keyPress({ key: 'a', code: 'KeyA', keyCode: 65 })] },
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
    shortcut: {
      input: { keys: [keyPress({ key: 'K', code: 'KeyK', keyCode: 75, ctrl: true, shift: true })] },
      output: {
        modifiers: 'Ctrl + Shift',
        shortcut: 'Ctrl+Shift+K',
        aria: 'Control+Shift+K',
        script: "event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey && event.code === 'KeyK'",
      },
    },
    spaceBar: {
      input: { keys: [keyPress({ key: ' ', code: 'Space', keyCode: 32 })] },
      output: { key: { message: 'space' }, shortcut: 'Space', aria: 'Space', codePoint: 'U+0020' },
    },
    modifier: {
      input: { keys: [keyPress({ key: 'Shift', code: 'ShiftLeft', keyCode: 16, location: 1, shift: true })] },
      output: {
        location: { message: 'left', params: { number: 1 } },
        shortcut: 'Shift',
        codePoint: null,
      },
    },
    cyrillic: {
      input: { keys: [keyPress({ key: 'й', code: 'KeyQ', keyCode: 81 })] },
      output: { codePoint: 'U+0439' },
      warns: ['other-layout'],
    },
  },
});
