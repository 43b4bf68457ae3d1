import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSite, Redirected } from './fake-site.ts';

let site: FakeSite;
beforeEach(() => {
  site = new FakeSite();
});

const first = '{"siteTitle":"One"}';
const settingsOf = async (version?: string) => (await site.worker(version).settings()).text();
const withoutNetwork = () => site.fetch.mockRejectedValueOnce(new TypeError('no network'));

test('config.json is the current one', async () => {
  for (const text of [first, '{"siteTitle":"Two"}', '{}']) {
    site.server.set('config.json', text);
    expect(await settingsOf()).toBe(text);
    await site.worker().keepSettings(text);
  }
});

test('it may be missing', async () => {
  withoutNetwork();
  expect(await settingsOf()).toBe('{}');
  await site.worker().keepSettings(first);
  expect((await site.worker().settings()).status).toBe(404);
});

test("without a network or if it doesn't respond, it is the last one that a page has started with, even after an update", async () => {
  await site.worker().install();
  await site.worker().keepSettings(first);
  await site.worker('b').prune();
  withoutNetwork();
  expect(await settingsOf('b')).toBe(first);
  site.fetch.mockImplementationOnce(() => new Promise(() => undefined));
  expect(await settingsOf('b')).toBe(first);
});

test('one that no page has started with is not kept', async () => {
  site.server.set('config.json', '{"siteTitel":"Two"}');
  await site.worker().install();
  await site.worker().keepSettings(first);
  expect(await settingsOf()).toBe('{"siteTitel":"Two"}'); // the page tells the administrator what is wrong
  withoutNetwork();
  expect(await settingsOf()).toBe(first);
});

test('without space, the previous one stays', async () => {
  await site.worker().keepSettings(first);
  (await site.caches.open('it-tools /tools/ hashed')).full = true;
  await site.worker().keepSettings('{"siteTitle":"Two"}');
  withoutNetwork();
  expect(await settingsOf()).toBe(first);
});

describe.each<[string, string, string, number?, boolean?]>([
  ['a page', '<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8'],
  ['a page that claims to be JSON', '<!doctype html>', 'application/json'],
  ['plain text', 'Please sign in', 'text/plain'],
  ['nothing', '', 'application/json'],
  ['half of the file', '{"siteTitle":', 'application/json'],
  ['a list', '["siteTitle"]', 'application/json'],
  ['a number', '1', 'application/json'],
  ['too many brackets', '['.repeat(60_000), 'application/json'],
  ['an error of the server', '{"error":"overloaded"}', 'application/json', 503],
  ['an error of a proxy', '{"error":"sign in"}', 'application/json', 401],
  ['the answer of another address', '{"siteTitle":"Portal"}', 'application/json', 200, true],
])('%s in place of config.json', (_, text, type, status = 200, redirected = false) => {
  const wrong = () =>
    site.fetch.mockImplementationOnce(async () => {
      const Answer = redirected ? Redirected : Response;
      return new Answer(text, { status, headers: { 'Content-Type': type } });
    });

  test('leaves the last good one in use, and is not kept', async () => {
    await site.worker().keepSettings(first);
    wrong();
    expect(await settingsOf()).toBe(first);
    withoutNetwork();
    expect(await settingsOf()).toBe(first);
  });

  test('reaches a page that has no other, which tells what is wrong', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // not because it is late
    try {
      wrong();
      expect(await settingsOf()).toBe(text);
      expect(site.hashedNames()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
