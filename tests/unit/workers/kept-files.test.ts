import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSite } from './fake-site.ts';

let site: FakeSite;
beforeEach(() => {
  site = new FakeSite();
});

describe('installation', () => {
  test('takes only the shell and what the first paint needs', async () => {
    await site.worker('a').install();
    expect(site.asked.toSorted()).toEqual(['assets/entry-a.js', 'licenses.json', 'shell.html']);
    expect(await (await site.worker('a').shell('shell.html'))?.text()).toBe(
      '<script src="./assets/entry-a.js"></script>',
    );
  });

  test('fails if a file is missing, so that the previous version stays', async () => {
    site.server.delete('licenses.json');
    await expect(site.worker('a').install()).rejects.toThrow('licenses.json: 404');
  });
});

describe('the rest', () => {
  const whole = { kept: 3, total: 3, failed: false };

  test('is fetched once, in the language of the page; then the app is complete', async () => {
    const kept = site.worker('a');
    await kept.install();
    expect(await kept.progress('en')).toEqual({ kept: 1, total: 3, failed: false });
    expect(await kept.fill('en')).toEqual(whole);
    expect(await kept.progress('en')).toEqual(whole);
    expect(site.asked.filter((path) => /-(?:fr|ru)-/.test(path))).toEqual([]);
    site.asked = [];
    expect(await kept.fill('en')).toEqual(whole);
    expect(site.asked).toEqual([]);
  });

  test('other languages are added when they are chosen, and stay', async () => {
    const kept = site.worker('a');
    await kept.install();
    await kept.fill('en');
    site.asked = [];
    expect(await kept.progress('fr')).toEqual({ kept: 3, total: 5, failed: false });
    expect(await kept.fill('fr')).toMatchObject({ kept: 5, total: 5 });
    expect(site.asked).toEqual(['assets/texts-fr-a.json', 'assets/tools-fr-a.json']);
    expect(await kept.progress('en')).toMatchObject({ kept: 5, total: 5 });
  });

  test('a new version starts with the chosen languages', async () => {
    await site.worker('a').fill('fr');
    await site.worker('a').prune();
    site.deploy('b');
    site.asked = [];
    await site.worker('b').install();
    expect(site.asked).toContain('assets/texts-fr-b.json');
    expect(site.asked).not.toContain('assets/tools-fr-b.json');
  });

  test('can be removed: what the app needs to start stays, pages keep what they use, and only the next fill fetches it again', async () => {
    const kept = site.worker('a');
    await kept.install();
    await kept.fill('fr');
    await kept.remove();
    expect(site.hashedNames().filter((name) => name.endsWith('.js'))).toEqual(['assets/entry-a.js']);
    expect(await kept.progress('en')).toEqual({ kept: 1, total: 3, failed: false });
    await kept.hashed('assets/tool-a.js');
    expect(await kept.progress('en')).toMatchObject({ kept: 2 });
    expect(await kept.fill('en')).toEqual(whole);
  });

  test('continues where it was interrupted', async () => {
    const kept = site.worker('a');
    await kept.install();
    site.fetch.mockRejectedValueOnce(new TypeError('no network'));
    site.fetch.mockRejectedValueOnce(new TypeError('no network'));
    expect(await kept.fill('en')).toEqual({ kept: 1, total: 3, failed: true });
    expect(await kept.fill('en')).toEqual(whole);
  });

  test('a call is short; the next one fetches only what is missing', async () => {
    const clock = vi.spyOn(performance, 'now');
    try {
      let now = 0;
      clock.mockImplementation(() => (now += 1000));
      const kept = site.worker('a');
      await kept.install();
      site.asked = [];
      const first = await kept.fill('en');
      expect(first.failed).toBe(false);
      expect(first.kept).toBeLessThan(first.total);
      for (let calls = 0; calls < 5; calls++) await kept.fill('en');
      expect(await kept.progress('en')).toEqual(whole);
      expect(site.asked.toSorted()).toEqual(['assets/same.js', 'assets/tool-a.js']);
    } finally {
      clock.mockRestore();
    }
  });

  test('leaves nothing behind if there is no space to install it, except for what was there before', async () => {
    const cache = await site.caches.open('it-tools /tools/ hashed');
    await cache.put('https://example.org/tools/assets/same.js', new Response('kept'));
    const shell = await site.caches.open('it-tools /tools/ shell a');
    shell.full = true;
    await expect(site.worker('a').install()).rejects.toThrow();
    expect(site.hashedNames()).toEqual(['assets/same.js']);
    expect(await shell.keys()).toEqual([]);
  });

  test('stops if there is no space', async () => {
    const kept = site.worker('a');
    await kept.install();
    (await site.caches.open('it-tools /tools/ hashed')).full = true;
    expect(await kept.fill('en')).toMatchObject({ kept: 1, failed: true });
    expect(await (await kept.hashed('assets/tool-a.js')).text()).toBe('assets/tool-a.js of a'); // used, but not cached
  });

  test('ends at once when it is stopped, even while a file is arriving, and does not start again', async () => {
    await site.worker('a').install();
    const stalled = vi.fn<typeof self.fetch>(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const kept = site.worker('a', stalled);
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
    const a = site.worker('a');
    await a.install();
    await a.prune();
    await a.fill('en');
    site.deploy('b');
    site.asked = [];
    const b = site.worker('b');
    await b.install();
    expect(await (await a.shell('shell.html'))?.text()).toBe('<script src="./assets/entry-a.js"></script>');
    await b.prune();
    await b.fill('en');
    expect(site.asked).not.toContain('assets/same.js');
    expect(await a.shell('shell.html')).toBeUndefined();
    expect(await (await a.hashed('assets/tool-a.js')).text()).toBe('assets/tool-a.js of a');
  });

  test('deletes the chunks of the version before the previous one', async () => {
    for (const version of ['a', 'b', 'c']) {
      site.deploy(version);
      const kept = site.worker(version);
      await kept.install();
      await kept.prune();
      await kept.fill('en');
    }
    expect(site.hashedNames().filter((name) => name.includes('-'))).toEqual([
      'assets/entry-b.js',
      'assets/entry-c.js',
      'assets/tool-b.js',
      'assets/tool-c.js',
    ]);
  });

  test('leaves files of other apps alone', async () => {
    await site.caches.open('it-tools / shell x');
    await site.caches.open('another application');
    await site.worker('a').prune();
    expect(await site.caches.keys()).toEqual(expect.arrayContaining(['it-tools / shell x', 'another application']));
  });
});
