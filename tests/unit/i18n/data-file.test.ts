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
  expect(fetch.mock.calls).toEqual([['/other.json']]);
});

test('a missing file notifies the page and is requested again', async () => {
  const answers = [() => Promise.reject(new TypeError('offline')), async () => new Response('', { status: 404 })];
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
