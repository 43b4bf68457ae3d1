import { expect, type Page } from '@playwright/test';
import { expectSettled, expectTakenOver } from '../catalog.ts';
import { test } from '../test.ts';

/** What surrounds the page loads with its first frame, and no browser preloads workers. */
const LATER = /\/assets\/(?:later-|transform\.worker-)/;

/** The files requested before scripts first show the page with its first output. */
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

const PATHS = ['/about', '/uuid-generator', '/hash-text', '/json-prettify', '/yaml-to-json-converter'];

for (const locale of ['en-US', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('before a page is shown it requests only files named in its HTML', async ({ page }) => {
      for (const path of PATHS) {
        const { asked, html } = await openedWith(page, path);
        expect(asked.length, path).toBeGreaterThan(5);
        const awaited = asked.filter((name) => !LATER.test(name));
        const unannounced = awaited.filter((name) => !html.includes(name.slice(1)));
        expect(unannounced, path).toEqual([]);
        expect(awaited.length, `requests of ${path}`).toBeLessThan(35);
      }
    });
  });
}

/**
 * What a page may load until it is used, with headers: requests, bytes over the network, elements. Each tool adds about 75 bytes, its name
 * and description; the figures are those of 152 tools, and 1 % more: gzip differs by processor.
 */
const BUDGETS = {
  '/': { requests: 6, bytes: 142_000, nodes: 1500 },
  '/uuid-generator': { requests: 11, bytes: 276_000, nodes: 1500 },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} stays within its budget until it is used, then loads the palette`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    // The pointer is already there: Chromium dispatches such moves by itself at some point after layout.
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const entries = performance
        .getEntries()
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.startsWith('http'));
      return {
        requests: entries.length,
        bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
        nodes: document.getElementsByTagName('*').length,
        names: entries.map(({ name }) => name),
      };
    });
    expect(loaded.requests, loaded.names.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(loaded.bytes).toBeGreaterThan(100_000);
    expect(loaded.bytes).toBeLessThanOrEqual(budget.bytes);
    expect(loaded.nodes).toBeLessThanOrEqual(budget.nodes);
    expect(loaded.names.filter((name) => name.includes('/palette-'))).toEqual([]);
    const list = page.waitForRequest((request) => request.url().includes('/palette-'));
    await page.mouse.move(200, 200, { steps: 2 }); // the first event doesn't always contain movement
    await list;
  });
}

test('a click loads a tool while the router is still loading', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/router-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'UUID generator' }).first();
  await link.waitFor();
  const [code, texts] = [/\/uuid-generator-[^/]*\.js$/, /\/tools-crypto-en-/].map((file) => page.waitForRequest(file));
  await link.click();
  await Promise.all([code, texts]);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'UUID generator' })).toBeVisible();
});

for (const locale of ['en-US', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('a click on the home page starts all files of a tool at once', async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      // Nothing that arrives can ask for more.
      await page.route(/\/assets\/(?:form|core)-[^/]*\.js$/, async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto('/');
      await expectTakenOver(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const language = locale.slice(0, 2);
      const wanted = [
        /form-[\w-]+\.css/,
        /yaml-to-json-converter-/,
        /(?:shared-yaml|frequent)-/,
        /texts-form-/,
        `tools-converter-${language}-`,
      ];
      await page.getByRole('main').locator('a[href$="/yaml-to-json-converter"]').first().click();
      for (const file of wanted)
        await expect.poll(() => asked.some((name) => name.match(file) !== null), { message: String(file) }).toBe(true);
      const early = [...asked];
      answer();
      await expect(page.getByRole('region', { name: /^(?:Results|Résultats)$/ })).toBeVisible();
      await expectSettled(page);
      // Each file once, and none of them later.
      expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([]);
      const late = asked.filter((name) => !early.includes(name) && /form|yaml|converter/.test(name));
      expect(late).toEqual([]);
    });
  });
}
