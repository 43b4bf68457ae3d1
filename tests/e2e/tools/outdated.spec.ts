import { expect, type Page } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

test.use({ locale: 'en-US' });

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('a result of an earlier input', () => {
  test("can't be used while the input has an error", async ({ page }) => {
    await page.goto('/date-converter');
    await input(page, 'Date or timestamp').fill('2024-12-25T10:00:00Z');
    const value = results(page).getByText('1735120800', { exact: true }).first();
    await expect(value).toBeVisible();
    await input(page, 'Date or timestamp').fill('2024-13-45');
    await expect(input(page, 'Date or timestamp')).toHaveAttribute('aria-invalid', 'true');
    await expect(value).toHaveCount(0); // it would go on by itself

    await page.goto('/base64-string-converter#op=decode');
    await input(page, 'Base64').fill('aGVsbG8=');
    const copy = results(page).locator('button[data-copy-state]').first();
    await expect(results(page).getByText('hello', { exact: true }).first()).toBeVisible();
    await copy.click({ trial: true });
    await input(page, 'Base64').fill('aGVsbG8=*');
    await expect(results(page)).toHaveAttribute('data-stale', 'true');
    await expect(copy.click({ trial: true, timeout: 1000 })).rejects.toThrow('element is inert');
    await input(page, 'Base64').fill('aGVsbG8=');
    await copy.click({ trial: true });
  });
});
