import { describe, expect, it } from 'vitest';
import { commandOf, matchKey, pageKeyOf, parseKeys, type Press } from '../../../src/palette/keys/commands.ts';
import { ACTION_KEYS } from '../../../src/palette/keys/keymap.ts';
import { pasted } from '../../../src/palette/pasted.ts';
import { edgeSpaces, lengthOf, masked, oneLine, shortText, veiled } from '../../../src/palette/shown.ts';

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

describe('the keys of the list of actions', () => {
  it.each([
    ['i', { ctrlKey: true, code: 'KeyI' }, 'use'],
    ['d', { metaKey: true, code: 'KeyD' }, 'favourite'],
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
  ])('%j', (text, what) => expect(pasted(text, false)).toEqual(what));
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

describe('secrets in a text', () => {
  it.each([
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJ••••'],
    ['Authorization: Bearer abcdefgh1234', 'Authorization: Bearer ••••'],
    ['AKIAIOSFODNN7EXAMPLE', 'AKIA••••MPLE'],
    ['{"user": "ada", "password": "hunter2"}', '{"user": "ada", "password": "••••"}'],
    ['DB_PASSWORD=hunter2&x=1', 'DB_PASSWORD=••••&x=1'],
    ['postgres://app:s3cret@db:5432/main', 'postgres://app:••••@db:5432/main'],
    ['otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&issuer=b', 'otpauth://totp/a?secret=••••&issuer=b'],
    ['WIFI:T:WPA;S:home;P:my\\;pass;;', 'WIFI:T:WPA;S:home;P:••••;;'],
    [`ghp_${'a'.repeat(36)}`, 'ghp_••••'],
    [
      '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY----- •••• -----END PRIVATE KEY-----',
    ],
  ])('masks %j', (text, shown) => expect(veiled(text)).toBe(shown));
  it.each(['hello', 'the password is easy to guess', 'https://example.com:8443/a@b', 'secret', 'basic rules'])(
    'leaves %j as it is',
    (text) => expect(veiled(text)).toBe(text),
  );
  it('does so in rows and in chips, before a text is cut', () => {
    expect(oneLine(`${'x'.repeat(290)} password=hunter2hunter2`)).not.toContain('hunter');
    expect(shortText('token: x\n')).toBe('token: x');
    expect(shortText('password=abc')).toBe('password=••••');
    expect(shortText('a\nb')).toBeUndefined();
  });
});
