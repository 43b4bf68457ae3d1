// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInstall } from '../../../src/app/launch/install.ts';
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
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
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

  const fileOf = (content: object) => JSON.stringify({ format: 'it-tools-settings', version: 1, ...content });
  const importOf = (content: object) => {
    const read = readSettingsFile(fileOf(content));
    if (read.kind !== 'file') throw new Error(read.kind);
    return read;
  };

  it.each([
    ['', { kind: 'notSettings' }],
    ['[]', { kind: 'notSettings' }],
    ['null', { kind: 'notSettings' }],
    ['{"version":1}', { kind: 'notSettings' }],
    ['{"format":"it-tools-settings"}', { kind: 'invalidAt', path: 'version' }],
    ['{"format":"it-tools-settings","version":2}', { kind: 'newer' }],
    [fileOf({ settings: { theme: 'evil' } }), { kind: 'invalidAt', path: 'settings.theme' }],
    [fileOf({ settings: { language: 7 } }), { kind: 'invalidAt', path: 'settings.language' }],
    [fileOf({ settings: { favorites: ['bcrypt', 1] } }), { kind: 'invalidAt', path: 'settings.favorites.1' }],
    [fileOf({ settings: { options: { 'hash-text': 3 } } }), { kind: 'invalidAt', path: 'settings.options.hash-text' }],
    [fileOf({ settings: [] }), { kind: 'invalidAt', path: 'settings' }],
    [fileOf({ words: { tok: 'password' } }), { kind: 'invalidAt', path: 'words.tok' }],
  ])('%s is refused with the reason', (text, reason) => expect(readSettingsFile(text)).toEqual(reason));

  it('says in the dialog what is wrong', async () => {
    render(<SettingsDialog onClose={() => undefined} />);
    const text = fileOf({ settings: { theme: 'evil' } });
    const file = { name: 'settings.json', size: text.length, text: async () => text };
    fireEvent.change(screen.getByLabelText('Import settings', { selector: 'input' }), { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('“settings.theme”');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('is shown before anything happens, with what cannot be imported', async () => {
    settings.set('favorites', ['uuid-generator']);
    const text = fileOf({
      settings: { theme: 'dark', favorites: ['bcrypt', 'hash-text'] },
      words: { sha256: { text: 'x' }, bye: { text: 'Bye' } },
    });
    const file = { name: 'mine.json', size: text.length, text: async () => text };
    render(<SettingsDialog onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Import settings', { selector: 'input' }), { target: { files: [file] } });
    const review = await screen.findByRole('region', { name: 'What is in mine.json' });
    expect(
      within(review)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Favorites2',
      'Recently opened tools0',
      'Tools with remembered options0',
      'Your keywords, snippets and chains1',
      'Settings that change1',
    ]);
    expect(review.textContent).toContain("Can't be imported: sha256");
    expect(settings.get()).toMatchObject({ theme: 'auto', favorites: ['uuid-generator'] });
    fireEvent.click(within(review).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'What is in mine.json' })).toBeNull();
  });

  it('is merged with what is here, or replaces it, and both can be undone', () => {
    settings.set('favorites', ['uuid-generator', 'bcrypt']);
    settings.set('options', { 'hash-text': { algorithm: 'md5' }, bcrypt: { cost: 4 } });
    settings.set('density', 'compact');
    const { apply } = importOf({
      settings: { favorites: ['bcrypt', 'hash-text'], options: { 'hash-text': { algorithm: 'sha1' } } },
      words: { sig: { text: 'Grace' } },
    });
    const revert = apply('merge');
    expect(settings.get()).toMatchObject({
      favorites: ['uuid-generator', 'bcrypt', 'hash-text'],
      options: { 'hash-text': { algorithm: 'sha1' }, bcrypt: { cost: 4 } },
      density: 'compact',
    });
    expect(ownWords.get()).toEqual({ tok: { line: 'password --length=32', keys: ['g', 't'] }, sig: { text: 'Grace' } });
    revert();
    expect(settings.get().favorites).toEqual(['uuid-generator', 'bcrypt']);
    expect(ownWords.get()['sig']).toEqual({ text: 'Ada' });
    const restore = apply('replace');
    expect(settings.get()).toMatchObject({
      favorites: ['bcrypt', 'hash-text'],
      options: { 'hash-text': { algorithm: 'sha1' } },
      density: 'comfortable',
    });
    expect(ownWords.get()).toEqual({ sig: { text: 'Grace' } });
    restore();
    expect(settings.get().density).toBe('compact');
  });

  it('of an earlier version has an older name for favorites', () => {
    importOf({ settings: { favourites: ['bcrypt'] } }).apply('replace');
    expect(settings.get().favorites).toEqual(['bcrypt']);
  });

  it('has nothing but what can be stored here', () => {
    const read = importOf({
      settings: { unknown: 1 },
      words: { sha256: { text: 'x' }, ok: { line: 'hmac --key=swordfish' } },
    });
    expect(read.refused).toEqual(['sha256']);
    read.apply('merge');
    expect(settings.get()).not.toHaveProperty('unknown');
    expect(ownWords.get()).toMatchObject({ ok: { line: 'hmac' } });
  });
});

describe('the general settings', () => {
  it('set theme, density, language and what is remembered, and say where and when the device is', () => {
    render(<SettingsDialog onClose={() => undefined} />);
    const theme = screen.getByRole('radiogroup', { name: 'Theme' });
    fireEvent.click(within(theme).getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'fr' } });
    for (const name of ['Remember recently opened tools', 'Remember the options of each tool', /^Key sequences/])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(settings.get()).toMatchObject({
      theme: 'dark',
      density: 'compact',
      language: 'fr',
      keepRecent: false,
      keepOptions: false,
      keySequences: false,
    });
    expect(screen.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeTruthy();
    expect(screen.getByText(/^IT Tools · Version /)).toBeTruthy();
  });

  it('clear everything at once, which can be undone', async () => {
    settings.set('favorites', ['bcrypt']);
    render(<SettingsDialog onClose={() => undefined} />);
    fireEvent.click(button('Clear all data'));
    expect([settings.get().favorites, ownWords.get()]).toEqual([[], {}]);
    act(() => void undo());
    expect(settings.get().favorites).toEqual(['bcrypt']);
    expect(Object.keys(ownWords.get())).toEqual(['tok', 'sig']);
  });

  it('offer to install the app where the browser does', () => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
    watchInstall();
    render(<SettingsDialog onClose={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    fireEvent.click(button('Install app'));
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
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
