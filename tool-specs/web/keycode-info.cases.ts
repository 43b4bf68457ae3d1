import { casesOf } from '../../src/core/spec.ts';
import { keyPress } from '../../src/lib/text/key-stroke.ts';
import type tool from './keycode-info.ts';

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
      { input: { keys: [] }, output: { key: null, history: [] } },
    ],
  },
});
