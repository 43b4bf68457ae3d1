// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.replaceChildren();
});

const load = () => import('../../../src/i18n/data-file.ts');

/** A page that includes this data. */
function pageWith(data: unknown): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset['given'] = '';
  block.textContent = JSON.stringify(data);
  document.body.append(block);
}

test('data that came with the page is not fetched; other data is fetched once', async () => {
  pageWith({ texts: { hello: 'Hello' } });
  const fetch = vi.fn(async () => Response.json({ from: 'file' }));
  vi.stubGlobal('fetch', fetch);
  const { givenData, readData } = await load();
  expect(givenData('texts')).toEqual({ hello: 'Hello' });
  expect(givenData('other')).toBeUndefined();
  expect(await readData('texts', '/texts.json')).toEqual({ hello: 'Hello' });
  expect(fetch).not.toHaveBeenCalled();
  expect(await Promise.all([readData('other', '/other.json'), readData('other', '/other.json')])).toEqual([
    { from: 'file' },
    { from: 'file' },
  ]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('a missing file notifies the page and is requested again', async () => {
  const gone = async () => new Response('', { status: 404 });
  const answers = [() => Promise.reject(new TypeError('offline')), gone, gone];
  vi.stubGlobal('fetch', () => (answers.shift() ?? (async () => Response.json([1])))());
  const missing = vi.fn();
  addEventListener('vite:preloadError', missing);
  const { readData } = await load();
  await expect(readData('a', '/a.json')).rejects.toThrow("/a.json can't be loaded");
  await expect(readData('a', '/a.json')).rejects.toThrow("/a.json can't be loaded");
  expect(await readData('a', '/a.json')).toEqual([1]);
  expect(missing).toHaveBeenCalledTimes(2);
  removeEventListener('vite:preloadError', missing);
});

test.each([
  ['a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['half of the file', () => new Response('{"a":')],
  ['a 404 that the browser has kept', () => new Response('', { status: 404 })],
  ['a redirected answer', () => Object.defineProperty(Response.json([2]), 'redirected', { value: true })],
])('%s in its place is not the file, which is fetched again, past the cache', async (_, wrong) => {
  const fetch = vi.fn(async (_address: string, { cache }: RequestInit) =>
    cache === 'reload' ? Response.json([1]) : wrong(),
  );
  vi.stubGlobal('fetch', fetch);
  const missing = vi.fn();
  addEventListener('vite:preloadError', missing);
  const { readData } = await load();
  expect(await readData('a', '/a.json')).toEqual([1]);
  expect(missing).not.toHaveBeenCalled();
  removeEventListener('vite:preloadError', missing);
});
