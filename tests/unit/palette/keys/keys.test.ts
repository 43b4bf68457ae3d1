import { describe, expect, it } from 'vitest';
import { commandOf, matchKey, pageKeyOf, parseKeys, type Press } from '../../../../src/palette/keys/commands.ts';
import { ACTION_KEYS } from '../../../../src/palette/actions/keymap.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('commandOf', () => {
  it.each([
    ['Enter', {}, 'enter'],
    ['Enter', { shiftKey: true }, 'openTool'],
    ['Tab', {}, 'tab'],
    ['ArrowDown', {}, 'down'],
    ['PageUp', {}, 'pageUp'],
    ['1', { ctrlKey: true, code: 'Digit1' }, 0],
    ['&', { ctrlKey: true, code: 'Digit1' }, 0],
    ['9', { ctrlKey: true, code: 'Numpad9' }, 8],
    ['1', { metaKey: true, code: 'Digit1' }, 0],
    ['Enter', { ctrlKey: true }, 'newTab'],
    ['Enter', { metaKey: true }, 'newTab'],
    ['Enter', { altKey: true }, 'insert'],
    ['ArrowDown', { altKey: true }, 'groupDown'],
    ['k', { ctrlKey: true, code: 'KeyK' }, 'actions'],
    ['л', { ctrlKey: true, code: 'KeyK' }, 'actions'],
    ['c', { ctrlKey: true, code: 'KeyC' }, 'copy'],
    ['C', { ctrlKey: true, shiftKey: true, code: 'KeyC' }, 'copyJson'],
    ['F1', {}, 'help'],
    ['Escape', {}, 'escape'],
    ['z', { ctrlKey: true, code: 'KeyZ' }, 'undo'],
  ])('%s %j: %s', (key, more, command) => expect(commandOf(press(key, more))).toBe(command));
  it.each([
    ['Home', {}],
    ['End', {}],
    ['ArrowLeft', {}],
    ['a', { ctrlKey: true, code: 'KeyA' }],
    ['0', { ctrlKey: true, code: 'Digit0' }],
    ['!', { ctrlKey: true, shiftKey: true, code: 'Digit1' }],
    ['1', { code: 'Digit1' }],
    ['Tab', { shiftKey: true }],
    ['Tab', { altKey: true }],
    ['Enter', { ctrlKey: true, metaKey: true }],
    ['Enter', { ctrlKey: true, altKey: true }],
    ['c', { code: 'KeyC' }],
    ['j', { ctrlKey: true, code: 'KeyC' }],
    ['i', { ctrlKey: true, code: 'KeyI' }],
    ['?', {}],
    ['?', { shiftKey: true }],
    ['ArrowUp', { metaKey: true }],
  ])('%s %j is left to the field', (key, more) => expect(commandOf(press(key, more))).toBeNull());
});

const actionKeys = parseKeys(Object.fromEntries(ACTION_KEYS.map(({ id, chords }) => [id, chords.join(' ')])));

describe('the keys of the action list', () => {
  it.each([
    ['i', { ctrlKey: true, code: 'KeyI' }, 'use'],
    ['d', { metaKey: true, code: 'KeyD' }, 'favorite'],
    ['Backspace', { ctrlKey: true }, 'forget'],
    ['X', { ctrlKey: true, shiftKey: true, code: 'KeyX' }, 'swap'],
    ['Ч', { ctrlKey: true, shiftKey: true, code: 'KeyX' }, 'swap'],
    ['x', { ctrlKey: true, code: 'KeyX' }, null],
    ['Enter', {}, null],
    ['d', {}, null],
  ])('%s %j: %s', (key, more, command) => expect(matchKey(press(key, more), actionKeys) ?? null).toBe(command));
});

describe('pageKeyOf', () => {
  it.each([
    ['k', { ctrlKey: true, code: 'KeyK' }, 'palette'],
    ['K', { metaKey: true, code: 'KeyK' }, 'palette'],
    ['л', { ctrlKey: true, code: 'KeyK' }, 'palette'],
    ['k', { ctrlKey: true, code: 'KeyV' }, 'palette'],
    ['t', { ctrlKey: true, code: 'KeyK' }, undefined],
    ['j', { ctrlKey: true, code: 'KeyJ' }, 'theme'],
    ['о', { ctrlKey: true, code: 'KeyJ' }, 'theme'],
    ['z', { metaKey: true, code: 'KeyZ' }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true, code: 'KeyZ' }, 'redo'],
    ['k', {}, undefined],
    ['K', { ctrlKey: true, shiftKey: true }, undefined],
    ['k', { ctrlKey: true, altKey: true }, undefined],
    ['k', { ctrlKey: true, metaKey: true }, undefined],
  ])('%s %j: %s', (key, more, is) => expect(pageKeyOf(press(key, more))).toBe(is));
});
