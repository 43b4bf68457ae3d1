// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { takeHandoff } from '../../../../src/session/handoff.ts';
import { closePalette } from '../../../../src/palette/opening.ts';
import { PaletteField } from '../../../../src/palette/view/palette-field.tsx';
import { dialog, firstRow, openHost, openTool, runs, shellWith, preparePalette } from '../setup.tsx';
import { loadSpec } from '../../../../src/catalog/load-spec.ts';
import { createKept } from '../../../../src/operation/kept.ts';

preparePalette();

describe('opening a tool', () => {
  it.each(['{Tab}', '{Shift>}{Enter}{/Shift}'])('passes the input on with %s', async (keys) => {
    const { user, input } = await openHost('sha256 --encoding=base64 hello ');
    await screen.findByRole('listbox');
    await user.keyboard(keys);
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('hash-text'));
    expect(takeHandoff('hash-text')).toMatchObject({
      operation: 'hash',
      values: { algorithm: 'sha-256', encoding: 'base64', text: 'hello ' },
    });
    await waitFor(() => expect(dialog().open).toBe(false));
    expect(input.value).toBe('');
  });

  it('converts flags to form values', async () => {
    const { user } = await openHost('b64 --urlSafe=yes --nonsense=1 hello');
    await screen.findByRole('listbox');
    await user.keyboard('{Tab}');
    await waitFor(() => expect(openTool).toHaveBeenCalled());
    const handed = takeHandoff('base64-string-converter');
    const op = (await loadSpec({ id: 'base64-string-converter', category: 'converter' })).operations['encode'];
    if (!op) throw new Error('no operation');
    const form = createKept();
    form.take(op, handed?.values ?? {});
    expect(form.valuesOf(op)).toMatchObject({ urlSafe: true, text: 'hello' });
    expect(form.valuesOf(op)).not.toHaveProperty('nonsense');
  });
});

it('the field of a closed palette has no focus, and ignores a paste, which is for the page', async () => {
  const { user, input } = await openHost();
  await screen.findByRole('listbox');
  act(() => closePalette());
  expect(document.activeElement).toBe(document.body);
  input.focus(); // as a browser may leave it until the next frame
  await user.paste('aGk=');
  expect(input.value).toBe('');
  expect(screen.queryByRole('button', { name: /Remove/, hidden: true })).toBeNull();
});

describe('pasted text', () => {
  it('becomes a chip with the exact text, which an alias applies to', async () => {
    const { user, input } = await openHost();
    await screen.findByRole('listbox');
    await user.paste(' a\r\n\tb\n');
    expect(input.value).toBe('');
    expect(screen.getByText(/Pasted text · 7 B/)).toBeTruthy();
    await user.keyboard('sha256');
    await waitFor(() =>
      expect(runs.map(({ request }) => request.input)).toContainEqual({ algorithm: 'sha-256', text: ' a\r\n\tb\n' }),
    );
    await user.clear(input);
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(/Pasted text/)).toBeNull();
  });

  it('is data in an empty field, even if it is one line, until it is edited', async () => {
    const { user, input } = await openHost();
    await screen.findByRole('listbox');
    await user.paste('time flies like an arrow\n');
    expect(input.value).toBe('');
    expect(runs).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Pasted text: time flies like an arrow' }));
    expect(input.value).toBe('time flies like an arrow');
    await waitFor(() => expect(runs).toHaveLength(1));
  });

  it('is appended to typed text if it is one line', async () => {
    const { user, input } = await openHost();
    await user.keyboard('sha256 ');
    await user.paste('hello\n');
    expect(input.value).toBe('sha256 hello');
    await user.paste(' you');
    expect(input.value).toBe('sha256 hello you');
  });

  it('is passed to the selected tool', async () => {
    const { user } = await openHost();
    await screen.findByRole('listbox');
    await user.paste('a\nb');
    await user.keyboard('hash text');
    await screen.findByRole('option', { name: /^Hash text/ });
    await user.keyboard('{Tab}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('hash-text'));
    expect(takeHandoff('hash-text')).toMatchObject({ operation: 'hash', values: { text: 'a\nb' } });
  });
});

describe('the field on a page', () => {
  it('has focus on load, and shows its list only with text or after the down arrow', async () => {
    const user = userEvent.setup();
    render(<PaletteField shell={shellWith({ favorites: ['hash-text'] })} />);
    const input = screen.getByRole('combobox');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(within(await screen.findByRole('group', { name: 'Favorites' })).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('b64 hi');
    await waitFor(() => expect(firstRow()?.id).toBe('home-answer-base64-string-converter-encode-result'));
    act(() => input.blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
