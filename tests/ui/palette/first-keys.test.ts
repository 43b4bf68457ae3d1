// with modules of its own: the script never stops listening to the page
// @vitest-environment jsdom
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstKeysScript } from '../../../src/config/first-keys.mjs';
import { copyAsPromised } from '../../../src/palette/answers/copy-as-promised.ts';
import { breakPromise } from '../../../src/palette/answers/promised-copy.ts';
import { openingOf } from '../../../src/palette/first-keys.ts';

beforeEach(() => void vm.runInThisContext(firstKeysScript));
afterEach(() => {
  window.takeFirstKeys?.();
  document.body.replaceChildren();
});

/** Presses keys on the page; returns those that were intercepted. */
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

describe("before the page's scripts run", () => {
  it('Ctrl+K and the keys after it are kept, up to Enter', () => {
    expect(press('x', hotkey, ...'b64 hi', 'Enter')).toEqual(['k', ...'b64 hi', 'Enter']);
    expect(opening()).toEqual({ text: 'b64 hi', attach: undefined, commands: ['enter'] });
  });

  describe('Enter promises text to the clipboard', () => {
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

    it('once, and provides it when it is available', async () => {
      press(hotkey, ...'b64 hi', 'Enter', 'Enter');
      expect(write).toHaveBeenCalledOnce();
      await expect(copyAsPromised(Promise.resolve('aGk='))).resolves.toBe('copied');
      expect((await written[0])?.size).toBe('aGk='.length);
      // The next copy is separate.
      await copyAsPromised('next');
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith('next');
    });

    it('only if it is for the palette, and withdraws the promise if there is no text', async () => {
      press('Enter');
      expect(write).not.toHaveBeenCalled();
      press(hotkey, 'a', 'Enter');
      breakPromise();
      await expect(written[0]).rejects.toThrow('nothing to copy');
      expect(window.promisedCopy).toBeUndefined();
    });

    it('without an unhandled rejection if the browser refuses and the promise is then withdrawn', async () => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      write.mockRejectedValueOnce(new Error('denied')); // without reading the text
      press(hotkey, 'a', 'Enter');
      breakPromise();
      await new Promise((resolve) => setTimeout(resolve, 10));
      process.off('unhandledRejection', unhandled);
      expect(unhandled).not.toHaveBeenCalled();
    });

    it('and copies the usual way if the browser refuses', async () => {
      write.mockRejectedValueOnce(new Error('denied'));
      press(hotkey, 'a', 'Enter');
      await expect(copyAsPromised('a')).resolves.toBe('copied');
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith('a');
    });
  });

  it('the hotkey works on non-Latin layouts, and adds no text', () => {
    press({ key: 'л', code: 'KeyK', ctrlKey: true });
    expect(opening()).toMatchObject({ text: undefined, commands: [] });
  });

  it('typed text can be corrected, and an edit cancels Enter', () => {
    press(hotkey, ...'md6', 'Backspace', '5', ' ', 'a', 'Enter', 'b');
    expect(opening()).toMatchObject({ text: 'md5 ab', commands: [] });
  });

  it('Escape cancels Enter, then clears the text, then closes the palette', () => {
    press(hotkey, 'a', 'Enter', 'Escape');
    expect(opening()).toMatchObject({ text: 'a', commands: [] });
    vm.runInThisContext(firstKeysScript);
    press(hotkey, 'a', 'Escape', 'Escape');
    expect(opening()).toBeNull();
  });

  it('keys that move the selection are kept in order', () => {
    press(hotkey, ...'json', 'ArrowDown', 'Enter');
    expect(opening()).toMatchObject({ text: 'json', commands: ['down', 'enter'] });
  });

  it('pasted text is data, as in the field', () => {
    press(hotkey);
    paste('#ff8800\n');
    press(...'to');
    expect(opening()).toMatchObject({ text: 'to', attach: '#ff8800' });
  });

  it('other keys are left to the page', () => {
    expect(press('g', 'Tab', { key: 'r', ctrlKey: true })).toEqual([]);
    expect(opening()).toBeNull();
    vm.runInThisContext(firstKeysScript);
    press(hotkey, { key: 'r', ctrlKey: true }, { key: 'ArrowLeft', altKey: true });
    expect(opening()).toMatchObject({ text: undefined });
  });

  it('on the home page, letters are kept without the hotkey, except those typed in other fields', () => {
    home();
    expect(press(' ', 'Tab', 'Enter', 'j', 's')).toEqual(['j', 's']);
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')?.focus();
    expect(press('x')).toEqual([]);
    expect(opening()).toMatchObject({ text: 'js' });
  });

  it('AltGr characters are kept, but not keys of an IME composition', () => {
    const altGraph = { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true };
    press(hotkey, altGraph, { key: 'a', isComposing: true });
    expect(opening()).toMatchObject({ text: '@' });
  });
});

it('once taken, the keys are forgotten, and the page gets all later ones', () => {
  press(hotkey, ...'secret');
  const take = window.takeFirstKeys;
  expect(take?.()).toHaveLength(7);
  expect(press(hotkey, 'a')).toEqual([]);
  expect(take?.()).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('s');
});
