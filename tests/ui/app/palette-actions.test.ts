// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionsOfShell } from '../../../src/app/layout/palette-actions.ts';
import { settings } from '../../../src/session/settings.ts';
import { loadRestOfTexts, lookupOf, startTexts } from '../../../src/i18n/i18n.ts';
import { performAction, redo, registerActions, undo } from '../../../src/palette/registry.ts';

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await startTexts('en');
  await loadRestOfTexts();
});
beforeEach(() => settings.clear());
afterEach(() => {
  while (undo() !== null);
  localStorage.clear();
});

const goTo = vi.fn();
const list = (toolId = '') =>
  actionsOfShell({
    t: (key, params) => lookupOf('app')(key, params) ?? key,
    language: 'en',
    toolId,
    undone: { undo: 'Theme: Dark', redo: null },
    goTo,
    toggleMenu: vi.fn(),
  });
const register = (toolId?: string) => registerActions(list(toolId));

describe('the shell actions', () => {
  it('have unique names, icons and ids, and parents before their children', () => {
    const actions = list('hash-text');
    const ids = actions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, name, english, parent, perform } of actions) {
      expect(`${name} ${english}`, id).not.toContain('commands.');
      expect(`${name} ${english}`, id).not.toContain('{{');
      if (parent !== undefined) expect(ids.slice(0, ids.indexOf(id)), id).toContain(parent);
      // An action without its own effect has choices.
      if (!perform)
        expect(
          actions.some((other) => other.parent === id),
          id,
        ).toBe(true);
    }
  });

  it('list the choices for theme, language and density, with the current one marked', () => {
    settings.set('theme', 'dark');
    const choicesOf = (id: string) => list().filter(({ parent }) => parent === id);
    expect(choicesOf('themes').map(({ short, name, current }) => [short, name, current])).toEqual([
      ['Light', 'Theme: Light', false],
      ['Dark', 'Theme: Dark', true],
      ['System', 'Theme: System', false],
    ]);
    expect(choicesOf('languages').map(({ short }) => short)).toEqual(
      expect.arrayContaining(['English', 'Español', 'Français', 'Português', 'Русский', '中文']),
    );
    expect(choicesOf('languages').filter(({ current }) => current)).toHaveLength(1);
    expect(choicesOf('densities')).toHaveLength(2);
  });

  it('show undo and redo only when available, with the name of the change', () => {
    expect(list().map(({ name }) => name)).toContain('Undo: Theme: Dark');
    expect(list().map(({ id }) => id)).not.toContain('redo');
  });

  it('have key sequences unless those are turned off', () => {
    const sequences = () => list().flatMap(({ sequence }) => (sequence ? [sequence.join(' ')] : []));
    expect(sequences()).toEqual(expect.arrayContaining(['g h', 'g j']));
    register();
    performAction('go-json-prettify');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('json-prettify');
    performAction('sequences');
    expect(sequences()).toEqual([]);
  });
});

describe('undo and redo of palette actions', () => {
  it.each([
    ['themes-dark', 'theme', 'auto', 'dark'],
    ['theme', 'theme', 'auto', 'dark'],
    ['densities-compact', 'density', 'comfortable', 'compact'],
    ['density', 'density', 'comfortable', 'compact'],
    ['languages-fr', 'language', null, 'fr'],
    ['sequences', 'keySequences', true, false],
    ['options', 'keepOptions', true, false],
  ] as const)('%s', (id, key, before, after) => {
    register();
    performAction(id);
    expect(settings.get()[key]).toBe(after);
    expect(undo()).not.toBeNull();
    expect(settings.get()[key]).toBe(before);
    redo();
    expect(settings.get()[key]).toBe(after);
  });

  it('restores a favorite to its position, even if others were added since', () => {
    settings.set('favorites', ['a', 'hash-text', 'b']);
    register('hash-text');
    performAction('favorite');
    expect(settings.get().favorites).toEqual(['a', 'b']);
    settings.set('favorites', ['a', 'b', 'c']);
    undo();
    expect(settings.get().favorites).toEqual(['a', 'hash-text', 'b', 'c']);
  });

  it('restores recent tools along with the setting', () => {
    settings.set('recent', ['bcrypt']);
    register();
    performAction('recent');
    expect(settings.get()).toMatchObject({ keepRecent: false, recent: [] });
    undo();
    expect(settings.get()).toMatchObject({ keepRecent: true, recent: ['bcrypt'] });
  });

  it('restores cleared data, even after another action', () => {
    settings.set('favorites', ['bcrypt']);
    localStorage.setItem('it-tools:aliases', '{"h":{"line":"sha256"}}');
    register();
    performAction('clear');
    expect([settings.get().favorites, localStorage.getItem('it-tools:aliases')]).toEqual([[], null]);
    performAction('density');
    undo('clear');
    expect([settings.get().favorites, localStorage.getItem('it-tools:aliases')]).toEqual([
      ['bcrypt'],
      '{"h":{"line":"sha256"}}',
    ]);
  });
});
