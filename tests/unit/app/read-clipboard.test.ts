// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRequest } from '../../../src/app/launch/open-request.ts';
import { arrived } from '../../../src/app/launch/arrived.ts';
import { pasteAndDetect } from '../../../src/app/launch/read-clipboard.ts';

const opened: unknown[] = [];
const told: unknown[] = [];
vi.mock('../../../src/palette/opening.ts', () => ({
  isPaletteOpen: () => false,
  openPalette: (text = '', more: { attach?: string; from?: string } = {}) => void opened.push({ text, ...more }),
}));
vi.mock('../../../src/session/notices.ts', () => ({ notify: ({ text }: { text: string }) => void told.push(text) }));

/** A clipboard with these contents by type; of several, each is an item of its own. */
const clipboardOf = (...items: Record<string, string>[]) => ({
  read: async () =>
    items.map((item) => ({
      types: Object.keys(item),
      getType: async (type: string) =>
        Object.assign(new Blob([item[type] ?? ''], { type }), { text: async () => item[type] ?? '' }),
    })),
});
const has = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const refused = { read: () => Promise.reject(new DOMException('', 'NotAllowedError')) };

beforeEach(() => {
  opened.splice(0);
  told.splice(0);
  arrived.set([]);
});

describe('pasting on a click', () => {
  it.each([
    ['a text', clipboardOf({ 'text/plain': '{"a":1}' }), [{ text: '', attach: '{"a":1}' }], []],
    [
      'a text that is also HTML',
      clipboardOf({ 'text/html': '<b>a</b>', 'text/plain': 'a' }),
      [{ text: '', attach: 'a' }],
      [],
    ],
    [
      'of two texts the first',
      clipboardOf({ 'text/plain': 'a' }, { 'text/plain': 'b' }),
      [{ text: '', attach: 'a' }],
      [],
    ],
    [
      'a text beside a picture',
      clipboardOf({ 'image/png': 'x' }, { 'text/plain': 'a' }),
      [{ text: '', attach: 'a' }],
      [],
    ],
    ['an old browser’s text', { readText: async () => 'a' }, [{ text: '', attach: 'a' }], []],
    ['nothing', clipboardOf(), [{ text: '' }], ['palette.clipboardEmpty']],
    ['an empty text', clipboardOf({ 'text/plain': '' }), [{ text: '' }], ['palette.clipboardEmpty']],
    [
      'only what the web can’t read',
      clipboardOf({ 'text/html': '<b>a</b>' }),
      [{ text: '' }],
      ['palette.clipboardEmpty'],
    ],
  ])('opens %s', async (_, clipboard, palette, notices) => {
    has(clipboard);
    await pasteAndDetect();
    expect([opened, told]).toEqual([palette, notices]);
  });

  it('lists the tools for a picture', async () => {
    has(clipboardOf({ 'image/png': 'x' }));
    await pasteAndDetect();
    await vi.waitFor(() =>
      expect(arrived.get().map(({ name, type }) => [name, type])).toEqual([['clipboard.png', 'image/png']]),
    );
  });

  it.each([
    ['where the browser refuses', refused],
    ['on plain HTTP', undefined],
  ])('waits for Ctrl V %s', async (_, clipboard) => {
    has(clipboard);
    await pasteAndDetect();
    expect([opened, told]).toEqual([[{ text: '', from: 'paste' }], ['palette.clipboardDenied']]);
  });
});

it.each([
  'web+ittools:nothing',
  'web+ittools:<script>',
  'javascript:alert(1)',
  '',
  'web+ittools:hash-text?text=secret',
  'x'.repeat(1e5),
])('a link that names no tool says so: %.30s', async (value) => {
  await openRequest({ kind: 'link', value });
  expect([opened, told]).toEqual([[{ text: '' }], ['palette.unknownLink']]);
});
