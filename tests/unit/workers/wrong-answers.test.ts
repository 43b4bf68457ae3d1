// What comes in place of a file: the page of a captive portal or a sign-in, a page for everything that is missing, a damaged copy.
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSite, Redirected, scope } from './fake-site.ts';

let site: FakeSite;
beforeEach(() => {
  site = new FakeSite();
});

const tool = 'assets/tool-a.js';
const whole = { kept: 3, total: 3, failed: false };

const answer = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } });
const right = () => site.server.get(tool) ?? '';

const wrong: Readonly<Record<string, () => Response>> = {
  'a page': () => answer('<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8'),
  'plain text': () => answer('Too many requests', 'text/plain'),
  'the content with a type that browsers refuse': () => answer(right(), 'text/plain'),
  'the content without a type': () => new Response(new TextEncoder().encode(right())),
  'another script': () => answer('location = "/sign-in"', 'text/javascript'),
  'the file of another build': () => answer('assets/tool-a.js of b', 'text/javascript'),
  'the first half': () => answer(right().slice(0, 8), 'text/javascript'),
  nothing: () => answer('', 'text/javascript'),
  'a redirected answer': () => new Redirected(right(), { headers: { 'Content-Type': 'text/javascript' } }),
  'a 404': () => answer('', 'text/plain', 404),
  'a 503': () => answer('<!doctype html>', 'text/html', 503),
};

describe.each(Object.entries(wrong))('%s in place of a file', (_, response) => {
  test('is not kept; the file is requested again, past every cache', async () => {
    site.fetch.mockImplementationOnce(async () => response());
    expect(await (await site.worker().hashed(tool)).text()).toBe(right());
    expect(site.reloaded).toEqual([tool]);
    expect(site.hashedNames()).toEqual([tool]);
  });

  test('is given to the page if nothing else comes, but not kept', async () => {
    site.fetch.mockImplementationOnce(async () => response()).mockImplementationOnce(async () => response());
    const { status } = await site.worker().hashed(tool);
    expect([status, site.hashedNames()]).toEqual([response().status, []]);
    expect(await (await site.worker().hashed(tool)).text()).toBe(right());
  });

  test('is not part of the offline copy', async () => {
    await site.worker().install();
    site.fetch.mockImplementation(async () => response());
    expect(await site.worker().fill('en')).toEqual({ kept: 1, total: 3, failed: true });
    expect(site.hashedNames().filter((name) => name.includes('-a.'))).toEqual(['assets/entry-a.js']);
  });

  test('is replaced where an earlier version has kept it: when a page asks for it, or when a new version starts', async () => {
    const cache = await site.caches.open('it-tools /tools/ hashed');
    await site.worker().install();
    await cache.put(scope + tool, response());
    expect(await (await site.worker().hashed(tool)).text()).toBe(right());

    await cache.put(scope + tool, response());
    await site.worker().prune();
    expect(await site.worker().fill('en')).toEqual(whole);
    expect(await (await cache.match(scope + tool))?.text()).toBe(right());
  });
});

test('without a network, a damaged copy is deleted, so that it counts as missing', async () => {
  const cache = await site.caches.open('it-tools /tools/ hashed');
  await site.worker().fill('en');
  await cache.put(scope + tool, answer('', 'text/javascript'));
  site.fetch.mockRejectedValueOnce(new TypeError('no network'));
  await expect(site.worker().hashed(tool)).rejects.toThrow('no network');
  expect(await site.worker().progress('en')).toMatchObject({ kept: 2, total: 3 });
});

test('a captive portal in front of everything leaves nothing behind', async () => {
  site.fetch.mockImplementation(async () => answer(`<!doctype html>${'x'.repeat(500)}`, 'text/html'));
  await expect(site.worker().install()).rejects.toThrow('200');
  await site.worker().fill('fr');
  expect(site.hashedNames().filter((name) => name.includes('-'))).toEqual([]);
  expect(await site.worker().shell('shell.html')).toBeUndefined();
});

describe('the page frame', () => {
  const frame = (text: string) => site.server.set('shell.html', text);

  test.each([
    ['a page that names no files', '<!doctype html><title>Sign in</title>'],
    ['a page of another build', '<script src="./assets/entry-b.js"></script>'],
    ['a page of two builds', '<script src="./assets/entry-a.js"></script><script src="./assets/entry-b.js"></script>'],
  ])('%s is not kept', async (_, text) => {
    frame(text);
    await expect(site.worker().install()).rejects.toThrow('shell.html');
    expect(await site.worker().shell('shell.html')).toBeUndefined();
  });

  test('may contain what a host adds to pages', async () => {
    frame(`${site.server.get('shell.html')}<script src="/cdn-cgi/beacon.js"></script>`);
    await site.worker().install();
    expect(await (await site.worker().shell('shell.html'))?.text()).toContain('beacon');
  });
});

test('a file of the previous version, whose hash is no longer listed, is still kept as a script and not as a page', async () => {
  await site.worker().fill('en');
  const previous = site.worker('b');
  expect(await (await previous.hashed(tool)).text()).toBe(right());
  const cache = await site.caches.open('it-tools /tools/ hashed');
  await cache.put(scope + tool, wrong['a page']!());
  expect(await (await site.worker('b').hashed(tool)).text()).toBe(right());
});
