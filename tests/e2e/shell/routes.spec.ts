import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { SITE, expectTakenOver, tools, words } from '../catalog.ts';
import { navigate } from '../navigate.ts';

test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
test.setTimeout(120_000);

const pages = [
  ['/', SITE],
  ['/about', `${words.about.title} - ${SITE}`],
] as const;
const redirects = tools.flatMap(({ id, title, redirectFrom }) =>
  redirectFrom.map((from) => ({ from, to: `/${id}`, title: `${title} - ${SITE}` })),
);

/** The current page: its address, title and heading. */
async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await expectTakenOver(page);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(path);
  // The heading of the home page describes the product; its name is in the title and the menu.
  const name =
    title === SITE
      ? words.home.headline_other.replace('{{count}}', String(tools.length))
      : title.replace(` - ${SITE}`, '');
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeAttached();
}

test('there are tools and redirects to test', () => {
  expect(tools.length).toBeGreaterThan(70);
  expect(redirects.length).toBeGreaterThan(4);
});

test('home and about open at their addresses with their titles (tools/pages.spec covers the tools)', async ({
  page,
}) => {
  for (const [path, title] of pages) {
    await page.goto(path);
    await expectPage(page, path, title);
  }
});

/** languages.spec visits every page within the product. */
const SOME = tools.filter((_, index) => index % 8 === 0);

test('pages open from the menu with their titles', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: words.nav.tools, exact: true });
  for (const { id, title } of SOME) {
    await menu.locator(`ul a[href$="/${id}"]`).click();
    await expectPage(page, `/${id}`, `${title} - ${SITE}`);
  }
});

test('every old address leads to its tool, whether loaded or navigated to', async ({ page }) => {
  for (const { from, to, title } of redirects) {
    await page.goto(from);
    await expectPage(page, to, title);
    await navigate(page, '/about');
    await expectPage(page, '/about', `${words.about.title} - ${SITE}`);
    await navigate(page, from);
    await expectPage(page, to, title);
  }
});

test('the component pages exist only in development', async ({ page }) => {
  for (const path of ['/c-lib', '/c-lib/button']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words.notFound.title })).toBeVisible();
    await navigate(page, '/about');
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1, name: words.notFound.title })).toBeVisible();
  }
});
