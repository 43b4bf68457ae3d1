// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { redo, undo } from '../../../../src/palette/registry.ts';
import { dialog, firstRow, openHost, writeText } from '../setup.tsx';
import { control, openAnswer, panel, reopen, stored, prepareAnswers } from './setup.tsx';

prepareAnswers();

describe('a custom alias', () => {
  const words = () => Object.keys(JSON.parse(localStorage.getItem('it-tools:aliases') ?? '{}') as object);
  const name = async (word: string) => {
    control('k');
    control('e');
    const field = screen.getByRole('textbox', { name: /^Alias for / });
    fireEvent.change(field, { target: { value: word } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };

  it('does what the row did, and stores no typed text', async () => {
    await openAnswer('sha256 --encoding=base64 hello');
    await name('My-Hash');
    expect(panel()).toBeNull();
    expect(JSON.parse(localStorage.getItem('it-tools:aliases') ?? '')).toEqual({
      'my-hash': { line: 'sha256 --encoding=base64' },
    });
    expect(stored()).not.toContain('hello');
    reopen('my-hash world');
    await waitFor(() => expect(firstRow()?.textContent).toContain('world'));
    expect(firstRow()?.dataset.tool).toBe('hash-text');
  });

  it('is found by its prefix; a second one can be added, and each has a button to remove it', async () => {
    await openHost('token-generator');
    await screen.findAllByRole('option');
    await name('zz');
    reopen('zz');
    await waitFor(() => expect(firstRow()?.dataset.tool).toBe('token-generator'));
    reopen('token-generator');
    await name('yy');
    expect(words()).toEqual(['zz', 'yy']);
    control('k');
    control('e');
    expect(words()).toEqual(['zz', 'yy']); // the key alone removes nothing
    fireEvent.click(screen.getByRole('button', { name: 'Remove alias “zz”' }));
    expect(words()).toEqual(['yy']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Alias for / }));
    expect(screen.queryByRole('button', { name: 'Remove alias “zz”' })).toBeNull();
  });

  it('is restored by undo, removed by another undo, and restored by redo', async () => {
    const { input } = await openHost('token-generator');
    await screen.findAllByRole('option');
    await name('zz');
    control('k');
    control('e');
    fireEvent.click(screen.getByRole('button', { name: 'Remove alias “zz”' }));
    expect(words()).toEqual([]);
    fireEvent.change(input, { target: { value: '' } });
    act(() => void undo());
    expect(words()).toEqual(['zz']);
    act(() => void undo());
    expect(words()).toEqual([]);
    act(() => void redo());
    expect(words()).toEqual(['zz']);
    reopen('zz');
    await waitFor(() => expect(firstRow()?.dataset.tool).toBe('token-generator'));
  });

  it('can stand for an action, and must be a single word', async () => {
    await openHost('about');
    await screen.findByRole('option', { name: 'About' });
    await name('two words');
    expect(panel()).not.toBeNull();
    expect(localStorage.getItem('it-tools:aliases')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /^Alias for / }), { target: { value: '介绍' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Alias for / }), { key: 'Enter' });
    reopen('介绍');
    await waitFor(() => expect(firstRow()?.textContent).toContain('About'));
  });

  it('is rejected if it is already in use, and so are key sequences', async () => {
    await openHost('json-prettify');
    await screen.findAllByRole('option');
    control('k');
    control('e');
    const field = screen.getByRole('textbox', { name: /^Alias for / });
    fireEvent.change(field, { target: { value: 'sha256' } });
    expect(screen.getByText('Hash text already has this keyword. Choose another.')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'a b' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'fresh' } });
    const keys = screen.getByRole('textbox', { name: 'Key sequence' });
    fireEvent.change(keys, { target: { value: 'g h' } });
    expect(screen.getByText('These keys are already in use. Choose others.')).toBeTruthy();
    fireEvent.keyDown(keys, { key: 'Enter' });
    expect(words()).toEqual([]);
    fireEvent.change(keys, { target: { value: 'g x' } });
    fireEvent.keyDown(keys, { key: 'Enter' });
    expect(JSON.parse(localStorage.getItem('it-tools:aliases') ?? '')).toEqual({
      fresh: { line: 'json-prettify', keys: ['g', 'x'] },
    });
  });
});

describe('a custom snippet', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>{text}';

  it('is copied as plain text, with the text after its word', async () => {
    localStorage.setItem('it-tools:aliases', JSON.stringify({ hi: { text: HOSTILE } }));
    const { user, input } = await openHost('h');
    const begun = await screen.findByRole('group', { name: 'Snippets' });
    fireEvent.click(within(begun).getByRole('option'));
    expect(input.value).toBe('hi ');
    await user.keyboard('Bob');
    expect(firstRow()?.dataset.kind).toBe('answer');
    expect(firstRow()?.textContent).toContain('<img src=x onerror=alert(1)>Bob');
    expect(document.querySelector('img')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('<img src=x onerror=alert(1)>Bob'));
    expect(dialog().open).toBe(false);
  });

  it('uses pasted text, and can have a second word', async () => {
    localStorage.setItem('it-tools:aliases', JSON.stringify({ hi: { text: '[{text}]' } }));
    const { user } = await openHost();
    await screen.findByRole('listbox');
    await user.paste('a\nb');
    await user.keyboard('hi');
    control('k');
    fireEvent.click(screen.getByRole('option', { name: /^Set alias/ }));
    const field = screen.getByRole('textbox', { name: /^Alias for / });
    fireEvent.change(field, { target: { value: 'yo' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(JSON.parse(localStorage.getItem('it-tools:aliases') ?? '')).toMatchObject({ yo: { text: '[{text}]' } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('[a\nb]'));
  });
});
