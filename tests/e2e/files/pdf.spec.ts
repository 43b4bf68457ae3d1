import { expect } from '@playwright/test';
import { test } from '../test.ts';

test('pages are drawn in the worker as they come into sight, chosen by keys and by dragging, and become images', async ({
  page,
}) => {
  await page.goto('/pdf-tools#op=pages');
  const list = page.getByRole('listbox', { name: 'Pages' });
  const pictures = () =>
    list
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.querySelector('img')?.naturalWidth));
  await expect.poll(pictures).toEqual([192, 192, 192, 192]);
  const field = page.getByRole('textbox', { name: 'Pages' });
  await list.getByRole('option', { name: 'Page 3' }).click();
  await expect(field).toHaveValue('4,1-3');
  await page.keyboard.press('Alt+Home');
  await expect(field).toHaveValue('3-4,1-2');
  await expect(list.getByRole('option', { name: 'Page 3' })).toBeFocused();
  await list.getByRole('option', { name: 'Page 2' }).dragTo(list.getByRole('option', { name: 'Page 3' }));
  await expect(field).toHaveValue('2-4,1');

  await page.getByRole('radio', { name: 'To images' }).check({ force: true });
  const images = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(images).toHaveCount(4);
  // 210, 220, 230 and 200 points at 150 dpi, in the order that was chosen
  await expect
    .poll(() => images.evaluateAll((items) => items.map((item) => item.querySelector('img')?.naturalWidth)))
    .toEqual([438, 458, 479, 417]);
});
