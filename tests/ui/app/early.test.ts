// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const PAGE = '<div data-static="page" data-early="crypto/ulid-generator"><b data-part="">\u00A0</b><b>kept</b></div>';
const shown = () => document.querySelector('[data-part]')?.textContent ?? '';

/** The script runs when it is loaded. */
async function load() {
  vi.resetModules();
  const { takeEarly } = await import('../../../src/app/early/early.ts');
  return takeEarly;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  delete document.documentElement.dataset['hold'];
  delete document.documentElement.dataset['linked'];
  document.body.innerHTML = '';
});

test('the result appears in the prerendered page, and is handed over once', async () => {
  const takeEarly = await load();
  const page = await takeEarly('ulid-generator');
  expect(shown()).toMatch(ULID);
  expect(page?.result).toMatchObject({ ok: true, output: shown() });
  expect(document.body.textContent).toContain('kept');
  expect(await takeEarly('ulid-generator')).toBeNull();
});

test('nothing is shown before the whole page has been read, which the element after it or the end shows', async () => {
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  onTestFinished(() => reading.mockRestore());
  document.body.innerHTML = `<main>${PAGE}</main>`;
  const page = (await load())('ulid-generator');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toBe('\u00A0');
  document.dispatchEvent(new Event('readystatechange'));
  expect(await page).not.toBeNull();
  expect(shown()).toMatch(ULID);

  document.body.innerHTML = `<main>${PAGE}</main><nav></nav>`;
  expect(await (await load())('ulid-generator')).not.toBeNull();
});

test('another page gets none', async () => {
  const takeEarly = await load();
  expect(await takeEarly('uuid-generator')).toBeNull();
});

test.each([
  [
    'the page is hidden, since the visitor has settings or another language',
    () => (document.documentElement.dataset['hold'] = ''),
  ],
  ['the address has other values', () => (document.documentElement.dataset['linked'] = '')],
  ['the page has no place for it', () => document.querySelector('[data-early]')?.removeAttribute('data-early')],
  ['the tool is unknown', () => document.querySelector('[data-early]')?.setAttribute('data-early', 'crypto/none')],
])('nothing is shown when %s', async (_, change) => {
  change();
  const takeEarly = await load();
  expect(await takeEarly('ulid-generator')).toBeNull();
  expect(shown()).toBe('\u00A0');
});
