import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, tools } from './catalogue.ts';

const addresses = ['/', '/about', '/no-such-page', ...tools.map(({ id }) => `/${id}`)];
/** So many tests, which can run beside each other. */
const PARTS = 4;

/** What axe finds in the page itself; menu, header and palette are the same on all pages (accessibility.spec). */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().include('main');
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`));
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`every page asks no other host for anything, and axe finds nothing in either theme (${part + 1}/${PARTS})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(480_000);
    // Without a service worker every request of a page is one of the browser.
    const context = await browser.newContext({
      baseURL,
      serviceWorkers: 'block',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const others: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) others.push(href);
    });
    const page = await context.newPage();
    for (const address of addresses.filter((_, index) => index % PARTS === part)) {
      await test.step(address, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(address);
        await expectTakenOver(page);
        await expect(page.locator('main h1').first()).toBeAttached();
        expect.soft(await violations(page), address).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        expect.soft(await violations(page, ['color-contrast']), `${address}, dark`).toEqual([]);
      });
    }
    expect(others).toEqual([]);
    await context.close();
  });
}
