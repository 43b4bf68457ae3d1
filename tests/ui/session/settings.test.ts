// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettings as settingsOver } from '../../../src/session/settings.ts';
import { createStorage } from '../../../src/session/storage.ts';

const DEFAULTS = {
  favorites: [],
  menuCollapsed: false,
  collapsedCategories: {},
  language: null,
  theme: 'auto',
  recent: [],
  keepRecent: true,
  density: 'comfortable',
  options: {},
  keepOptions: true,
  keySequences: true,
  bannerClosed: false,
  saveOffline: 'unasked',
};
const PREFIX = 'it-tools:';
const createSettings = (open: () => Storage) => settingsOver(createStorage(open));
const open = () => window.localStorage;
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('has defaults on the first visit', () => expect(createSettings(open).get()).toEqual(DEFAULTS));

  it('survives a reload', () => {
    const settings = createSettings(open);
    settings.set('favorites', ['b', 'a']);
    settings.set('theme', 'dark');
    settings.set('menuCollapsed', true);
    settings.set('language', 'cn');
    expect(createSettings(open).get()).toEqual({
      ...DEFAULTS,
      favorites: ['b', 'a'],
      theme: 'dark',
      menuCollapsed: true,
      language: 'cn',
    });
  });

  it('reads what earlier versions stored under other names, from this device and from a file', () => {
    localStorage.setItem(`${PREFIX}favourites`, '["a"]');
    localStorage.setItem(`${PREFIX}collapsedCategories`, '["favourites","web"]');
    const settings = createSettings(open);
    expect(settings.get()).toMatchObject({ favorites: ['a'], collapsedCategories: { favorites: true, web: true } });
    expect(settings.with({ favourites: ['b'] }).favorites).toEqual(['b']);
    expect(settings.with({ favourites: ['b'], favorites: ['c'] }).favorites).toEqual(['c']);
    settings.set('favorites', []);
    expect(createSettings(open).get().favorites).toEqual([]);
  });

  it('notifies its listeners, and each value stays the same object until it changes', () => {
    const settings = createSettings(open);
    const listener = vi.fn();
    const stop = settings.subscribe(listener);
    const { favorites } = settings.get();
    settings.set('theme', 'light');
    expect(settings.get().favorites).toBe(favorites);
    stop();
    settings.set('theme', 'dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['favorites', '["a","a",1,null,"b"]', ['a', 'b']],
    ['favorites', '{"a":1}', []],
    ['favorites', '["a"', []],
    ['favorites', '', []],
    ['collapsedCategories', '"crypto"', {}],
    ['collapsedCategories', '["crypto", 3, "web"]', { crypto: true, web: true }],
    ['collapsedCategories', '{"crypto": true, "web": false, "text": "yes"}', { crypto: true, web: false }],
    ['menuCollapsed', '"true"', false],
    ['menuCollapsed', '1', false],
    ['theme', '"purple"', 'auto'],
    ['theme', 'dark', 'auto'],
    ['language', '7', null],
    ['recent', '["a",2]', ['a']],
    ['keepRecent', '"false"', true],
    ['density', '"dense"', 'comfortable'],
    ['bannerClosed', '1', false],
  ] as const)('reads %s from %s as %j', (key, stored, expected) => {
    localStorage.setItem(PREFIX + key, stored);
    expect(createSettings(open).get()[key]).toEqual(expected);
  });

  it('loads whatever is stored, and keeps unknown IDs', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        for (const key of Object.keys(DEFAULTS)) localStorage.setItem(PREFIX + key, stored);
        const { favorites, theme } = createSettings(open).get();
        expect(new Set(favorites).size).toBe(favorites.length);
        expect(['auto', 'light', 'dark']).toContain(theme);
      }),
    );
    localStorage.setItem(`${PREFIX}favorites`, '["of-a-newer-version"]');
    expect(createSettings(open).get().favorites).toEqual(['of-a-newer-version']);
  });
});

describe('a storage that is blocked or full', () => {
  it('keeps the settings in memory', () => {
    const settings = createSettings(blocked);
    expect(settings.isBlocked()).toBe(false);
    settings.set('theme', 'dark');
    expect(settings.get().theme).toBe('dark');
    expect(settings.isBlocked()).toBe(true);
    settings.clear();
    expect(settings.get()).toEqual(DEFAULTS);
  });

  it('reports an exceeded quota', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const settings = createSettings(open);
    settings.set('menuCollapsed', true);
    full.mockRestore();
    expect(settings.get().menuCollapsed).toBe(true);
    expect(settings.isBlocked()).toBe(true);
  });

  it("doesn't hide our own bugs", () => {
    const broken = () => {
      throw new TypeError('a bug');
    };
    expect(() => createSettings(broken)).toThrow('a bug');
  });
});

describe('other tabs', () => {
  it('sync one value or all of them, and ignore unknown ones', () => {
    const settings = createSettings(open);
    localStorage.setItem(`${PREFIX}theme`, '"dark"');
    localStorage.setItem(`${PREFIX}favorites`, '["a"]');
    settings.changedElsewhere('unknown');
    expect(settings.get().theme).toBe('auto');
    settings.changedElsewhere('theme');
    expect(settings.get()).toMatchObject({ theme: 'dark', favorites: [] });
    settings.changedElsewhere(null);
    expect(settings.get().favorites).toEqual(['a']);
  });
});

describe('clear', () => {
  it('deletes all data of the app, and nothing else', () => {
    const settings = createSettings(open);
    settings.set('favorites', ['a']);
    localStorage.setItem(`${PREFIX}habit`, '1');
    localStorage.setItem('another-app', '1');
    settings.clear();
    expect(settings.get()).toEqual(DEFAULTS);
    expect(Object.keys(localStorage)).toEqual(['another-app']);
  });
});

describe('damaged values', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['brackets without an end', '['.repeat(60_000)],
    ['a list in a list in a list', deep(60_000)],
    ['just too many levels', deep(150)],
    ['objects', `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`],
    ['levels within options', `{"hash-text":{"a":${deep(60_000)}}}`],
  ])('%s: the default applies, which is said once', (_, text) => {
    for (const key of ['favorites', 'options', 'theme', 'recent']) localStorage.setItem(PREFIX + key, text);
    const settings = createSettings(open);
    expect(settings.get()).toEqual(DEFAULTS);
    expect(settings.isDamaged()).toBe(true);
    settings.set('favorites', ['a']);
    const next = createSettings(open);
    expect([next.get(), next.isDamaged()]).toEqual([{ ...DEFAULTS, favorites: ['a'] }, false]);
  });

  it('are none where nothing is stored, or something else that is JSON', () => {
    expect(createSettings(open).isDamaged()).toBe(false);
    for (const text of ['null', '[]', '7', '"x"', '{"version":2}', deep(50)]) {
      localStorage.setItem(`${PREFIX}favorites`, text);
      expect(createSettings(open).isDamaged(), text).toBe(false);
    }
  });
});
