import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectFirstExampleAnswers, expectTakenOver, takesFile, tools, watchComplaints, words } from '../catalogue.ts';

const SITE = 'IT Tools';
const pages = [
  { path: '/', title: SITE, operations: [] },
  { path: '/about', title: `${words.about.title} - ${SITE}`, operations: [] },
  ...['/no-such-page', '/constructor', '/__proto__'].map((path) => {
    return { path, title: `${words.notFound.title} - ${SITE}`, operations: [] };
  }),
  ...tools.map(({ id, title, operations }) => ({ path: `/${id}`, title: `${title} - ${SITE}`, operations })),
];
/** So many tests, which can run beside each other. */
const PARTS = 6;

/** What axe finds in the page itself; menu, header and palette are the same on all pages (accessibility.spec). */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Only what is wrong: selectors for all that is right take half of its time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include('main');
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`));
}

/** Icons that are not in the document they are used in. */
const missingIcons = (page: Page) =>
  page
    .locator('use')
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href || ':not(*)')),
    );

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect.soft(await violations(page), path).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // All other rules have nothing to do with colors.
  expect.soft(await violations(page, ['color-contrast']), `${path}, dark`).toEqual([]);
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`every page opens by its address, answers its first examples, asks no other host, and axe finds nothing (${part + 1} of ${PARTS})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce' });
    const others: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) others.push(href);
    });
    const page = await context.newPage();
    const complaints = await watchComplaints(page);
    for (const { path, title, operations } of pages.filter((_, index) => index % PARTS === part)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectTakenOver(page);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('main h1').first()).toBeAttached();
        expect.soft(await missingIcons(page), path).toEqual([]);
        for (const [index, operation] of operations.entries()) {
          if (index > 0)
            await page.getByRole('radiogroup', { name: words.form.operations }).getByRole('radio').nth(index).click();
          if (!operation.cost && !takesFile(operation)) await expectFirstExampleAnswers(page);
        }
        expect.soft(complaints.splice(0), path).toEqual([]);
        await expectAccessible(page, path);
        complaints.length = 0; // axe puts scripts into frames that refuse them
      });
    }
    expect(others).toEqual([]);
    await context.close();
  });
}
