import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applied, type Config, defaults, givenBy, isOffered, keys, ordered } from '../../../src/config/schema.ts';

const known = {
  languages: ['en', 'cn'],
  tools: [
    { id: 'hash-text', category: 'crypto' },
    { id: 'bcrypt', category: 'crypto' },
    { id: 'json-diff', category: 'web' },
  ],
} as const;
const check = (given: unknown) => applied(defaults, given, known, 'config.json');
function message(given: unknown): string {
  try {
    check(given);
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as TypeError).message;
  }
  throw new Error('nothing was thrown');
}

describe('defaults', () => {
  it('are the documented ones', () =>
    expect(defaults).toMatchObject({
      appVersion: '0.0.0',
      lastCommitSha: '',
      baseUrl: '/',
      appEnvironment: 'development',
      trackerEnabled: false,
      trackerDomain: '',
      trackerApiHost: '',
      trackLocalhost: false,
      showBanner: false,
      defaultLanguage: 'cn',
      siteTitle: 'IT Tools',
    }));
  it('comply with their own format', () => expect(check(defaults)).toEqual(defaults));
});

describe('what is set', () => {
  it('overrides the base; the rest stays', () => {
    const given = { siteTitle: 'Werkzeug', hideTools: ['bcrypt', 'web'], showBanner: true };
    expect(check(given)).toEqual({ ...defaults, ...given });
    expect(check({})).toEqual(defaults);
  });

  it('takes origins of pages that may embed these, and nothing that could change the policy', () => {
    const named = { frameAncestors: ['https://a.example.org', 'http://localhost:3000'] };
    expect(check(named)).toEqual({ ...defaults, ...named });
    for (const wrong of [
      '*',
      'https://*.example.org',
      'https://a.b/',
      'https://a.b/c',
      "'self'",
      'https://a.b; x',
      'a.b',
    ])
      expect(message({ frameAncestors: [wrong] }), wrong).toContain('frameAncestors');
    expect(message({ frameAncestors: 'https://a.b' })).toContain('a list of origins');
  });

  it('fails once, listing every invalid key', () => {
    const lines = message({
      showBanner: 'yes',
      defaultLanguage: 'tlh',
      socialUrl: 'javascript:alert(1)',
      hideTools: ['hash-txt'],
      appEnvironment: 'staging',
      siteTitle: 'fine',
    }).split('\n');
    expect(lines[0]).toBe('config.json contains invalid values:');
    expect(lines.slice(1).map((line) => /^- (\w+): expected .+, got .+$/.exec(line)?.[1])).toEqual([
      'showBanner',
      'defaultLanguage',
      'socialUrl',
      'hideTools',
      'appEnvironment',
    ]);
  });

  it.each<[string, unknown]>([
    ['appVersion', ''],
    ['appVersion', '1.0 <b>'],
    ['lastCommitSha', 'xyz'],
    ['baseUrl', 'tools'],
    ['baseUrl', '//evil.example/'],
    ['siteUrl', 'example.org'],
    ['trackerEnabled', 'true'],
    ['trackerDomain', 'a b'],
    ['trackerApiHost', 'https://stats.example.org;script-src'],
    ['trackerApiHost', 'https://stats.example.org/?key=1'],
    ['trackerApiHost', 'ftp://stats.example.org'],
    ['donationUrl', 'data:text/html,x'],
    ['bugReportUrl', 7],
    ['showTools', 'hash-text'],
    ['showTools', [1]],
    ['homeText', 'x'.repeat(20_001)],
    ['siteTitle', '   '],
    ['siteTitle', 'two\nlines'],
    ['noSuchKey', 1],
    ['constructor', 1],
  ])('%s: %j is rejected', (name, value) => expect(message({ [name]: value })).toContain(`\n- ${name}: `));

  it.each<[keyof Config, unknown]>([
    ['baseUrl', '/tools/it/'],
    ['siteUrl', 'https://example.org/tools'],
    ['trackerApiHost', 'https://stats.example.org:8443/proxy'],
    ['trackerApiHost', 'http://[::1]:8000'],
    ['bugReportUrl', 'mailto:help@example.org'],
    ['repositoryUrl', ''],
    ['siteTitle', '工具 🧰'],
    ['lastCommitSha', 'ABCDEF0123456789abcdef0123456789abcdef01'],
    ['homeText', '# Hello\n\nworld'],
    ['showTools', ['crypto', 'json-diff']],
  ])('%s: %j is accepted', (name, value) => expect(check({ [name]: value })[name]).toEqual(value));

  it('names the missing host if analytics are on', () => {
    expect(message({ trackerEnabled: true })).toContain('\n- trackerApiHost: ');
    expect(check({ trackerEnabled: true, trackerApiHost: 'https://stats.example.org' }).trackerEnabled).toBe(true);
  });

  it.each([null, [], 'text', 3])('%j is not a configuration', (given) => expect(message(given)).toContain('an object'));

  it('does not print a whole document', () =>
    expect(message({ siteTitle: 'x'.repeat(5000) }).length).toBeLessThan(200));
});

describe('the environment', () => {
  it('contains flags, lists and texts; empty variables are ignored', () => {
    const env = {
      VITE_TRACKER_ENABLED: 'true',
      VITE_SHOW_BANNER: 'false',
      VITE_TRACK_LOCALHOST: '',
      VITE_HIDE_TOOLS: ' bcrypt, web ,',
      VITE_SITE_TITLE: 'Werkzeug',
      PATH: '/bin',
    };
    expect(givenBy(env)).toEqual({
      trackerEnabled: true,
      showBanner: false,
      hideTools: ['bcrypt', 'web'],
      siteTitle: 'Werkzeug',
    });
  });

  it('is validated like the file, using its own names', () => {
    const given = givenBy({ VITE_SHOW_BANNER: 'yes', VITE_HIDE_TOOLS: 'nothing' });
    expect(() => applied(defaults, given, known, 'The environment', (name) => keys[name].env)).toThrow(
      /^The environment[^]*\n- VITE_SHOW_BANNER: [^]*\n- VITE_HIDE_TOOLS: /,
    );
  });
});

describe('tool visibility', () => {
  const shown = (showTools: string[], hideTools: string[]) =>
    known.tools.filter((tool) => isOffered({ showTools, hideTools }, tool)).map(({ id }) => id);

  it.each([
    [[], [], ['hash-text', 'bcrypt', 'json-diff']],
    [[], ['bcrypt'], ['hash-text', 'json-diff']],
    [[], ['crypto'], ['json-diff']],
    [['crypto'], [], ['hash-text', 'bcrypt']],
    [['crypto'], ['bcrypt'], ['hash-text']],
    [['hash-text', 'web'], ['crypto'], ['hash-text', 'json-diff']],
    [['bcrypt'], ['bcrypt'], []],
  ])('with show %j and hide %j: %j', (show, hide, expected) => expect(shown(show, hide)).toEqual(expected));
});

it('docs/configuration.md has every key with its variable and its default', () => {
  const rows = fs.readFileSync('docs/configuration.md', 'utf8').split('\n');
  for (const [name, { env, default: preset }] of Object.entries(keys)) {
    const value = Array.isArray(preset) ? '[]' : JSON.stringify(preset);
    expect(
      rows.filter(
        (row) => row.startsWith(`| \`${name}\``) && row.includes(`\`${env}\``) && row.includes(`\`${value}\``),
      ),
      name,
    ).toHaveLength(1);
  }
});

describe('presets and order', () => {
  const valid = {
    toolOrder: ['web', 'hash-text'],
    defaultOptions: { 'hash-text': { algorithm: 'sha512', upper: true, count: 2 } },
    favorites: ['hash-text', 'json-diff'],
    keywords: { checksum: 'sha512', 校验: 'b64d | json', unpack: { line: 'b64d | json', name: 'Unpack', icon: 'box' } },
    headerLinks: [
      { label: 'Wiki', url: 'https://wiki.example.org/a?b=c#d' },
      { label: 'Help desk', url: 'mailto:help@example.org' },
    ],
  };
  it('are taken as they are', () => expect(check(valid)).toEqual({ ...defaults, ...valid }));

  it.each([
    ['toolOrder', ['hash-txt']],
    ['toolOrder', 'web'],
    ['defaultOptions', []],
    ['defaultOptions', { 'hash-txt': {} }],
    ['defaultOptions', { crypto: {} }],
    ['defaultOptions', { 'hash-text': 'sha512' }],
    ['defaultOptions', { 'hash-text': { algorithm: null } }],
    ['defaultOptions', { 'hash-text': { algorithm: ['md5'] } }],
    ['defaultOptions', { 'hash-text': { text: 'x'.repeat(1001) } }],
    ['favorites', ['crypto']],
    ['favorites', ['hash-text', 'hash-text']],
    ['favorites', [1]],
    ['keywords', { 'two words': 'sha256' }],
    ['keywords', { '-flag': 'sha256' }],
    ['keywords', { 'a|b': 'sha256' }],
    ['keywords', { ok: '' }],
    ['keywords', { ok: 3 }],
    ['keywords', { ok: { line: 'b64d | json' } }],
    ['keywords', { ok: { line: '', name: 'Unpack' } }],
    ['keywords', { ok: { line: 'b64d', name: 'x'.repeat(61) } }],
    ['keywords', { ok: { line: 'b64d', name: 'Unpack', icon: '"><svg' } }],
    ['keywords', { ok: { line: 'b64d', name: 'Unpack', run: 'x' } }],
    ['keywords', { ok: 'x'.repeat(501) }],
    ['keywords', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`w${index}`, 'sha256']))],
    ['headerLinks', { label: 'Wiki', url: 'https://a.example' }],
    ['headerLinks', [{ label: 'Wiki', url: 'javascript:alert(1)' }]],
    ['headerLinks', [{ label: ' ', url: 'https://a.example' }]],
    ['headerLinks', [{ label: 'x'.repeat(31), url: 'https://a.example' }]],
    ['headerLinks', [{ label: 'Wiki' }]],
    ['headerLinks', [{ label: 'Wiki', url: 'https://a.example', target: '_top' }]],
    ['headerLinks', Array.from({ length: 6 }, () => valid.headerLinks[0])],
  ])('%s can not be %j', (key, value) => expect(message({ [key]: value })).toMatch(RegExp(`\n- ${key}: expected `)));

  it('come from the environment as JSON, lists of names also with commas', () => {
    expect(
      givenBy({
        VITE_TOOL_ORDER: 'web, hash-text',
        VITE_FAVORITES: '["hash-text","json-diff"]',
        VITE_DEFAULT_OPTIONS: JSON.stringify(valid.defaultOptions),
        VITE_KEYWORDS: JSON.stringify(valid.keywords),
        VITE_HEADER_LINKS: JSON.stringify(valid.headerLinks),
      }),
    ).toEqual(valid);
    expect(() => check(givenBy({ VITE_KEYWORDS: '{"a": ' }))).toThrow(/keywords: expected an object/);
  });

  it('order: named categories and tools come first, the others stay as they were', () => {
    const ids = (toolOrder: string[]) => ordered(known.tools, { toolOrder }).map(({ id }) => id);
    expect(ids([])).toEqual(['hash-text', 'bcrypt', 'json-diff']);
    expect(ids(['web'])).toEqual(['json-diff', 'hash-text', 'bcrypt']);
    expect(ids(['bcrypt'])).toEqual(['bcrypt', 'hash-text', 'json-diff']);
    expect(ids(['web', 'bcrypt', 'crypto'])).toEqual(['json-diff', 'bcrypt', 'hash-text']);
  });
});
