import { describe, expect, it } from 'vitest';
import { commandOf, isPaletteKey, type Press } from '../../../src/palette/commands.ts';
import { pasted } from '../../../src/palette/pasted.ts';
import { edgeSpaces, lengthOf, masked, oneLine } from '../../../src/palette/shown.ts';

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
    ['ArrowDown', { altKey: true }],
    ['Enter', { ctrlKey: true }],
    ['ArrowUp', { metaKey: true }],
  ])('%s %j is left to the field', (key, more) => expect(commandOf(press(key, more))).toBeNull());
});

describe('isPaletteKey', () => {
  it.each([
    ['k', { ctrlKey: true, code: 'KeyK' }, true],
    ['K', { metaKey: true, code: 'KeyK' }, true],
    ['л', { ctrlKey: true, code: 'KeyK' }, true],
    ['k', { ctrlKey: true, code: 'KeyV' }, true],
    ['t', { ctrlKey: true, code: 'KeyK' }, false],
    ['k', {}, false],
    ['K', { ctrlKey: true, shiftKey: true }, false],
    ['k', { ctrlKey: true, altKey: true }, false],
    ['k', { ctrlKey: true, metaKey: true }, false],
  ])('%s %j: %s', (key, more, is) => expect(isPaletteKey(press(key, more))).toBe(is));
});

describe('pasted', () => {
  it.each([
    ['sha256 hello', null],
    ['', null],
    ['sha256 hello\n', { insert: 'sha256 hello' }],
    ['sha256 hello\r\n', { insert: 'sha256 hello' }],
    ['a\nb', { attach: 'a\nb' }],
    ['a\r\nb\r\n', { attach: 'a\r\nb\r\n' }],
    ['a\rb', { attach: 'a\rb' }],
    ['\n\n', { attach: '\n\n' }],
    ['x'.repeat(2000), null],
    ['x'.repeat(2001), { attach: 'x'.repeat(2001) }],
  ])('%j', (text, what) => expect(pasted(text)).toEqual(what));
});

describe('what rows show', () => {
  it('is one line with everything visible', () => {
    expect(oneLine('a\r\nb\nc\rd')).toBe('a ⏎ b ⏎ c ⏎ d');
    expect(oneLine('user\u202Etxt.exe')).toBe('user⟨U+202E⟩txt.exe');
    expect(oneLine('x'.repeat(1_000_000))).toBe(`${'x'.repeat(300)}…`);
    expect(oneLine('😀'.repeat(200))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
  it('hides secrets', () => {
    expect(masked('correct horse battery')).toBe('••••••••tery');
    expect(masked('short')).toBe('••••••••');
    expect(masked('')).toBe('••••••••');
  });
  it('counts code points, and spaces at the ends', () => {
    expect([lengthOf(''), lengthOf('a😀é'), lengthOf('\ud800')]).toEqual([0, 3, 1]);
    expect([edgeSpaces('a'), edgeSpaces(' a b  '), edgeSpaces('   '), edgeSpaces('a\n')]).toEqual([0, 3, 3, 0]);
  });
});
