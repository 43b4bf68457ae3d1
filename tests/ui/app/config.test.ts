// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the modules as a new page does, with this response for config.json. */
async function load(answer: Response | Error) {
  vi.resetModules();
  const asked = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  vi.stubGlobal('fetch', asked);
  const { config, configFile, loadConfig, shownVersion } = await import('../../../src/app/config/config.ts');
  const catalog = await import('../../../src/catalog/catalog.ts');
  const { groups } = await import('../../../src/app/tools.ts');
  return { config, configFile, loadConfig, shownVersion, catalog, groups, asked };
}

const json = (value: unknown) => Response.json(value);
const text = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('config.json', () => {
  it("overrides the build's values", async () => {
    const { config, loadConfig, asked } = await load(json({ siteTitle: 'Werkzeug' }));
    const before = { ...config };
    await loadConfig();
    expect(config).toEqual({ ...before, siteTitle: 'Werkzeug' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['empty', () => json({})],
    ['missing', () => text('404 Not Found', 'text/plain', 404)],
    ['answered with the page, as some hosts do', () => text('<!doctype html>', 'text/html; charset=utf-8')],
    [
      'answered by a sign-in page elsewhere',
      () => Object.defineProperty(json({ x: 1 }), 'redirected', { value: true }),
    ],
    ['out of reach', () => new TypeError('Failed to fetch')],
  ])('%s, changes nothing', async (_, answer) => {
    const { config, loadConfig } = await load(answer());
    const before = { ...config };
    await loadConfig();
    expect(config).toEqual(before);
  });

  it('with five errors throws one error that names all five', async () => {
    const given = { siteTitle: '', showBanner: 1, defaultLanguage: 'x', donationUrl: 'x', hideTools: ['no-such-tool'] };
    const { config, loadConfig } = await load(json(given));
    const before = { ...config };
    const error = await loadConfig().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(TypeError);
    for (const name of Object.keys(given)) expect(String(error)).toContain(`- ${name}: `);
    expect(config).toEqual(before);
  });

  it("that isn't JSON throws its own error", async () => {
    const { loadConfig } = await load(text('{"siteTitle": "x",}', 'application/json'));
    await expect(loadConfig()).rejects.toThrow('config.json is not JSON');
  });

  it('is kept for visits without a network only if the page can start with it', async () => {
    const good = await load(text('{ "siteTitle": "Lab" }', 'application/json'));
    expect(good.configFile()).toBeUndefined();
    await good.loadConfig();
    expect(good.configFile()).toBe('{ "siteTitle": "Lab" }');
    for (const answer of [json({ siteTitle: '' }), text('{', 'application/json'), json([]), json('['.repeat(9))]) {
      const bad = await load(answer);
      await expect(bad.loadConfig()).rejects.toThrow(TypeError);
      expect(bad.configFile()).toBeUndefined();
    }
  });

  it('hides tools and categories from all lists, including old paths', async () => {
    const { loadConfig, catalog, groups } = await load(json({ hideTools: ['hash-text', 'network'] }));
    expect(catalog.cardById('hash-text')).toBeDefined();
    await loadConfig();
    expect(catalog.cardById('hash-text')).toBeUndefined();
    expect(catalog.redirectOf('/hash')).toBeUndefined();
    expect(catalog.heads.some(({ category }) => category === 'network')).toBe(false);
    expect(groups().map(({ category }) => category)).not.toContain('network');
    const { cards } = await import('../../../src/catalog/cards.ts');
    expect(cards.map(({ id }) => id)).toEqual(catalog.heads.map(({ id }) => id));
  });
});

describe('the displayed version', () => {
  it.each([
    ['2026.11.20', 'abc1234def5678', '2026.11.20-abc1234'],
    ['2026.11.20-abc1234', 'abc1234def5678', '2026.11.20-abc1234'],
    ['0.0.0', '', '0.0.0'],
  ])('%s and %s: %s', async (appVersion, lastCommitSha, shown) => {
    const { config, shownVersion } = await load(json({}));
    expect(shownVersion({ ...config, appVersion, lastCommitSha })).toBe(shown);
  });

  it('is a date with an optional commit in a build', async () => {
    const { shownVersion } = await load(json({}));
    expect(shownVersion()).toMatch(/^\d{4}\.\d\d\.\d\d(-[\da-f]{7})?$/);
  });
});

describe('presets', () => {
  const file = {
    toolOrder: ['network', 'bcrypt'],
    favorites: ['uuid-generator', 'hash-text'],
    hideTools: ['uuid-generator'],
    defaultOptions: { 'hash-text': { algorithm: 'sha-512', encoding: 'no such', text: 'content' } },
    keywords: {
      checksum: 'sha512 --encoding=base64',
      sha256: 'md5',
      odd: 'no such tool',
      secret: 'hmac --key=swordfish',
      unpack: { line: 'b64d | json', name: 'Unpack' },
    },
  };
  const loaded = async () => {
    const page = await load(json(file));
    await page.loadConfig();
    return {
      ...page,
      settings: (await import('../../../src/session/settings.ts')).settings,
      remembered: await import('../../../src/session/remembered-options.ts'),
      personal: await import('../../../src/palette/memory/personal.ts'),
      fields: (await import('../../../tool-specs/crypto/hash-text.ts')).default.operations['hash']!.fields,
    };
  };
  beforeEach(() => localStorage.clear());

  it('order categories and tools', async () => {
    const { groups } = await loaded();
    const [first, second] = groups();
    expect([first?.category, second?.category, second?.cards[0]?.id]).toEqual(['network', 'crypto', 'bcrypt']);
  });

  it('are favorites without what is hidden, until there are own ones', async () => {
    const { settings } = await loaded();
    expect(settings.get().favorites).toEqual(['hash-text']);
    expect(localStorage.getItem('it-tools:favorites')).toBeNull();
    const { toggleFavorite } = await import('../../../src/session/favorites.ts');
    toggleFavorite('hash-text');
    expect((await loaded()).settings.get().favorites).toEqual([]);
  });

  it('are options that the fields accept, until there are own ones; going back to what the field has is one, too', async () => {
    const { remembered, fields } = await loaded();
    const { startOptions, rememberedOptions, rememberOptions } = remembered;
    expect(startOptions('hash-text', fields)).toEqual({ algorithm: 'sha-512' });
    expect(rememberedOptions('hash-text', fields)).toEqual({});
    rememberOptions('hash-text', fields, { algorithm: 'sha-512' });
    expect(rememberedOptions('hash-text', fields)).toEqual({});
    rememberOptions('hash-text', fields, { algorithm: fields['algorithm']?.initial });
    expect((await loaded()).remembered.startOptions('hash-text', fields)).toEqual({
      algorithm: fields['algorithm']?.initial,
    });
  });

  it('are keywords that mean something and nothing else, until there are own ones', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { personal } = await loaded();
    await vi.waitFor(() => expect(Object.keys(personal.ownWords.get())).toEqual(['checksum', 'secret', 'unpack']));
    expect(personal.ownWords.get()['secret']).toEqual({ line: 'hmac' });
    expect(personal.ownWords.get()['unpack']).toEqual({ line: 'b64d | json', name: 'Unpack' });
    const { hasSavedChains } = await import('../../../src/app/chains/has-chains.ts');
    expect(hasSavedChains()).toBe(true);
    expect(warned.mock.calls.flat().join()).toMatch(/sha256, odd$/);
    personal.changeOwnWords(() => ({}));
    const { personal: again } = await loaded();
    expect(again.ownWords.get()).toEqual({});
  });
});
