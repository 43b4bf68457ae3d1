// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPalette } from '../../../src/palette/opening.ts';
import { collectDrafts } from '../../../src/session/drafts.ts';
import { takeHandoff } from '../../../src/session/handoff.ts';
import { answerLater, openHost, openTool, runs, writeText, preparePalette } from './setup.tsx';

preparePalette();

const fields = (title: string) => screen.findByRole('group', { name: `Options of ${title}` });
const field = async (title: string, name: string) =>
  within(await fields(title)).findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const lastRun = () => runs.at(-1)?.request.input;

/** Opens the palette with a line, and moves to its fields. */
async function enter(text: string, title: string, first: string) {
  const opened = await openHost(text);
  const control = await field(title, first);
  await opened.user.keyboard('{Tab}');
  await waitFor(() => expect(document.activeElement).toBe(control));
  return opened;
}

describe('fields in the line', () => {
  it('appear after an alias and a space, the primary one first, and only those that apply', async () => {
    const { user, input } = await openHost('uuid');
    await screen.findByRole('listbox');
    expect(screen.queryByRole('group', { name: 'Options of UUID generator' })).toBeNull();
    await user.keyboard(' ');
    const group = await fields('UUID generator');
    const names = [...group.querySelectorAll('label')].map((label) => label.textContent);
    expect(names[0]).toBe('Count');
    expect(names).toHaveLength(4);
    expect(names).not.toContain('Namespace'); // which only versions 3 and 5 have
    expect(document.activeElement).toBe(input);
    await user.keyboard('5');
    expect(screen.queryByRole('group', { name: 'Options of UUID generator' })).toBeNull();
    expect(input.value).toBe('uuid 5');
  });

  it('edit the line, which is what runs', async () => {
    const { user, input } = await enter('password --length=32 ', 'Token generator', 'Length');
    const length = await field('Token generator', 'Length');
    expect(length.value).toBe('32');
    await user.clear(length);
    await user.keyboard('12');
    await waitFor(() => expect(lastRun()).toMatchObject({ length: 12 }));
    await user.keyboard('{Tab} ');
    await waitFor(() => expect(lastRun()).toMatchObject({ length: 12, uppercase: 'false' }));
    expect(input.value).toBe('password');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('password --uppercase=false 12');
    expect(input.selectionStart).toBe(input.value.length);
  });

  it('return to the line with Backspace at the start of the first and with Shift+Tab, and keep the text', async () => {
    const { user, input } = await enter('sha256 ', 'Hash text', 'Text or file');
    await user.keyboard('--help{Backspace}');
    expect(input.value).toBe('sha256');
    await user.keyboard('{Home}{Backspace}');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('sha256 -- --hel');
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Hash text', 'Output format')));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(await field('Hash text', 'Text or file'));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('sha256 -- --hel');
  });

  it('belong to the last stage of a chain, whose text comes from the previous one', async () => {
    const { user, input } = await enter('b64 hi | hash ', 'Hash text', 'Algorithm');
    expect(input.value).toBe('b64 hi | hash');
    await user.keyboard('md5');
    await waitFor(() => expect(lastRun()).toMatchObject({ algorithm: 'md5' }));
    await user.keyboard('{Escape}{Escape}');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('b64 hi | hash --algorithm=md5 ');
  });

  it('belong to the stage at the caret', async () => {
    const { user, input } = await openHost('b64 hi | sha256');
    await screen.findByRole('listbox');
    input.setSelectionRange(2, 2);
    await user.keyboard('{Tab}');
    const encoding = await field('Base64 string converter', 'Encoding');
    await waitFor(() => expect(document.activeElement).toBe(encoding));
    await user.keyboard('{Tab} {Escape}');
    expect(input.value).toBe('b64 --urlSafe hi | sha256');
  });

  it('complete their options while typing and with the arrow keys', async () => {
    const { user, input } = await enter('sha256 ', 'Hash text', 'Text or file');
    await user.keyboard('hello{Tab}');
    const format = await field('Hash text', 'Output format');
    expect(document.activeElement).toBe(format);
    await user.keyboard('ba');
    const list = screen.getByRole('listbox', { name: 'Output format' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Base64', 'Base64url']);
    await waitFor(() => expect(lastRun()).toMatchObject({ encoding: 'base64', text: 'hello' }));
    await user.keyboard('{ArrowDown}');
    expect(format.value).toBe('Base64url');
    expect(format.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option', { selected: true }).id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Output format' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(input.value).toBe('sha256 --encoding=base64url hello');
  });

  it('explain what is wrong with a value', async () => {
    const { user } = await enter('uuid ', 'UUID generator', 'Count');
    await user.keyboard('20000');
    const count = await field('UUID generator', 'Count');
    expect(screen.getByRole('alert').textContent).toBe('Enter 10000 or less.');
    expect(count.getAttribute('aria-invalid')).toBe('true');
    expect(count.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.keyboard('{Tab}xx');
    expect(screen.getAllByRole('alert')[1]?.textContent).toMatch(/^Choose one of: /);
  });

  it('say why the run refused an option, until it is another line', async () => {
    const { user } = await enter('uuid ', 'UUID generator', 'Count');
    answerLater();
    await user.keyboard('3{Tab}');
    const count = await field('UUID generator', 'Count');
    const version = document.activeElement as HTMLInputElement;
    await user.keyboard('v5');
    await waitFor(() => expect(lastRun()).toMatchObject({ quantity: 3, version: 'v5' }));
    const failure = { code: 'not-an-option', field: 'version', params: { options: 'v1' } };
    act(() => runs.at(-1)?.end({ ok: false, failure }));
    await waitFor(() => expect(version.getAttribute('aria-invalid')).toBe('true'));
    expect(count.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('alert').textContent).toBe('Choose one of: v1');
    await user.keyboard('{Backspace}1');
    await waitFor(() => expect(lastRun()).toMatchObject({ version: 'v1' }));
    expect(version.getAttribute('aria-invalid')).toBe('false');
  });

  it('support Enter, and the keys that open the tool', async () => {
    const { user } = await enter('sha256 ', 'Hash text', 'Text or file');
    await user.keyboard('hello{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    act(() => openPalette('b64 '));
    await field('Base64 string converter', 'Text');
    await user.keyboard('{Tab}hi{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('base64-string-converter'));
    expect(takeHandoff('base64-string-converter')).toMatchObject({ values: { text: 'hi' } });
  });

  it('work for a custom word, and with pasted text', async () => {
    localStorage.setItem('it-tools:aliases', JSON.stringify({ tok: { line: 'password --length=12' } }));
    const { user, input } = await enter('tok ', 'Token generator', 'Length');
    expect((await field('Token generator', 'Length')).placeholder).toBe('12');
    await user.keyboard('{Tab} {Escape}');
    expect(input.value).toBe('tok --uppercase=false ');
    await user.keyboard('{Escape}');
    await user.paste('a\nb');
    await user.keyboard('sha256 ');
    const group = await fields('Hash text');
    expect(within(group).queryByLabelText('Text or file')).toBeNull();
    await user.keyboard('{Tab}ba');
    await waitFor(() => expect(lastRun()).toMatchObject({ encoding: 'base64', text: 'a\nb' }));
  });
});

describe('secret fields', () => {
  it('are masked, kept out of the line, and never stored', async () => {
    const { user, input } = await enter('hmac ', 'HMAC generator', 'Text or file');
    await user.keyboard('hello{Tab}swordfish');
    const key = await field('HMAC generator', 'Key');
    expect(key.matches('[data-masked]')).toBe(true);
    await user.keyboard('{Escape}');
    expect(input.value).toBe('hmac hello');
    expect((await field('HMAC generator', 'Key')).value).toBe('swordfish');
    expect(JSON.stringify([...collectDrafts()])).not.toContain('swordfish');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Options of HMAC generator' })).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(input.value).toBe('hmac hello');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('hmac-generator'));
    expect(takeHandoff('hmac-generator')?.values).toEqual({ text: 'hello' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('swordfish');
  });

  it('are removed from a line in which they were typed', async () => {
    const { user, input } = await openHost('hmac --key=swordfish hello');
    await screen.findByRole('button', { name: 'Options of HMAC generator' });
    await user.keyboard('{ArrowRight}');
    const key = await field('HMAC generator', 'Key');
    expect(key.value).toBe('swordfish');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('hmac hello');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openTool).toHaveBeenCalledExactlyOnceWith('hmac-generator'));
    expect(takeHandoff('hmac-generator')?.values).toEqual({ key: 'swordfish', text: 'hello' });
  });
});
