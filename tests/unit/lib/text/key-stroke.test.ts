import { describe, expect, test } from 'vitest';
import {
  ariaShortcut,
  codePointOf,
  keyPress,
  locksOf,
  modifiersOf,
  shortcutOf,
  strokeCondition,
  strokeNotice,
} from '../../../../src/lib/text/key-stroke.ts';

const a = keyPress({ key: 'a', code: 'KeyA', keyCode: 65 });

describe('shortcuts', () => {
  test.each([
    [a, 'A', 'A'],
    [{ ...a, ctrl: true, shift: true }, 'Ctrl+Shift+A', 'Control+Shift+A'],
    [keyPress({ key: ' ', code: 'Space', keyCode: 32, meta: true }), 'Meta+Space', 'Meta+Space'],
    [keyPress({ key: '+', code: 'Equal', keyCode: 187, ctrl: true }), 'Ctrl++', 'Control+Plus'],
    // A modifier by itself isn't repeated.
    [keyPress({ key: 'Control', code: 'ControlLeft', keyCode: 17, ctrl: true }), 'Control', 'Control'],
    [keyPress({ key: 'Enter', code: 'Enter', keyCode: 13, alt: true }), 'Alt+Enter', 'Alt+Enter'],
  ])('%j', (stroke, menu, aria) => {
    expect(shortcutOf(stroke)).toBe(menu);
    expect(ariaShortcut(stroke)).toBe(aria);
  });
});

test('lists modifiers and locks', () => {
  expect(modifiersOf(a)).toEqual([]);
  expect(modifiersOf({ ...a, altGraph: true, ctrl: true })).toEqual(['Ctrl', 'AltGraph']);
  expect(locksOf({ ...a, numLock: true, capsLock: true })).toEqual(['CapsLock', 'NumLock']);
});

test('only single characters have code points, including those beyond the BMP', () => {
  expect(codePointOf(a)).toBe('U+0061');
  expect(codePointOf({ key: '😀' })).toBe('U+1F600');
  for (const key of ['Enter', '', 'é'.normalize('NFD')]) expect(codePointOf({ key })).toBeNull();
});

test('notices', () => {
  expect(strokeNotice(a)).toBeNull();
  expect(strokeNotice({ ...a, key: 'q' })).toEqual({ code: 'other-layout', params: { key: 'q', letter: 'A' } });
  expect(strokeNotice({ ...a, key: 'å', alt: true })).toBeNull();
  expect(strokeNotice({ ...a, keyCode: 229 })).toEqual({ code: 'input-method' });
  expect(strokeNotice({ ...a, code: '' })).toEqual({ code: 'unidentified' });
});

test('a condition uses the physical key, or the character if there is none', () => {
  expect(strokeCondition({ ...a, ctrl: true })).toBe(
    "event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey && event.code === 'KeyA'",
  );
  expect(strokeCondition({ ...a, key: "'\\", code: '' })).toContain(String.raw`event.key === '\'\\'`);
});
