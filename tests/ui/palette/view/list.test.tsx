// with modules of its own: the first test loads the list
// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeHandoff } from '../../../../src/session/handoff.ts';
import { closePalette } from '../../../../src/palette/opening.ts';
import { actions, dialog, openHost, openTool, rows, preparePalette } from '../setup.tsx';

preparePalette();

describe('before the list is loaded', () => {
  // First in this file: afterwards the list stays loaded.
  it('accepts Ctrl+K, every key and Enter', async () => {
    const { user } = await openHost();
    act(closePalette);
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('json-prettify{Enter}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('json-prettify'));
  });

  it('keeps the keys for the row actions, which load even later', async () => {
    const { user, input } = await openHost('json-prettify');
    const patience = { timeout: 20_000 }; // files load
    await screen.findAllByRole('option', {}, patience);
    fireEvent.keyDown(input, { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.change(screen.getByRole('textbox', { name: 'Filter actions' }), { target: { value: 'new tab' } });
    const actionList = await screen.findByRole('listbox', { name: 'Actions' }, patience);
    expect(within(actionList).getAllByRole('option')).toHaveLength(1);
    const filter = screen.getByRole('combobox', { name: 'Filter actions' });
    expect(document.activeElement).toBe(filter);
    await user.keyboard('{Escape}');
    expect([input.value, document.activeElement]).toEqual(['json-prettify', input]);
  });
});

describe('structure', () => {
  it('is a dialog with a combobox, a listbox of named groups and options, and one live region', async () => {
    const { user, input } = await openHost('sha256 hello');
    const list = await within(screen.getByRole('dialog', { name: 'Command palette' })).findByRole('listbox', {
      name: 'Results',
    });
    expect(input.getAttribute('aria-controls')).toBe(list.id);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    const answer = within(list).getByRole('group', { name: 'Answer' });
    expect(within(answer).getAllByRole('option')[0]?.id).toBe('palette-answer-hash-text-hash-result');
    expect(within(list).getByRole('group', { name: 'Tools' })).toBeTruthy();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual([
      'true',
      ...rows()
        .slice(1)
        .map(() => 'false'),
    ]);

    // For screen readers, the row that Enter acts on is active only after an arrow key, and until an edit.
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
    await user.keyboard('x');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('keeps the tool rows as they are when an answer appears above them', async () => {
    const { user } = await openHost('sha25');
    const tools = await screen.findByRole('group', { name: 'Tools' });
    await user.keyboard('6');
    const answer = await screen.findByRole('group', { name: 'Answer' });
    expect(answer.compareDocumentPosition(tools) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(tools.isConnected).toBe(true);
    expect(screen.getByRole('group', { name: 'Tools' })).toBe(tools);
  });

  it('keeps the browser from storing, checking or changing typed text', async () => {
    const { input } = await openHost();
    const given = Object.fromEntries(
      ['spellcheck', 'autocomplete', 'autocorrect', 'autocapitalize', 'translate', 'data-gramm', 'name'].map((name) => [
        name,
        input.getAttribute(name),
      ]),
    );
    expect(given).toEqual({
      spellcheck: 'false',
      autocomplete: 'off',
      autocorrect: 'off',
      autocapitalize: 'none',
      translate: 'no',
      'data-gramm': 'false',
      name: null,
    });
    expect(input.closest('form')).toBeNull();
  });

  it('marks rows with their kind', async () => {
    await openHost('');
    await screen.findByRole('listbox');
    const kindOf = (name: string) => screen.getByRole('option', { name }).dataset.kind;
    expect([kindOf('About'), kindOf('Toggle dark mode'), kindOf('Source code')]).toEqual([
      'page',
      'action',
      'external',
    ]);
    expect(rows().every((row) => (row.dataset.tool !== undefined) === (row.dataset.kind === 'tool'))).toBe(true);
  });

  it('applies a click only to the row that was there when it started', async () => {
    const { input } = await openHost('about');
    const row = await screen.findByRole('option', { name: 'About' });
    const place = rows().indexOf(row);
    fireEvent.pointerDown(row);
    fireEvent.change(input, { target: { value: 'uuid' } });
    const now = rows()[place];
    if (now) fireEvent.click(now);
    expect(actions[1]?.perform).not.toHaveBeenCalled();
    expect(openTool).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: 'about' } });
    const again = await screen.findByRole('option', { name: 'About' });
    fireEvent.pointerDown(again);
    fireEvent.click(again);
    expect(actions[1]?.perform).toHaveBeenCalledOnce();
  });

  it('suggests tools that accept any text when nothing is found', async () => {
    const { user } = await openHost();
    await user.keyboard('zzqqxx');
    await screen.findByText('No results found. Use this text in');
    expect(rows().map((row) => row.dataset.tool)).toContain('hash-text');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openTool).toHaveBeenCalledOnce());
    expect(Object.values(takeHandoff(String(openTool.mock.calls[0]?.[0]))?.values ?? {})).toContain('zzqqxx');
  });
});

describe('keys', () => {
  it('moves by row and page within bounds, and starts over after each edit', async () => {
    const { user } = await openHost('');
    await screen.findByRole('listbox');
    const at = () => rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
    expect(at()).toBe(0);
    await user.keyboard('{ArrowUp}');
    expect(at()).toBe(0);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(at()).toBe(2);
    await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    expect(at()).toBe(rows().length - 1);
    await user.keyboard('{PageDown}{ArrowDown}');
    expect(at()).toBe(rows().length - 1);
    await user.keyboard('json');
    expect(at()).toBe(0);
  });

  it('clears with Escape, then closes', async () => {
    const { user, input } = await openHost('json');
    await user.keyboard('{Escape}');
    expect([input.value, dialog().open]).toEqual(['', true]);
    await user.keyboard('{Escape}');
    expect(dialog().open).toBe(false);
  });

  it("isn't closed by a late close event", async () => {
    await openHost('json');
    fireEvent(dialog(), new Event('close')); // browsers fire it in a separate task
    expect(dialog().open).toBe(true);
  });

  it('leaves Enter to an IME, also in Safari’s event order, and Escape only while composing', async () => {
    const { input } = await openHost('about');
    await screen.findByRole('option', { name: 'About' });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.keyDown(input, { key: 'Enter', repeat: true });
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    expect(actions[1]?.perform).not.toHaveBeenCalled();
    expect(input.value).toBe('about');
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
    expect(input.value).toBe('');
  });

  it('runs actions, and stays open for repeatable ones', async () => {
    const { user } = await openHost('dark');
    await screen.findByRole('option', { name: 'Toggle dark mode' });
    await user.keyboard('{Enter}{Enter}');
    expect(actions[0]?.perform).toHaveBeenCalledTimes(2);
    expect(dialog().open).toBe(true);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('about');
    await screen.findByRole('option', { name: 'About' });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: '1', code: 'Digit1', ctrlKey: true });
    expect(actions[1]?.perform).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
  });

  it('keeps a draft for five minutes after a click outside', async () => {
    const { user, input } = await openHost();
    await user.keyboard('draft');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.pointerDown(dialog());
      expect(dialog().open).toBe(false);
      act(() => void vi.advanceTimersByTime(299_000));
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
      expect([dialog().open, input.value, input.selectionStart, input.selectionEnd]).toEqual([true, 'draft', 0, 5]);
      act(() => void vi.advanceTimersByTime(600_000));
      expect(input.value).toBe('draft');
      fireEvent.pointerDown(dialog());
      act(() => void vi.advanceTimersByTime(300_000));
      expect(input.value).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
});
