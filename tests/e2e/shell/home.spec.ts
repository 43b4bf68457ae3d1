import { expect, type Page } from '@playwright/test';
import { words } from '../catalog.ts';
import { test } from './taken-over.ts';

test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const idsIn = (page: Page, name: string) =>
  section(page, name)
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeAttached();
}

test('recently used tools are on the home page until turned off', async ({ page }) => {
  for (const path of ['/hash-text', '/json-prettify', '/hash-text', '/']) await open(page, path);
  await expect(section(page, words.home.recent)).toBeVisible();
  expect(await idsIn(page, words.home.recent)).toEqual(['hash-text', 'json-prettify']);
  const toggle = page.getByRole('button', { name: words.home.showRecent });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(section(page, words.home.recent)).toHaveCount(0);
  for (const path of ['/bcrypt', '/']) await open(page, path);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(section(page, words.home.recent)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('it-tools:recent'))).toBe('[]');
});

test('compact cards take one line each, even after a reload', async ({ page }) => {
  await open(page, '/');
  const card = page.locator('[data-card="hash-text"]').last();
  const height = async () => (await card.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(80);
  await page.getByRole('button', { name: words.home.compact }).click();
  expect(await height()).toBeLessThan(50);
  await page.reload();
  await expect(page.getByRole('button', { name: words.home.compact })).toHaveAttribute('aria-pressed', 'true');
  expect(await height()).toBeLessThan(50);
});

test('all menu categories collapse and expand at once', async ({ page }) => {
  await open(page, '/about');
  const menu = page.getByRole('navigation', { name: words.nav.tools, exact: true });
  await menu.getByRole('button', { name: words.nav.collapseAll }).click();
  await expect(menu.locator('ul a:visible')).toHaveCount(0);
  await page.reload();
  await menu.getByRole('button', { name: words.nav.expandAll }).click();
  await expect(menu.getByRole('link', { name: 'Hash text' })).toBeVisible();
  await expect(menu.locator('[aria-expanded="false"]')).toHaveCount(0);
});

test('clearing data can be undone', async ({ page }) => {
  for (const path of ['/hash-text', '/']) await open(page, path);
  await page.getByRole('button', { name: words.home.compact }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('main').getByRole('combobox').fill(words.commands.clear.name);
  await page.getByRole('main').getByRole('option', { name: words.commands.clear.name }).first().click();
  await expect(section(page, words.home.recent)).toHaveCount(0);
  await page.getByRole('button', { name: words.nav.undo }).click();
  expect(await idsIn(page, words.home.recent)).toEqual(['hash-text']);
  await expect(page.getByRole('button', { name: words.home.compact })).toHaveAttribute('aria-pressed', 'true');
});

test('the about page lists the licenses of all packages', async ({ page }) => {
  await open(page, '/about');
  await page.getByText(words.about.licenses, { exact: true }).click();
  const react = page.getByRole('listitem').filter({ hasText: /^react \d/ });
  await expect(react).toContainText('MIT');
  await react.locator('summary').click();
  await expect(react.getByText('Permission is hereby granted')).toBeVisible();
  await expect(page.getByText(/^Version \d{4}\.\d\d\.\d\d/)).toBeVisible();
});

test('a list of licenses that fails to load says so and can be loaded again', async ({ page }) => {
  await page.route('**/licenses.json', (route) => route.abort(), { times: 1 });
  await open(page, '/about');
  const title = page.getByText(words.about.licenses, { exact: true });
  await title.click();
  await expect(page.getByText(words.about.licensesFailed)).toBeVisible();
  await title.click();
  await title.click();
  await expect(page.getByRole('listitem').filter({ hasText: /^react \d/ })).toBeVisible();
});

test('new tools are whole rows, with a way to all of them', async ({ page }) => {
  for (const [width, most] of [
    [1920, 8],
    [1280, 8],
    [1040, 6],
    [390, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const cards = section(page, words.home.newest).locator('[data-card]:visible');
    const count = await cards.count();
    test.skip(count < 4, 'hardly anything is new');
    expect(count, `${width} px`).toBeLessThanOrEqual(most);
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    if (width > 700) expect(new Set(tops).size, `${width} px`).toBeLessThanOrEqual(2);
  }
  await page.getByRole('button', { name: /^All new tools \(\d+\)$/ }).click();
  const all = page.locator('section').last();
  await expect(page.getByRole('button', { name: words.home.newest, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('[data-card] >> text="New"').first()).toBeAttached();
  expect(await all.count()).toBe(1);
});

test('a page that is not found offers the search and the nearest tools', async ({ page }) => {
  await open(page, '/base64-encoder');
  await expect(page.getByRole('heading', { level: 1, name: words.notFound.title })).toBeVisible();
  const near = page.getByRole('main').locator('section', { hasText: words.notFound.nearest });
  await expect(near.locator('[data-card]').first()).toHaveAttribute('data-card', /^base64-/);
  await page.getByRole('main').getByRole('button', { name: words.nav.search }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await near.getByRole('link', { name: 'Base64 string converter' }).click();
  await expect(page).toHaveURL('/base64-string-converter');
});
