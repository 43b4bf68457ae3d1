// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PaletteAction, performUndoable, redo, registerActions, undo } from '../../../../src/palette/registry.ts';
import { closePalette, openPalette } from '../../../../src/palette/opening.ts';
import { dialog, openHost, rows, preparePalette } from '../setup.tsx';

preparePalette();

beforeAll(async () => void (await import('../../../../src/palette/view/panel.tsx')), 60_000);

const light = vi.fn();
const choice = (id: string, name: string, perform = vi.fn(), current = false): PaletteAction => ({
  id,
  kind: 'action',
  name: `Theme: ${name}`,
  short: name,
  parent: 'themes',
  icon: 'x',
  keepOpen: true,
  current,
  perform,
});
const list: PaletteAction[] = [
  { id: 'themes', kind: 'action', name: 'Theme', icon: 'x', keywords: ['appearance'] },
  choice('theme-light', 'Light', light),
  choice('theme-dark', 'Dark', vi.fn(), true),
  { id: 'about', kind: 'page', name: 'About', icon: 'info', sequence: ['g', 'a'], perform: vi.fn() },
];
beforeEach(() => registerActions(list));

const titles = () => rows().map((row) => row.querySelector('span')?.textContent);
const crumb = () => screen.queryByRole('button', { name: 'Back from Theme' });

async function openThemes() {
  const host = await openHost('appearance');
  await screen.findByRole('option', { name: 'Theme' });
  await host.user.keyboard('{Enter}');
  return host;
}

describe('an action with choices', () => {
  it('opens their list in place of the others, with an empty field', async () => {
    const { input } = await openThemes();
    expect(titles()).toEqual(['Light', 'Dark']);
    expect(rows()[1]?.textContent).toBe('Darkcurrent');
    expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
    expect([input.value, input.placeholder]).toEqual(['', 'Type to filter...']);
    expect(crumb()).not.toBeNull();
    expect(dialog().open).toBe(true);
  });

  it('is listed without its choices, which can be found by name', async () => {
    const { user, input } = await openHost('> ');
    await screen.findByRole('option', { name: 'Theme' });
    expect(titles()).toEqual(['Theme', 'About']);
    fireEvent.change(input, { target: { value: '' } });
    expect(titles()).toContain('Theme');
    expect(titles()).not.toContain('Theme: Dark');
    await user.keyboard('theme light');
    await screen.findByRole('option', { name: 'Theme: Light' });
    await user.keyboard('{Enter}');
    expect(light).toHaveBeenCalledTimes(1);
    expect(crumb()).toBeNull();
  });

  it('filters them by typing, and shows no answers there', async () => {
    const { user } = await openThemes();
    await user.keyboard('li');
    expect(titles()).toEqual(['Light']);
    await user.keyboard('{Enter}');
    expect(light).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}2+2');
    expect(screen.getByText('No results found')).toBeTruthy();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Backspace', '{Backspace}'],
  ])('is closed with %s, after the typed text is cleared', async (name, key) => {
    const { user, input } = await openThemes();
    await user.keyboard(name === 'Escape' ? 'li{Escape}' : 'l{Backspace}');
    expect([input.value, crumb() !== null]).toEqual(['', true]);
    await user.keyboard(key);
    expect(crumb()).toBeNull();
    expect(dialog().open).toBe(true);
    expect(titles()).toContain('About');
  });

  it('is closed by its back button, and when the palette reopens', async () => {
    const { user, input } = await openThemes();
    await user.click(crumb()!);
    expect(crumb()).toBeNull();
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: 'appearance' } });
    await user.keyboard('{Enter}');
    expect(crumb()).not.toBeNull();
    act(closePalette);
    act(() => openPalette());
    expect(crumb()).toBeNull();
  });
});

describe('undo in the palette', () => {
  it('undoes the last action only in an empty field, and announces it', async () => {
    const done: string[] = [];
    registerActions([
      ...list,
      { id: 'undo', kind: 'action', name: 'Undo', icon: 'x', perform: () => void undo() },
      { id: 'redo', kind: 'action', name: 'Redo', icon: 'x', perform: () => void redo() },
    ]);
    performUndoable('one', 'One thing', () => {
      done.push('done');
      return () => void done.push('undone');
    });
    const { input } = await openHost('about');
    await screen.findByRole('option', { name: /About/ });
    const press = (key: string, more: object = {}) =>
      fireEvent.keyDown(input, { key, code: 'KeyZ', ctrlKey: true, ...more });
    expect(press('z')).toBe(true); // the field's own undo
    fireEvent.change(input, { target: { value: '' } });
    expect(press('z')).toBe(false);
    await waitFor(() => expect(input.value).toBe('about')); // the cleared line is restored first
    fireEvent.change(input, { target: { value: '' } });
    expect(press('z')).toBe(false);
    expect(done).toEqual(['done', 'undone']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Undone: One thing'));
    expect(press('Z', { shiftKey: true })).toBe(false);
    expect(done).toEqual(['done', 'undone', 'done']);
  });
});

it('rows show the key sequence of their action, but not as a keyboard shortcut', async () => {
  await openHost('about');
  const row = await screen.findByRole('option', { name: /About/ });
  expect([...row.querySelectorAll('kbd kbd')].map((key) => key.textContent)).toEqual(['g', 'a']);
  expect(row.getAttribute('aria-keyshortcuts')).toBeNull();
});
