import { expect } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

test('encoded text fills its lines despite hyphens, and its box has room for five lines from the start', async ({
  page,
}) => {
  await page.goto('/url-encoder');
  const box = page.getByRole('region', { name: 'Results' }).getByRole('textbox').first();
  // Alone in its row: next to a taller input it would have the same height.
  const height = () =>
    box.evaluate((area) => {
      area.style.flex = 'none';
      const own = area.getBoundingClientRect().height;
      area.style.flex = '';
      return own;
    });
  const heights = [];
  for (const text of [
    'a',
    'a'.repeat(200),
    `${'a'.repeat(24)}-`.repeat(8),
    'a'.repeat(600),
    `${'a'.repeat(24)}-`.repeat(24),
  ]) {
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
    await expect(box).toHaveValue(text);
    heights.push(await height());
  }
  const [least = 0, short, hyphens, long = 0, manyHyphens] = heights;
  expect(hyphens).toBe(short);
  // A short value is in larger type.
  expect(least).toBeGreaterThanOrEqual(short ?? 0);
  expect(long).toBeGreaterThan(short ?? 0);
  expect(manyHyphens).toBe(long);
});
