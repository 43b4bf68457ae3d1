import { casesOf } from '../../src/core/spec.ts';
import { keyPress } from '../../src/lib/text/key-stroke.ts';
import type tool from './keycode-info.ts';

const Z = { key: 'z', code: 'KeyZ', keyCode: 90 };
const A = { key: 'a', code: 'KeyA', keyCode: 65 };
const CTRL = { key: 'Control', code: 'ControlLeft', keyCode: 17, location: 1 };
const SHIFT = { key: 'Shift', code: 'ShiftLeft', keyCode: 16, location: 1 };
const META = { key: 'Meta', code: 'MetaLeft', keyCode: 91, location: 1 };
const PRINT = { key: 'PrintScreen', code: 'PrintScreen', keyCode: 44 };
type Flag = 'ctrl' | 'shift' | 'meta' | 'repeat';
const down = (key: typeof Z, ...flags: readonly Flag[]) =>
  keyPress({ ...key, ...Object.fromEntries(flags.map((flag) => [flag, true])) });
const up = (key: typeof Z, ...flags: readonly Flag[]) => ({ ...down(key, ...flags), event: 'keyup' });

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { keys: [keyPress({ key: '1', code: 'Numpad1', keyCode: 97, location: 3, numLock: true })] },
        output: { location: { message: 'numpad' }, locks: 'NumLock' },
      },
      {
        input: { keys: [keyPress({ key: '€', code: 'KeyE', keyCode: 69, ctrl: true, alt: true, altGraph: true })] },
        output: { modifiers: 'Ctrl + Alt + AltGraph' },
        warns: [],
      },
      {
        input: { keys: [keyPress({ key: 'Process', code: 'KeyN', keyCode: 229, isComposing: true })] },
        output: { composing: { message: 'yes' } },
        warns: ['input-method'],
      },
      {
        input: { keys: [keyPress({ key: 'Unidentified', code: '', keyCode: 0 })] },
        output: { code: null },
        warns: ['unidentified'],
      },
      {
        input: {
          keys: [
            keyPress({ key: 'b', code: 'KeyB', keyCode: 66 }),
            keyPress({ key: 'a', code: 'KeyA', keyCode: 65, event: 'keyup' }),
          ],
        },
        check: ({ key, history }) => key === 'b' && history.length === 2 && history[1]?.event === 'keyup',
      },
      {
        input: { keys: [keyPress({ key: '+', code: 'Equal', keyCode: 187, shift: true })] },
        output: { aria: 'Shift+Plus', shortcut: 'Shift++' },
      },
      // The last key pressed stays with its modifiers, whatever is released and in which order. Events are newest first.
      ...(
        [
          [[up(CTRL), up(Z, 'ctrl'), down(Z, 'ctrl'), down(CTRL)], 'Ctrl+Z'],
          [[up(Z), up(CTRL), down(Z, 'ctrl'), down(CTRL)], 'Ctrl+Z'],
          [[up(CTRL), up(SHIFT), up(Z), down(Z, 'ctrl', 'shift'), down(SHIFT), down(CTRL)], 'Ctrl+Shift+Z'],
          [[up(CTRL), up(Z, 'ctrl'), down(Z, 'ctrl', 'repeat'), down(Z, 'ctrl'), down(CTRL)], 'Ctrl+Z'],
          [[up(META), down(Z, 'meta'), down(META)], 'Meta+Z'], // macOS has no keyup of Z
          [[up(CTRL), down(CTRL)], 'Control'],
          [[down(CTRL), up(A), down(A)], 'Control'],
          [[up(A), up(CTRL), down(A, 'ctrl'), down(CTRL), up(Z), down(Z)], 'Ctrl+A'],
          [[up(Z), up(A), down(Z), down(A)], 'Z'],
          [[up(A), down(Z), down(A)], 'Z'],
          // Windows has no keydown of these
          [[up(PRINT)], 'PrintScreen'],
          [[up(PRINT), up(A), down(A)], 'PrintScreen'],
          [[down(A), up(PRINT)], 'A'],
          [[up(PRINT), down(PRINT), up(A), down(A)], 'PrintScreen'],
        ] as const
      ).map(([keys, shortcut]) => ({ input: { keys: [...keys] }, output: { shortcut } })),
      { input: { keys: [] }, output: { key: null, history: [] } },
    ],
  },
});
