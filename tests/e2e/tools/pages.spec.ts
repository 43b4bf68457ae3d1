import { expect, type Page, test } from '@playwright/test';
import { COLORS, violationsIn } from '../axe.ts';
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

/** Icons that are not in the file they are taken from. */
const missingIcons = (page: Page) =>
  page.locator('use').evaluateAll(async (uses) => {
    const hrefs = [...new Set(uses.map((use) => use.getAttribute('href') ?? ''))];
    const [sprite = ''] = hrefs.map((href) => href.split('#')[0]);
    const text = await (await fetch(sprite, { cache: 'force-cache' })).text();
    return hrefs.filter((href) => !href.startsWith(sprite) || !text.includes(`id="${href.split('#')[1]}"`));
  });

/** Changes to another operation: by its tab or, where operations are sentences, by a click on its sentence. */
async function choose(page: Page, operation: string): Promise<void> {
  const sentence = page.getByRole('main').locator(`[data-operation="${operation}"]`);
  if (await sentence.isVisible()) return sentence.click();
  const tab = page.getByRole('radiogroup', { name: words.form.operations }).locator(`input[value="${operation}"]`);
  if (!(await tab.isVisible())) await page.getByText(words.form.more, { exact: true }).click();
  return tab.click();
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  // Looked at by accessibility.spec; axe reads the whole document, however little of it is asked for.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('nav, header')) if (!part.closest('main')) part.remove();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect.soft(await violationsIn(page, 'main'), path).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect.soft(await violationsIn(page, 'main', COLORS), `${path}, dark`).toEqual([]);
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
          if (index > 0) await choose(page, operation.name);
          if (!operation.cost && !takesFile(operation)) await expectFirstExampleAnswers(page);
        }
        expect.soft(complaints.splice(0), path).toEqual([]);
        await expectAccessible(page, path);
      });
    }
    expect(others).toEqual([]);
    await context.close();
  });
}
