// The states of the product that its pictures show, for the script that makes them and the test that looks whether they are still like it.

/** @typedef {import('@playwright/test').Page} Page */

/** The form factors of the manifest, in CSS pixels. */
export const FORMS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** What a shared link shows elsewhere: the size that all networks take. */
export const SOCIAL = { ...FORMS.wide, viewport: { width: 1200, height: 630 } };

/** @type {Readonly<Record<'home' | 'palette' | 'tool' | 'chain', (page: Page) => Promise<void>>>} */
export const STATES = {
  async home(page) {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('group', { name: 'Try' }).getByText('65,281').or(page.getByText('11111111')).first().waitFor();
  },
  async palette(page) {
    await page.goto('/');
    await page.getByRole('combobox', { name: /^Search/ }).fill('sha256 hello');
    await page.locator('[role="option"][data-kind="answer"]').first().getByText('2cf24dba5fb0a30e').waitFor();
  },
  async tool(page) {
    await page.goto('/json-prettify');
    await page
      .getByText('Showing an example')
      .or(page.getByText('Result ready'))
      .first()
      .waitFor({ state: 'attached' });
    // The menu is scrolled to the open tool once scripts have started.
    await page.waitForFunction(() => {
      const link = document.querySelector('nav [aria-current="page"]');
      if (!link?.checkVisibility({ visibilityProperty: true })) return document.querySelector('[data-static]') === null;
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  },
  async chain(page) {
    await page.goto('/chain');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  },
};

/** Opens a state, in the fonts of the product, which first visits don't wait for. @param {Page} page @param {keyof typeof STATES} name */
export async function show(page, name) {
  await STATES[name](page);
  await page.evaluate(async () => {
    document.documentElement.dataset['fonts'] = '';
    await document.fonts.ready;
    await document.fonts.load('16px Inter');
  });
  await page.evaluate(() => document.fonts.ready);
}

/** What is the same for everybody: language, theme, time, no motion. */
export const CONTEXT = /** @type {const} */ ({
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});

/**
 * Returns what can be seen: the texts in the window, without numbers, and the colors of the frame. It says how much a
 * picture is like the page without depending on a pixel, a count or a single new tool.
 * @param {Page} page
 */
export const seen = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || right - left < 4) continue;
      const text = (node.textContent ?? '').replace(/\d+/g, '0').trim();
      if (text !== '') words.add(text);
    }
    const colors = ['body', 'header', 'main', 'nav', 'h1'].map((selector) => {
      const element = document.querySelector(selector);
      const { backgroundColor, color, fontSize } = element ? getComputedStyle(element) : document.body.style;
      return `${selector} ${backgroundColor} ${color} ${fontSize}`;
    });
    return { words: [...words].toSorted(), colors };
  });

/** The share of texts that two looks have in common. @param {readonly string[]} a @param {readonly string[]} b */
export function likeness(a, b) {
  const both = a.filter((text) => b.includes(text)).length;
  return both / Math.max(1, a.length + b.length - both);
}

/** The file with what could be seen when the pictures were made. */
export const SEEN_FILE = 'scripts/pictures/seen.json';
