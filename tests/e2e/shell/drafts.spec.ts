// Typed text survives "back", a reload, and leaving the app, in memory only; secrets survive only "back".
import { expect, type Page } from '@playwright/test';
import { menu, WIDE } from './shell-page.ts';
import { saveData } from '../test.ts';
import { test } from './taken-over.ts';

test.use({ viewport: WIDE, locale: 'en-US', serviceWorkers: 'allow' });
test.beforeEach(({ context }) => saveData(context));

const text = (page: Page) => page.getByRole('textbox', { name: 'Text or file', exact: true });
/** Filled with a random key at first. */
const secret = (page: Page) => page.getByRole('textbox', { name: 'Key', exact: true });
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Everything that the page has stored on the device. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]));

test('back and forward restore what was typed, also with another page or a reload in between', async ({ page }) => {
  await page.goto('/hmac-generator');
  await text(page).fill('CANARY first');
  await secret(page).fill('CANARY key');
  await menu(page).getByRole('link', { name: 'Text statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Text statistics' })).toBeVisible();
  await page.getByRole('main').getByRole('textbox').first().fill('CANARY second');
  await page.goBack();
  await expect(text(page)).toHaveValue('CANARY first');
  await expect(secret(page)).toHaveValue('CANARY key');
  await page.goForward();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('CANARY second');
  // A new visit starts empty.
  await menu(page).getByRole('link', { name: 'HMAC generator' }).click();
  await expect(text(page)).toHaveValue('');
  await controlled(page);
  await page.reload();
  await expect(text(page)).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('CANARY second');
  expect(await stored(page)).not.toContain('CANARY');
});

test('a reload keeps what was typed, except for secrets; so does the way back to the app', async ({ page }) => {
  await page.goto('/hmac-generator');
  await controlled(page);
  for (const [round, again] of [
    () => page.reload(),
    () => page.goto('/robots.txt').then(() => page.goBack()),
  ].entries()) {
    await text(page).fill(`CANARY ${round}`);
    await secret(page).fill('CANARY key');
    await again();
    await expect(text(page)).toHaveValue(`CANARY ${round}`);
    await expect(secret(page)).not.toHaveValue('CANARY key');
    expect(await stored(page)).not.toContain('CANARY');
  }
  await text(page).fill('');
  await page.reload();
  await expect(text(page)).toHaveValue('');
});

test('a reload keeps the text in the search field', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  const search = page.getByRole('main').getByRole('combobox').first();
  await search.fill('sha256 CANARY');
  await page.reload();
  await expect(search).toHaveValue('sha256 CANARY');
});
