import { expect } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });

test('encoded text fills its lines despite hyphens, and its box has room for five lines from the start', async ({
  page,
}) => {
  await page.goto('/url-encoder');
  const box = page.getByRole('region', { name: 'Results' }).getByRole('textbox').first();
  /** The height of the box, and of its text in pixels, of which the box shows a part. */
  const measured = () =>
    box.evaluate((area) => {
      const { height } = area.getBoundingClientRect();
      Object.assign(area.style, { flex: 'none', height: '0', minHeight: '0' });
      const lines = area.scrollHeight;
      Object.assign(area.style, { flex: '', height: '', minHeight: '' });
      return { height, lines };
    });
  const found = [];
  for (const text of [
    'a'.repeat(200),
    `${'a'.repeat(24)}-`.repeat(8),
    'a'.repeat(600),
    `${'a'.repeat(24)}-`.repeat(24),
  ]) {
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
    await expect(box).toHaveValue(text);
    found.push(await measured());
  }
  const [short, hyphens, long, manyHyphens] = found;
  expect(hyphens).toEqual(short);
  expect(manyHyphens?.lines).toBe(long?.lines);
  expect(long?.lines).toBeGreaterThan(short?.lines ?? 0);
  expect(Math.min(...found.map(({ height }) => height))).toBeGreaterThanOrEqual(110);
});
