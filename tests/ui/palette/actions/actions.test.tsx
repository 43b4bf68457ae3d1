// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeHandoff } from '../../../../src/session/handoff.ts';
import { undo } from '../../../../src/palette/registry.ts';
import { dialog, firstRow, openHost, openTool, preload, rows, toggleFavorite, writeText } from '../setup.tsx';
import { acts, control, key, openAnswer, panel, reopen, stored, prepareAnswers } from './setup.tsx';

prepareAnswers();
preload(['uuid-generator', 'crypto']);

/** How an answer shows which run it is from. */
const RUN = /#\d+/;

describe('the actions of a row', () => {
  it('are a named list with its own filter, and each shows its key', async () => {
    await openAnswer();
    control('k');
    const group = screen.getByRole('group', { name: 'Actions: SHA-256' });
    expect(dialog().contains(group)).toBe(true);
    expect(acts().join(' ')).toBe('enter openTool newTab chain copyJson link use compare save favorite alias why help');
    const filter = within(group).getByRole('combobox', { name: 'Filter actions' });
    expect(document.activeElement).toBe(filter);
    const [first] = within(group).getAllByRole('option');
    expect(filter.getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(filter.getAttribute('aria-controls')).toBe(within(group).getByRole('listbox').id);
    const keys = within(group)
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-keyshortcuts'));
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are filtered by typing, and Enter runs the selected one', async () => {
    const { user } = await openAnswer();
    control('k');
    await user.keyboard('json str');
    expect(acts()).toEqual(['copyJson']);
    await user.keyboard('{Enter}');
    expect(panel()).toBeNull();
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^"hash\(.*hello\)/)));
    expect(dialog().open).toBe(true);
  });

  it('close with Escape, then the field is cleared, then the palette closes', async () => {
    const { user, input } = await openAnswer();
    control('k');
    await user.keyboard('{Escape}');
    expect([panel(), input.value, document.activeElement]).toEqual([null, 'sha256 hello', input]);
    await user.keyboard('{Escape}');
    expect([input.value, dialog().open]).toEqual(['', true]);
    await user.keyboard('{Escape}');
    expect(dialog().open).toBe(false);
  });

  it('close with the key that opened them, on any keyboard layout', async () => {
    await openAnswer();
    control('k');
    key('л', { code: 'KeyK', ctrlKey: true });
    expect(panel()).toBeNull();
    expect(dialog().open).toBe(true);
  });

  it('open for every row with a right-click', async () => {
    await openHost('');
    await screen.findByRole('listbox');
    for (const row of rows().filter((_, place) => place % 5 === 0)) {
      fireEvent.contextMenu(row);
      expect(acts()[0]).toBe('enter');
      expect(acts()).toContain('help');
      key('Escape');
    }
  });

  it('can use the answer as the next input', async () => {
    const { input } = await openAnswer();
    control('k');
    control('i');
    expect(input.value).toBe('');
    expect(screen.getByRole('button', { name: 'Remove pasted text' })).toBeTruthy();
  });

  it('can pin a tool, and open it in another tab', async () => {
    await openHost('json-prettify');
    await screen.findAllByRole('option');
    control('k');
    control('d');
    expect(toggleFavorite).toHaveBeenCalledExactlyOnceWith('json-prettify');
    key('Enter', { ctrlKey: true });
    expect(openTool).toHaveBeenCalledExactlyOnceWith('json-prettify', true);
    expect(dialog().open).toBe(true);
  });
});

describe('a used tool', () => {
  it('is listed as frequent the next time, without the typed text', async () => {
    const { user } = await openAnswer('sha256 hello');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored()).toContain('hash-text'));
    expect(stored()).not.toContain('hello');
    reopen('');
    const often = await screen.findByRole('group', { name: 'Frequent' });
    expect(within(often).getByRole('option', { name: /^Hash text/ })).toBeTruthy();
  });

  it('can be forgotten alone or with all others, which can be undone', async () => {
    localStorage.setItem(
      'it-tools:usage',
      JSON.stringify({ used: { 'hash-text': { n: 2, at: Date.now() }, bcrypt: { n: 1, at: Date.now() } }, picked: {} }),
    );
    await openHost('');
    const often = await screen.findByRole('group', { name: 'Frequent' });
    fireEvent.contextMenu(within(often).getByRole('option', { name: /^Hash text/ }));
    key('Backspace', { ctrlKey: true });
    expect(stored()).not.toContain('hash-text');
    expect(stored()).toContain('bcrypt');
    control('k');
    fireEvent.click(screen.getByRole('option', { name: 'Reset all rankings' }));
    expect(screen.queryByRole('group', { name: 'Frequent' })).toBeNull();
    expect(stored()).not.toContain('bcrypt');
    act(() => void undo());
    expect(await screen.findByRole('group', { name: 'Frequent' })).toBeTruthy();
    expect(stored()).toContain('bcrypt');
    act(() => void undo());
    expect(stored()).toContain('hash-text');
  });
});

describe('help', () => {
  it('lists the syntax and every key, filtered by the text after the question mark', async () => {
    const { user } = await openHost('');
    await screen.findByRole('listbox');
    await user.keyboard('?');
    const help = screen.getByRole('region', { name: 'Keyboard shortcuts and syntax' });
    expect(within(help).getByText('b64d | json | sha256')).toBeTruthy();
    expect(within(help).getByText("Show or hide the row's actions")).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard(' alias');
    expect(within(help).queryByText('b64d | json | sha256')).toBeNull();
    await user.keyboard('{Backspace>5/}pipe chain');
    expect(within(help).getByText('b64d | json | sha256')).toBeTruthy();
    expect(screen.queryByText('sha256 hello')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });
  it('opens with F1', async () => {
    const { input } = await openHost('json');
    fireEvent.keyDown(input, { key: 'F1' });
    expect(input.value).toBe('?');
  });
});

describe('Tab', () => {
  it('completes an alias, then opens the tool with the text', async () => {
    const { user, input } = await openHost('sha25');
    await screen.findAllByRole('option');
    await user.keyboard('{Tab}');
    expect(input.value).toBe('sha256 ');
    await user.keyboard('x{Tab}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('hash-text'));
  });

  it('opens a generator with the exact value that its row showed', async () => {
    const { user } = await openHost('uuid');
    await waitFor(() => expect(firstRow()?.textContent).toMatch(RUN));
    const [shown] = RUN.exec(firstRow()?.textContent ?? '') ?? [];
    await user.keyboard('{Tab}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('uuid-generator'));
    expect(takeHandoff('uuid-generator')?.result).toMatchObject({
      ok: true,
      output: expect.stringMatching(new RegExp(`${shown}$`)),
    });
  });
});
