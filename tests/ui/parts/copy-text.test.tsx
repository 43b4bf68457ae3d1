// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyImage, copyText } from '../../../src/ui/parts/copy/copy-text.ts';

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

/** The part of execCommand that matters here: it fires `copy` at the selection, and returns whether it worked. */
function fakeCommand(works = true) {
  const seen: { text?: string; host?: Element | null } = {};
  const clipboardData = { setData: (_type: string, text: string) => (seen.text = text) };
  document.execCommand = () => {
    seen.host = document.activeElement?.parentElement ?? null;
    if (works)
      document.activeElement?.dispatchEvent(Object.assign(new Event('copy', { bubbles: true }), { clipboardData }));
    return works;
  };
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('copyText', () => {
  it('uses the Clipboard API', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({ writeText });
    expect(await copyText('a\r\nb')).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a\r\nb');
  });

  it.each([
    ['absent', undefined],
    ['refusing', { writeText: refuse, write: refuse }],
  ])('falls back when the API is %s, byte for byte, and cleans up', async (_state, clipboard) => {
    setClipboard(clipboard);
    const seen = fakeCommand();
    expect(await copyText('a\r\nb\u0000')).toBe('copied');
    expect(seen.text).toBe('a\r\nb\u0000');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('copies empty text', async () => {
    const seen = fakeCommand();
    expect(await copyText('')).toBe('copied');
    expect(seen.text).toBe('');
  });

  it('stays inside an open dialog, because everything else is inert', async () => {
    document.body.innerHTML = '<p>page</p><dialog open><p>modal</p></dialog>';
    const seen = fakeCommand();
    await copyText('x');
    expect(seen.host?.tagName).toBe('DIALOG');
  });

  it('restores focus and selection', async () => {
    document.body.innerHTML = '<input value="selected text">';
    const input = document.querySelector('input');
    input?.focus();
    input?.setSelectionRange(2, 5);
    fakeCommand();
    await copyText('x');
    expect(document.activeElement).toBe(input);
    expect([input?.selectionStart, input?.selectionEnd]).toEqual([2, 5]);
  });

  it('reports a failure if nothing worked', async () => {
    setClipboard({ writeText: refuse });
    expect(await copyText('x')).toBe('failed');
    fakeCommand(false);
    expect(await copyText('x')).toBe('failed');
    document.execCommand = () => true; // claims success, but no copy event came
    expect(await copyText('x')).toBe('failed');
  });

  it('accepts a promise; a rejected one is a failed copy', async () => {
    const seen = fakeCommand();
    expect(await copyText(Promise.resolve('later'))).toBe('copied');
    expect(seen.text).toBe('later');
    expect(await copyText(Promise.reject(new Error('no value')))).toBe('failed');
  });

  it('writes a promise as a clipboard item, within the user gesture', async () => {
    const items: unknown[] = [];
    vi.stubGlobal('ClipboardItem', function ClipboardItem(data: Record<string, Promise<Blob>>) {
      items.push(data);
    });
    const write = vi.fn(() => Promise.resolve());
    setClipboard({ write });
    const copying = copyText(new Promise((resolve) => setTimeout(() => resolve('late'), 5)));
    expect(write).toHaveBeenCalledOnce(); // before the value is there
    expect(await copying).toBe('copied');
    expect(Object.keys(items[0] as object)).toEqual(['text/plain']);
  });
});

describe('copyImage', () => {
  it("reports a failure if images can't be written", async () => {
    expect(await copyImage(new Blob([], { type: 'image/png' }))).toBe('failed');
  });
});
