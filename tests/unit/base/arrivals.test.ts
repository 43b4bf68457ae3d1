// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { isFile, renewFiles } from '../../../src/base/arrivals.ts';

const of = (type: string, status = 200) => new Response('x', { status, headers: { 'Content-Type': type } });

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a.js', 'text/javascript', true],
  ['a.js', 'application/javascript; charset=utf-8', true],
  ['a.js', 'application/x-javascript', true],
  ['a.js', 'text/plain', false],
  ['a.js', 'text/html', false],
  ['a.js', '', false],
  ['a.css', 'text/css; charset=utf-8', true],
  ['a.css', 'text/csv', false],
  ['a.html', 'text/html', true],
  ['a.json', 'application/json', true],
  ['a.json', 'text/plain', true],
  ['a.json', 'text/html; charset=utf-8', false],
  ['a.woff2', 'application/octet-stream', true],
  ['a.woff2', 'text/html', false],
])('%s as %s may be the file: %s', (name, type, expected) => {
  expect(isFile(name, of(type))).toBe(expected);
  expect(isFile(name, of(type, 404))).toBe(false);
  expect(isFile(name, Object.defineProperty(of(type), 'redirected', { value: true }))).toBe(false);
});

test('the files that a page has requested, and others, are requested again; past the cache if something else came', async () => {
  const site = 'https://example.org/tools/';
  const requested = ['assets/a-1.js', 'assets/b-1.css', 'assets/c-1.json', 'config.json', 'assets/font.woff2'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    requested.map((name) => ({ name: site + name }) as PerformanceEntry),
  );
  const portal = new Set([`${site}assets/a-1.js`, `${site}assets/worker-1.js`]);
  const asked: string[] = [];
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  const fetch = vi.fn(async (input: RequestInfo | URL, { cache }: RequestInit = {}) => {
    const address = String(input);
    asked.push(`${address.slice(site.length)} ${cache}`);
    if (portal.has(address) && cache === 'default') return of('text/html');
    return of(types[address.split('.').pop() ?? ''] ?? '');
  });
  expect(await renewFiles(fetch, [`${site}assets/worker-1.js`])).toBe(true);
  expect(asked.toSorted()).toEqual([
    'assets/a-1.js default',
    'assets/a-1.js reload',
    'assets/b-1.css default',
    'assets/c-1.json default',
    'assets/worker-1.js default',
    'assets/worker-1.js reload',
  ]);
  fetch.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
  expect(await renewFiles(fetch)).toBe(false);
  fetch.mockImplementation(async () => of('text/html'));
  expect(await renewFiles(fetch)).toBe(false);
});
