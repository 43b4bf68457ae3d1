// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import SettingsDialog from '../../../src/app/settings/settings-dialog.tsx';
import { readSettingsFile, settingsFile } from '../../../src/app/settings/backup.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import { changeOwnWords, ownWords, storedUsage } from '../../../src/palette/memory/personal.ts';
import { undo } from '../../../src/palette/registry.ts';
import { settings } from '../../../src/session/settings.ts';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await startTexts('en');
  await loadRestOfTexts();
});
beforeEach(() =>
  changeOwnWords(() => ({ tok: { line: 'password --length=32', keys: ['g', 't'] }, sig: { text: 'Ada' } })),
);
afterEach(() => {
  cleanup();
  settings.clear();
});

const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the list of custom words', () => {
  it('shows quicklinks, snippets and their keys, and can edit and remove each', () => {
    render(<SettingsDialog onClose={() => undefined} />);
    const list = screen.getByRole('list', { name: 'Aliases, quicklinks and snippets' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['tokpassword --length=32gt', 'sigAda']);
    fireEvent.click(button('Edit tok'));
    type('Keyword', 'token32');
    type(/^Tools and options/, 'password --length=40');
    fireEvent.click(button('Save'));
    expect(ownWords.get()).toEqual({
      token32: { line: 'password --length=40', keys: ['g', 't'] },
      sig: { text: 'Ada' },
    });
    fireEvent.click(button('Remove sig'));
    expect(Object.keys(ownWords.get())).toEqual(['token32']);
    undo();
    expect(Object.keys(ownWords.get())).toEqual(['token32', 'sig']);
  });

  it('adds new ones, and explains what is wrong with invalid ones', () => {
    render(<SettingsDialog onClose={() => undefined} />);
    fireEvent.click(button('Add quicklink'));
    type('Keyword', 'sig');
    type(/^Tools and options/, 'sha256 hello');
    type(/^Key sequence/, 'gt');
    fireEvent.click(button('Save'));
    for (const message of [
      'You already use this keyword. Choose another.',
      'Enter tools and options only. You type the text later, after the keyword.',
      'These keys are already in use. Choose others.',
    ])
      expect(screen.getByText(message)).toBeTruthy();
    type('Keyword', 'signed');
    type(/^Tools and options/, 'hmac --key=swordfish --encoding=base64');
    type(/^Key sequence/, 'm m');
    fireEvent.click(button('Save'));
    fireEvent.click(button('Add snippet'));
    type('Keyword', 'env');
    type(/^Text/, 'password=hunter2');
    fireEvent.click(button('Save'));
    expect(screen.getByText(/^This looks like a secret/)).toBeTruthy();
    type(/^Text/, '<b>{date}</b>');
    fireEvent.click(button('Save'));
    const { tok, sig, ...added } = ownWords.get();
    expect([tok, sig]).not.toContain(undefined);
    expect(added).toEqual({
      signed: { line: 'hmac --encoding=base64', keys: ['m', 'm'] },
      env: { text: '<b>{date}</b>' },
    });
    expect(screen.getByText('<b>{date}</b>')).toBeTruthy();
  });
});

describe('a settings file', () => {
  it('restores everything, which can be undone', async () => {
    settings.set('favorites', ['bcrypt']);
    const text = settingsFile();
    // jsdom's files can't be read as text.
    const file = { name: 'settings.json', size: text.length, text: async () => text };
    settings.clear();
    changeOwnWords(() => ({ mine: { text: 'x', keys: ['g', 't'] } }));
    render(<SettingsDialog onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Import settings', { selector: 'input' }), { target: { files: [file] } });
    await waitFor(() => expect(settings.get().favorites).toEqual(['bcrypt']));
    expect(ownWords.get()).toEqual({
      mine: { text: 'x' },
      tok: { line: 'password --length=32', keys: ['g', 't'] },
      sig: { text: 'Ada' },
    });
    undo();
    expect(settings.get().favorites).toEqual([]);
    expect(ownWords.get()).toEqual({ mine: { text: 'x', keys: ['g', 't'] } });
  });

  it.each([
    '',
    '[]',
    'null',
    '{"format":"it-tools-settings"}',
    '{"format":"it-tools-settings","version":2}',
    '{"version":1}',
  ])("isn't %j", (text) => expect(readSettingsFile(text)).toBeNull());

  it('is sanitized before it is applied', () => {
    const raw = {
      settings: { theme: 'evil', language: 7, unknown: 1 },
      words: { sha256: { text: 'x' }, ok: { line: 'hmac --key=swordfish' } },
    };
    const given = readSettingsFile(JSON.stringify({ format: 'it-tools-settings', version: 1, ...raw }));
    expect(given?.refused).toEqual(['sha256']);
    given?.apply();
    expect(settings.get()).toMatchObject({ theme: 'auto', language: null });
    expect(settings.get()).not.toHaveProperty('unknown');
    expect(ownWords.get()).toMatchObject({ ok: { line: 'hmac' } });
  });
});

describe('what is stored', () => {
  const count = (kind: string) => document.querySelector(`[data-kind="${kind}"] span + span`)?.textContent;

  it('is listed by kind with its number, cleared one by one, and restored', () => {
    settings.set('favorites', ['hash-text', 'bcrypt']);
    settings.set('recent', ['uuid-generator']);
    settings.set('options', { 'hash-text': { algorithm: 'md5' } });
    storedUsage.set({ used: { 'hash-text': { n: 1, at: Date.now() } }, picked: {} });
    render(<SettingsDialog onClose={() => undefined} />);
    expect(['favorites', 'recent', 'options', 'words', 'habits', 'kept'].map(count)).toEqual([
      '2',
      '1',
      '1',
      '2',
      '1',
      '0',
    ]);
    fireEvent.click(button('Clear favorites'));
    expect(settings.get()).toMatchObject({ favorites: [], recent: ['uuid-generator'] });
    fireEvent.click(button('Clear frequently used tools'));
    expect([count('favorites'), count('habits')]).toEqual(['0', '0']);
    expect(button('Clear favorites').getAttribute('aria-disabled')).toBe('true');
    act(() => void undo());
    act(() => void undo());
    expect([count('favorites'), count('habits')]).toEqual(['2', '1']);
    fireEvent.click(button('Clear keywords, snippets and chains'));
    expect(ownWords.get()).toEqual({});
    act(() => void undo());
    expect(Object.keys(ownWords.get())).toEqual(['tok', 'sig']);
  });
});
