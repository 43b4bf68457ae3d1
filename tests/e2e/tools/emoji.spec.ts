import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { watchComplaints } from '../catalog.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US', permissions: ['clipboard-write'] });

test('the emoji picker renders only visible emoji, works with the keyboard, and copies', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await page.goto('/emoji-picker');
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  const mounted = () => page.locator('main').evaluate((main) => main.querySelectorAll('*').length);
  expect(await mounted()).toBeLessThan(1500);
  await expect(page.getByRole('textbox', { name: 'Search emoji' })).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell', { name: 'flag: Wales' })).toBeFocused();
  await expect(page.getByRole('gridcell', { name: 'flag: Wales' })).toBeInViewport();
  expect(await mounted()).toBeLessThan(1500);

  await page.keyboard.type('rocket');
  await expect(page.getByRole('heading', { level: 2, name: 'rocket' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied 🚀')).toBeVisible();
  await page.reload();
  await expect(cells.first()).toHaveText('🚀');
  expect(complaints).toEqual([]);
});

test('the device information follows the window', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await page.goto('/device-information');
  const viewport = page.locator('dt', { hasText: /^Viewport$/ }).locator('+ dd');
  await expect(viewport).toContainText('1280 × 800 px');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(viewport).toContainText('900 × 700 px');
  await expect(page.getByText('Chromium').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
