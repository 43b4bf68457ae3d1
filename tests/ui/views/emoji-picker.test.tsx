// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver } from '../../../src/session/handoff.ts';
import EmojiPicker from '../../../src/views/emoji-picker/index.tsx';
import { parseSaved } from '../../../src/views/emoji-picker/saved.ts';

const { words, copied } = vi.hoisted(() => ({
  words: (key: string, params?: Record<string, unknown>) =>
    [key.replace('messages.', ''), ...Object.values(params ?? {})].join(' '),
  copied: [] as string[],
}));
vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => words }));
vi.mock('../../../src/i18n/use-tool-texts.ts', () => ({ useToolTexts: () => words }));
vi.mock('../../../src/i18n/i18n.ts', () => ({ currentLanguage: () => 'en', localeOf: () => 'en' }));
vi.mock('../../../src/ui/parts/copy/copy-text.ts', () => ({
  copyText: (text: string) => {
    copied.push(text);
    return Promise.resolve('copied');
  },
}));

beforeEach(() => {
  localStorage.clear();
  copied.length = 0;
  // jsdom has no layout: a box of 440 × 352 pixels.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('textbox');
const cells = () => screen.getAllByRole('gridcell');
const open = async () => {
  render(<EmojiPicker />);
  await waitFor(() => cells());
};
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, options = {}) => fireEvent.keyDown(document.activeElement ?? document, { key, ...options });

describe('the grid', () => {
  it('truncates a search that is too long for any emoji, which would block the page', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'rocket'.repeat(100_000) } });
    expect((field() as HTMLInputElement).value).toBe('rocket'.repeat(100).slice(0, 200));
  });

  it('renders only what is visible, with one tab stop', async () => {
    await open();
    expect(document.querySelectorAll('*').length).toBeLessThan(500);
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('10');
  });

  it('is navigated by keyboard, also beyond the visible part', async () => {
    await open();
    field().focus();
    press('ArrowDown');
    expect(focused()).toBe('grinning face');
    press('ArrowRight');
    expect(focused()).toBe('grinning face with big eyes');
    press('End', { ctrlKey: true });
    expect(focused()).toBe('flag: Wales');
    expect(document.querySelectorAll('*').length).toBeLessThan(500);
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('grinning face');
    press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  it('sends letters to the search', async () => {
    await open();
    field().focus();
    press('ArrowDown');
    press('r');
    expect(document.activeElement).toBe(field());
  });

  it('scrolls to a group', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'group-flags' }));
    expect(screen.getByText('group-flags', { selector: '[role="rowheader"]' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('chequered flag');
  });
});

describe('the search', () => {
  it('shows the matches and the details of the first, and copies it with Enter', async () => {
    await open();
    type('woman technologist');
    await waitFor(() => expect(cells()).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('woman technologist');
    expect(screen.getByText('U+1F469 U+200D U+1F4BB')).toBeTruthy();
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(copied).toEqual(['👩‍💻']);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'copied 👩‍💻')).toBe(true);
    fireEvent.keyDown(field(), { key: 'Escape' });
    await waitFor(() => expect(screen.getByText('recent')).toBeTruthy());
    expect(cells()[0]?.textContent).toBe('👩‍💻');
  });

  it('says that nothing was found', async () => {
    await open();
    type('xyzzy');
    await waitFor(() => expect(screen.getByText('none-found xyzzy')).toBeTruthy());
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(copied).toEqual([]);
  });

  it('accepts a query from the palette and from a link', async () => {
    window.location.hash = '#text=rocket';
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('rocket');
    act(() => handOver('emoji-picker', { operation: 'search', values: { text: 'tada' } }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('party popper'));
  });
});

describe('skin tones', () => {
  it('are remembered, and copied', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'fields.tone.options.medium' }));
    type('thumbs up');
    await waitFor(() => expect(cells()[0]?.textContent).toBe('👍🏽'));
    await act(async () => fireEvent.click(cells()[0]!));
    expect(copied).toEqual(['👍🏽']);
    cleanup();
    await open();
    expect(cells()[0]?.textContent).toBe('👍🏽');
  });

  it('have details for each variant', async () => {
    await open();
    type('handshake');
    await waitFor(() => expect(cells()[0]?.textContent).toBe('🤝'));
    const light = 'fields.tone.options.light, fields.tone.options.dark';
    fireEvent.click(screen.getByRole('button', { name: light }));
    expect(screen.getByText('U+1FAF1 U+1F3FB U+200D U+1FAF2 U+1F3FF')).toBeTruthy();
  });
});

describe('stored data', () => {
  it('can be cleared', async () => {
    await open();
    await act(async () => fireEvent.click(cells()[3]!));
    expect(localStorage.getItem('it-tools:emoji-picker')).toContain('😁');
    fireEvent.click(screen.getByRole('button', { name: 'clear-recent' }));
    expect(localStorage.getItem('it-tools:emoji-picker')).not.toContain('😁');
  });

  it.each(['', '{', 'null', '[]', '{"recent":5,"tone":"9"}', '{"recent":[1,null],"tone":-1}'])(
    'is ignored if it is %s',
    (text) => expect(parseSaved(text)).toEqual({ recent: [], tone: 0 }),
  );
});
