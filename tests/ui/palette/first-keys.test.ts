// with modules of its own: the script listens to the page for good
// @vitest-environment jsdom
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstKeysScript } from '../../../src/config/first-keys.mjs';
import { breakPromise, copyAsPromised } from '../../../src/palette/answers/promised-copy.ts';
import { openingOf } from '../../../src/palette/first-keys.ts';

beforeEach(() => void vm.runInThisContext(firstKeysScript));
afterEach(() => {
  window.takeFirstKeys?.();
  document.body.replaceChildren();
});

/** Presses keys on the page; returns those that nobody else gets to see. */
function press(...keys: (string | KeyboardEventInit)[]): string[] {
  return keys.flatMap((given) => {
    const init: KeyboardEventInit = typeof given === 'string' ? { key: given } : given;
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return event.defaultPrevented ? [init.key ?? ''] : [];
  });
}

function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
}

const hotkey = { key: 'k', code: 'KeyK', ctrlKey: true };
const opening = () => openingOf(window.takeFirstKeys?.() ?? []);
const home = () => void document.body.insertAdjacentHTML('beforeend', '<div data-static="home"></div>');

describe('before the scripts of a page run', () => {
  it('Ctrl+K and what follows are kept, up to Enter', () => {
    expect(press('x', hotkey, ...'b64 hi', 'Enter')).toEqual(['k', ...'b64 hi', 'Enter']);
    expect(opening()).toEqual({ text: 'b64 hi', attach: undefined, commands: ['enter'] });
  });

  describe('Enter promises the browser a text', () => {
    const written: Promise<Blob>[] = [];
    const write = vi.fn(async ([item]: ClipboardItem[]) => {
      const text = (item as unknown as { data: Record<string, Promise<Blob>> }).data['text/plain'];
      if (text) written.push(text);
      await text;
    });
    beforeEach(() => {
      written.length = 0;
      write.mockClear();
      vi.stubGlobal('ClipboardItem', function ClipboardItem(this: object, data: object) {
        Object.assign(this, { data });
      });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText: vi.fn() } });
    });
    afterEach(() => {
      breakPromise();
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'clipboard');
    });

    it('once, which is given when it is known', async () => {
      press(hotkey, ...'b64 hi', 'Enter', 'Enter');
      expect(write).toHaveBeenCalledOnce();
      await expect(copyAsPromised(Promise.resolve('aGk='))).resolves.toBe('copied');
      expect((await written[0])?.size).toBe('aGk='.length);
      // The next copy is one of its own.
      await copyAsPromised('next');
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith('next');
    });

    it('and none when Enter is not for the palette, or no text comes of it', async () => {
      press('Enter');
      expect(write).not.toHaveBeenCalled();
      press(hotkey, 'a', 'Enter');
      breakPromise();
      await expect(written[0]).rejects.toThrow('nothing to copy');
      expect(window.promisedCopy).toBeUndefined();
    });

    it('a promise that the browser refused and that is then taken back is no unhandled rejection', async () => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      write.mockRejectedValueOnce(new Error('denied')); // without a look at the text
      press(hotkey, 'a', 'Enter');
      breakPromise();
      await new Promise((resolve) => setTimeout(resolve, 10));
      process.off('unhandledRejection', unhandled);
      expect(unhandled).not.toHaveBeenCalled();
    });

    it('and copies the usual way if the browser refused', async () => {
      write.mockRejectedValueOnce(new Error('denied'));
      press(hotkey, 'a', 'Enter');
      await expect(copyAsPromised('a')).resolves.toBe('copied');
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith('a');
    });
  });

  it('the hotkey works on layouts without Latin letters, and keeps no text of its own', () => {
    press({ key: 'л', code: 'KeyK', ctrlKey: true });
    expect(opening()).toMatchObject({ text: undefined, commands: [] });
  });

  it('what was typed can be corrected, and a change takes Enter back', () => {
    press(hotkey, ...'md6', 'Backspace', '5', ' ', 'a', 'Enter', 'b');
    expect(opening()).toMatchObject({ text: 'md5 ab', commands: [] });
  });

  it('Escape takes back Enter, then the text, then the palette', () => {
    press(hotkey, 'a', 'Enter', 'Escape');
    expect(opening()).toMatchObject({ text: 'a', commands: [] });
    vm.runInThisContext(firstKeysScript);
    press(hotkey, 'a', 'Escape', 'Escape');
    expect(opening()).toBeNull();
  });

  it('keys that move the selection are kept in their order', () => {
    press(hotkey, ...'json', 'ArrowDown', 'Enter');
    expect(opening()).toMatchObject({ text: 'json', commands: ['down', 'enter'] });
  });

  it('a pasted text is data, as in the field', () => {
    press(hotkey);
    paste('#ff8800\n');
    press(...'to');
    expect(opening()).toMatchObject({ text: 'to', attach: '#ff8800' });
  });

  it('other keys of the page stay its own', () => {
    expect(press('g', 'Tab', { key: 'r', ctrlKey: true })).toEqual([]);
    expect(opening()).toBeNull();
    vm.runInThisContext(firstKeysScript);
    press(hotkey, { key: 'r', ctrlKey: true }, { key: 'ArrowLeft', altKey: true });
    expect(opening()).toMatchObject({ text: undefined });
  });

  it('on home, whose field will have the focus, letters are kept at once, but not those of other fields', () => {
    home();
    expect(press(' ', 'Tab', 'Enter', 'j', 's')).toEqual(['j', 's']);
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')?.focus();
    expect(press('x')).toEqual([]);
    expect(opening()).toMatchObject({ text: 'js' });
  });

  it('AltGr types, a composition does not', () => {
    const altGraph = { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true };
    press(hotkey, altGraph, { key: 'a', isComposing: true });
    expect(opening()).toMatchObject({ text: '@' });
  });
});

it('once taken, the keys are forgotten, and the page has all of its own', () => {
  press(hotkey, ...'secret');
  const take = window.takeFirstKeys;
  expect(take?.()).toHaveLength(7);
  expect(press(hotkey, 'a')).toEqual([]);
  expect(take?.()).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('s');
});
