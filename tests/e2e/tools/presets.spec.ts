import { expect } from '@playwright/test';
import { saveData, test } from '../test.ts';

test('options are kept under a name, on the page and in the palette', async ({ page }) => {
  await saveData(page);
  await page.goto('token-generator');
  const presets = page.getByRole('button', { name: 'Presets' });
  await presets.click();
  const dialog = page.getByRole('dialog', { name: 'Presets' });
  await expect(dialog).toContainText('Change an option');
  await page.keyboard.press('Escape');
  await expect(presets).toBeFocused();

  const symbols = page.getByRole('checkbox', { name: /^Symbols/ });
  await symbols.check();
  await presets.click();
  await dialog.getByRole('textbox').fill('wifi');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('already has this keyword');
  await dialog.getByRole('textbox').fill('strong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^strong/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');

  await symbols.uncheck();
  await presets.click();
  await dialog.getByRole('button', { name: /^strong/ }).click();
  await expect(dialog).toBeHidden();
  await expect(symbols).toBeChecked();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('token strong');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Token generator');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape'); // the first one empties the field

  await presets.click();
  await dialog
    .getByRole('button', { name: /strong/ })
    .last()
    .click();
  await expect(dialog).toContainText('No presets yet');
});
