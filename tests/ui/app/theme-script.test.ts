// with modules of its own: the script never stops listening to the page
// @vitest-environment jsdom
import vm from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeScript } from '../../../src/config/theme-script.mjs';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  document.head.innerHTML = `<meta name="it-tools:files" content='{"en":[],"fr":["assets/texts-fr.json"]}'>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
});

/** Runs the script as a page does, with this as the stored language and theme. */
function run(stored?: string): { theme: string | undefined; spoken: string | undefined; files: string[] } {
  if (stored !== undefined) for (const key of ['language', 'theme']) localStorage.setItem(`it-tools:${key}`, stored);
  vm.runInThisContext(themeScript);
  const { theme, spoken } = document.documentElement.dataset;
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  return { theme, spoken, files: links };
}

test('the texts of the stored language start, otherwise those of the first language of the browser that has any', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'fr-CA', 'en']);
  expect(run()).toEqual({ theme: 'light', spoken: 'fr', files: ['./assets/texts-fr.json'] });
  document.head.querySelector('link')?.remove();
  expect(run('"en"')).toEqual({ theme: 'light', spoken: 'en', files: [] });
});

test.each([
  '{',
  'null',
  '7',
  '{"a":1}',
  '"toString"',
  '"__proto__"',
  '["fr"]',
  '['.repeat(60_000),
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
])('stored values that the app has never written change nothing (%#)', (stored) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  expect(run(stored)).toEqual({ theme: 'light', spoken: 'en', files: [] });
});
