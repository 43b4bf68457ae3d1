import { expect } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

test.use({ locale: 'en-US' });

test('the box of the Markdown preview shows that the keyboard is inside, but not a click', async ({ page }) => {
  await page.goto('/markdown-to-html#markdown=%23%20Title');
  const frame = page.locator('main section iframe');
  const title = frame.contentFrame().getByRole('heading', { name: 'Title' });
  await expect(title).toBeVisible();
  const shadow = () => frame.evaluate((inner) => getComputedStyle(inner.closest('section') ?? inner).boxShadow);
  const hasFocus = () => frame.evaluate((inner) => document.activeElement === inner);
  const plain = await shadow();
  const section = page
    .locator('main section')
    .filter({ has: page.locator('iframe') })
    .last();
  const last = section.getByRole('button').last();
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await expect.poll(shadow).not.toBe(plain);
  await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(false);
  await expect.poll(shadow).toBe(plain);
  await title.click();
  expect(await hasFocus()).toBe(true);
  expect(await shadow()).toBe(plain);
});
