// Failing browser storage: full, damaged, or changed by two tabs at once. IndexedDB: faults.spec.
import { expect, type Page } from '@playwright/test';
import { words } from '../catalog.ts';
import { test } from './taken-over.ts';

const notice = (page: Page, text: string) => page.locator('[data-notice]').filter({ hasText: text });
const add = (page: Page) => page.getByRole('button', { name: 'Add Hash text to favorites' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove Hash text from favorites' });
const editor = (page: Page) => page.locator('main [contenteditable="true"]').first();

test('a full local storage is reported; changes work until the page is left and are saved once there is room', async ({
  page,
}) => {
  await page.goto('/hash-text');
  await page.evaluate(() => {
    // Another app on the same origin may fill it to the last character.
    for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2))
      for (let index = 0; ; index += 1)
        try {
          localStorage.setItem(`other:${length}:${index}`, 'x'.repeat(length));
        } catch (error) {
          if (error instanceof DOMException && error.name === 'QuotaExceededError') break;
          throw error;
        }
  });
  await add(page).click();
  await expect(remove(page)).toBeVisible();
  await expect(page.getByText(words.errors.storageBlocked).first()).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('other:')) localStorage.removeItem(key);
  });
  await remove(page).click();
  await add(page).click();
  await page.reload();
  await expect(remove(page)).toBeVisible();
});

test('pages open like on a first visit if local storage is damaged', async ({ page }) => {
  await page.goto('/hash-text');
  await add(page).click();
  for (const text of ['{"', '[[[', 'null', '"x"', '{"__proto__":{"a":1}}', '\0', '9'.repeat(400)]) {
    await page.evaluate((damaged) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('it-tools:')) localStorage.setItem(key, damaged);
    }, text);
    await page.reload();
    await expect(add(page), text).toBeVisible();
    await expect(page.getByRole('region', { name: words.form.results })).toContainText(/[\da-f]{32}/);
  }
  await add(page).click();
  await page.reload();
  await expect(remove(page)).toBeVisible();
});

test('a draft edited in two tabs at once is reported, and the last change is kept', async ({ page, context }) => {
  await page.goto('/html-wysiwyg-editor');
  const other = await context.newPage();
  await other.goto('/html-wysiwyg-editor');
  await expect(editor(page)).toBeVisible();
  await expect(editor(other)).toBeVisible();
  // On a slow machine, one draft may be saved before the other is edited. A text that is already there would be no edit.
  let attempts = 0;
  await expect(async () => {
    attempts += 1;
    await Promise.all([
      editor(page).fill(`from the first, ${attempts}`),
      editor(other).fill(`from the second, ${attempts}`),
    ]);
    await page.waitForTimeout(500); // longer than the delay before saving
    const told = [page, other].map((tab) => notice(tab, words.errors.otherTab).count());
    expect((await Promise.all(told)).some((count) => count > 0)).toBe(true);
  }).toPass();
  await other.waitForTimeout(1000); // longer than the delay before saving it
  await editor(other).fill('from the second, later');
  await other.waitForTimeout(1000);
  await other.reload();
  await expect(editor(other)).toContainText('from the second, later');
  await other.close();
});
