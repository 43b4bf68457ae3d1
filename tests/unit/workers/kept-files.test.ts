import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BuiltFiles } from '../../../workers/offline/built-files.ts';
import { createKeptFiles } from '../../../workers/offline/kept-files.ts';

const scope = 'https://example.org/tools/';

/** In-memory caches, limited to what the service worker uses. */
class FakeCache {
  entries = new Map<string, Response>();
  full = false;
  async put(url: string, response: Response) {
    if (this.full) throw new DOMException('', 'QuotaExceededError');
    this.entries.set(url, response);
  }
  match = async (url: string) => this.entries.get(url)?.clone();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }) as Request);
  delete = async (request: Request) => this.entries.delete(request.url);
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

let caches: FakeCaches;
let server: Map<string, string>;
let asked: string[];
const fetch = vi.fn(async (input: RequestInfo | URL) => {
  const url = String(input);
  asked.push(url.slice(scope.length));
  const text = server.get(url.slice(scope.length));
  if (text === undefined) return new Response('', { status: 404 });
  return new Response(text);
});

const files = (version: string): BuiltFiles => ({
  version,
  shell: ['shell.html', 'start.js'],
  first: [{ path: `assets/entry-${version}.js` }, { path: `assets/texts-fr-${version}.json`, language: 'fr' }],
  rest: [
    { path: `assets/tool-${version}.js` },
    { path: 'assets/same.js' },
    { path: `assets/tools-fr-${version}.json`, language: 'fr' },
    { path: `assets/tools-ru-${version}.json`, language: 'ru' },
  ],
});
const keptBy = (built: BuiltFiles) => createKeptFiles(built, scope, caches as unknown as CacheStorage, fetch);
const deploy = (version: string) => {
  server = new Map(
    ['shell.html', 'start.js', ...[...files(version).first, ...files(version).rest].map(({ path }) => path)].map(
      (name) => [name, `${name} of ${version}`],
    ),
  );
};
const hashedNames = () =>
  [...(caches.all.get('it-tools /tools/ hashed')?.entries.keys() ?? [])].map((url) => url.slice(scope.length)).sort();

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  deploy('a');
});

describe('installation', () => {
  test('takes only the shell and what the first paint needs', async () => {
    await keptBy(files('a')).install();
    expect(asked.toSorted()).toEqual(['assets/entry-a.js', 'config.json', 'shell.html', 'start.js']);
    expect(await (await keptBy(files('a')).shell('shell.html'))?.text()).toBe('shell.html of a');
  });

  test('fails if a file is missing, so that the previous version stays', async () => {
    server.delete('start.js');
    await expect(keptBy(files('a')).install()).rejects.toThrow('start.js: 404');
  });
});

describe('the rest', () => {
  const whole = { kept: 3, total: 3, failed: false };

  test('is fetched once, in the language of the page; then the app is complete', async () => {
    const kept = keptBy(files('a'));
    await kept.install();
    expect(await kept.progress('en')).toEqual({ kept: 1, total: 3, failed: false });
    expect(await kept.fill('en')).toEqual(whole);
    expect(await kept.progress('en')).toEqual(whole);
    expect(asked.filter((path) => /-(?:fr|ru)-/.test(path))).toEqual([]);
    asked = [];
    expect(await kept.fill('en')).toEqual(whole);
    expect(asked).toEqual([]);
  });

  test('other languages are added when they are chosen, and stay', async () => {
    const kept = keptBy(files('a'));
    await kept.install();
    await kept.fill('en');
    asked = [];
    expect(await kept.progress('fr')).toEqual({ kept: 3, total: 5, failed: false });
    expect(await kept.fill('fr')).toMatchObject({ kept: 5, total: 5 });
    expect(asked).toEqual(['assets/texts-fr-a.json', 'assets/tools-fr-a.json']);
    expect(await kept.progress('en')).toMatchObject({ kept: 5, total: 5 });
  });

  test('a new version starts with the chosen languages', async () => {
    await keptBy(files('a')).fill('fr');
    await keptBy(files('a')).prune();
    deploy('b');
    asked = [];
    await keptBy(files('b')).install();
    expect(asked).toContain('assets/texts-fr-b.json');
    expect(asked).not.toContain('assets/tools-fr-b.json');
  });

  test('continues where it was interrupted', async () => {
    const kept = keptBy(files('a'));
    await kept.install();
    fetch.mockRejectedValueOnce(new TypeError('no network'));
    fetch.mockRejectedValueOnce(new TypeError('no network'));
    expect(await kept.fill('en')).toEqual({ kept: 1, total: 3, failed: true });
    expect(await kept.fill('en')).toEqual(whole);
  });

  test('a call is short; the next one fetches only what is missing', async () => {
    const clock = vi.spyOn(Date, 'now');
    try {
      let now = 0;
      clock.mockImplementation(() => (now += 1000));
      const kept = keptBy(files('a'));
      await kept.install();
      asked = [];
      const first = await kept.fill('en');
      expect(first.failed).toBe(false);
      expect(first.kept).toBeLessThan(first.total);
      for (let calls = 0; calls < 5; calls++) await kept.fill('en');
      expect(await kept.progress('en')).toEqual(whole);
      expect(asked.toSorted()).toEqual(['assets/same.js', 'assets/tool-a.js']);
    } finally {
      clock.mockRestore();
    }
  });

  test('stops if there is no space', async () => {
    const kept = keptBy(files('a'));
    await kept.install();
    (await caches.open('it-tools /tools/ hashed')).full = true;
    expect(await kept.fill('en')).toMatchObject({ kept: 1, failed: true });
    expect(await (await kept.hashed('assets/tool-a.js')).text()).toBe('assets/tool-a.js of a'); // used, but not cached
  });

  test('ends at once when it is stopped, even while a file is arriving, and does not start again', async () => {
    await keptBy(files('a')).install();
    const stalled = vi.fn<typeof self.fetch>(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const kept = createKeptFiles(files('a'), scope, caches as unknown as CacheStorage, stalled);
    const filling = kept.fill('en');
    await vi.waitFor(() => expect(stalled).toHaveBeenCalled());
    kept.stop();
    expect(await filling).toMatchObject({ kept: 1, failed: true });
    stalled.mockClear();
    expect(await kept.fill('en')).toMatchObject({ kept: 1, failed: true });
    expect(stalled).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  test('keeps its own shell, shares unchanged files, and leaves the chunks of the previous version', async () => {
    const a = keptBy(files('a'));
    await a.install();
    await a.prune();
    await a.fill('en');
    deploy('b');
    asked = [];
    const b = keptBy(files('b'));
    await b.install();
    expect(await (await a.shell('shell.html'))?.text()).toBe('shell.html of a');
    await b.prune();
    await b.fill('en');
    expect(asked).not.toContain('assets/same.js');
    expect(await a.shell('shell.html')).toBeUndefined();
    expect(await (await a.hashed('assets/tool-a.js')).text()).toBe('assets/tool-a.js of a');
  });

  test('deletes the chunks of the version before the previous one', async () => {
    for (const version of ['a', 'b', 'c']) {
      deploy(version);
      const kept = keptBy(files(version));
      await kept.install();
      await kept.prune();
      await kept.fill('en');
    }
    expect(hashedNames().filter((name) => name.includes('-'))).toEqual([
      'assets/entry-b.js',
      'assets/entry-c.js',
      'assets/tool-b.js',
      'assets/tool-c.js',
    ]);
  });

  test('leaves files of other apps alone', async () => {
    await caches.open('it-tools / shell x');
    await caches.open('another application');
    await keptBy(files('a')).prune();
    expect(await caches.keys()).toEqual(expect.arrayContaining(['it-tools / shell x', 'another application']));
  });
});

describe('config.json', () => {
  test('is the current one', async () => {
    server.set('config.json', '{"siteTitle":"One"}');
    expect(await (await keptBy(files('a')).settings()).text()).toBe('{"siteTitle":"One"}');
    server.set('config.json', '{"siteTitle":"Two"}');
    expect(await (await keptBy(files('a')).settings()).text()).toBe('{"siteTitle":"Two"}');
  });

  test('is kept with the first visit, and may be missing', async () => {
    server.set('config.json', '{"siteTitle":"One"}');
    await keptBy(files('a')).install();
    fetch.mockRejectedValueOnce(new TypeError('no network'));
    expect(await (await keptBy(files('a')).settings()).text()).toBe('{"siteTitle":"One"}');
    caches = new FakeCaches();
    fetch.mockRejectedValueOnce(new TypeError('no network'));
    expect(await (await keptBy(files('a')).settings()).json()).toEqual({});
  });

  test("is the last known one without a network or if the network doesn't respond, even after an update", async () => {
    server.set('config.json', '{"siteTitle":"One"}');
    await keptBy(files('a')).settings();
    await keptBy(files('b')).prune();
    fetch.mockRejectedValueOnce(new TypeError('no network'));
    expect(await (await keptBy(files('b')).settings()).text()).toBe('{"siteTitle":"One"}');
    fetch.mockImplementationOnce(() => new Promise(() => undefined));
    expect(await (await keptBy(files('b')).settings()).text()).toBe('{"siteTitle":"One"}');
  });
});
