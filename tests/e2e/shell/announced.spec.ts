import { expect, type Page, test } from '@playwright/test';

/** Fonts swap in later, and what is shown beside the page loads with its first frame; no browser preloads workers. */
const LATER = /\/assets\/(?:[\w-]+\.woff2|later-|transform\.worker-)/;

/** The files that the page has asked for when it is first shown by scripts, with its first output. */
async function openedWith(page: Page, path: string) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.querySelector('#root');
      if (!root || root.childElementCount === 0 || root.querySelector('[data-static]')) return;
      Object.assign(window, { shownAt: performance.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto(path);
  await page.waitForFunction(() => 'shownAt' in window);
  const asked = await page.evaluate(() => {
    const { shownAt } = window as unknown as { shownAt: number };
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shownAt);
    return [...new Set(early.map(({ name }) => new URL(name).pathname))];
  });
  return { asked, html: (await response?.text()) ?? '' };
}

for (const locale of ['en-US', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const path of ['/about', '/uuid-generator', '/hash-text', '/json-prettify', '/yaml-to-json-converter']) {
      test(`${path} asks for nothing before it is shown that its HTML did not name`, async ({ page }) => {
        const { asked, html } = await openedWith(page, path);
        expect(asked.length).toBeGreaterThan(5);
        const unannounced = asked.filter((name) => !LATER.test(name) && !html.includes(name.slice(1)));
        expect(unannounced).toEqual([]);
        expect(asked.length, 'requests').toBeLessThan(40);
      });
    }
  });
}
