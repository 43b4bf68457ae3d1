import { expect } from '@playwright/test';
import { dialog, field, open } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';

test('two-key sequences open pages and tools, but not from a field', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The listener starts soon after the first paint.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/', { timeout: 500 });
  }).toPass();
  await page.locator('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page).toHaveURL('/json-prettify');
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('gh');
  await expect(page.locator('.cm-content').first()).toContainText('gh');
  await expect(page).toHaveURL(/\/json-prettify/);
  await open(page);
  await page.keyboard.type('gh');
  await expect(field(page)).toHaveValue('gh');
  await expect(page).toHaveURL('/about');
});

test('a theme is chosen from the list and undone on the page', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? '');
  await page.goto('/about');
  const before = await theme();
  await open(page);
  await page.keyboard.type('> appearance');
  await expect(dialog(page).getByRole('option', { name: 'Theme', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('option')).toHaveText([/Light/, /Dark/, /System/]);
  await page.keyboard.type(before === 'dark' ? 'light' : 'dark');
  await page.keyboard.press('Enter');
  await expect.poll(theme).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.locator('main').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(theme).toBe(before);
  await expect(page.getByText(/^Undone: Theme: /)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(theme).not.toBe(before);
});
