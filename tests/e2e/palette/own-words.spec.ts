// Custom words, from the first one to another browser: created in the palette and in Settings, used, edited, exported, cleared, imported.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../shell/taken-over.ts';
import { answers, dialog, field, open, watchClipboard } from './palette-page.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const itemOf = (page: Page, word: string) => settings(page).locator(`[data-word="${word}"]`);

/** Types a line into the palette and copies its first answer. */
async function copies(page: Page, line: string, shown: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(line);
  await expect(answers(page).first()).toContainText(shown);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
}

async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(`> ${name}`);
  await expect(dialog(page).getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

async function add(page: Page, kind: string, given: Record<string, string>): Promise<void> {
  await settings(page).getByRole('button', { name: kind }).click();
  for (const [label, value] of Object.entries(given))
    await settings(page).getByLabel(label, { exact: true }).fill(value);
  await settings(page).getByRole('button', { name: 'Save', exact: true }).click();
}

/** Uses a tool with an option, a chain, a snippet and keys. */
async function usesAll(page: Page): Promise<void> {
  await copies(page, 'shab hi', 'j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ=');
  await copies(page, 'unpack eyJhIjoxfQ==', '"a": 1');
  await copies(page, 'bye Ann', 'Kind regards, Ann');
  await page.keyboard.press('g');
  await page.keyboard.press('z');
  await expect(field(page).first()).toBeFocused(); // the tool may show its option next to it
  await page.keyboard.type('hi');
  await expect(answers(page).first()).toContainText('j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ=');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('own words and keys are made, used, edited, exported, cleared and imported', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await page.keyboard.type('sha256 --encoding=base64 hi');
  await expect(answers(page).first()).toContainText('j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ=');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+e');
  await dialog(page)
    .getByLabel(/^Alias for/)
    .fill('shab');
  await dialog(page).getByLabel('Key sequence').fill('g z');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(/^Alias for/)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await command(page, 'Settings');
  await expect(itemOf(page, 'shab')).toContainText('sha256 --encoding=base64');
  // The typed input is not stored.
  await expect(itemOf(page, 'shab')).not.toContainText('hi');
  await add(page, 'Add quicklink', { Keyword: 'unpack', 'Tools and options': 'b64d | json' });
  await add(page, 'Add snippet', { Keyword: 'bye', Text: 'Regards, {text}' });
  await itemOf(page, 'bye').getByRole('button', { name: 'Edit bye' }).click();
  await settings(page).getByLabel('Text', { exact: true }).fill('Kind regards, {text}');
  await settings(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(itemOf(page, 'bye')).toContainText('Kind regards');
  await page.keyboard.press('Escape');
  await usesAll(page);
  expect(await copied()).toEqual([
    'j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ=',
    '{\n  "a": 1\n}',
    'Kind regards, Ann',
  ]);

  await command(page, 'Settings');
  const saved = page.waitForEvent('download');
  await settings(page).getByRole('button', { name: 'Export settings' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(text).words).toEqual({
    shab: { line: 'sha256 --encoding=base64', keys: ['g', 'z'] },
    unpack: { line: 'b64d | json' },
    bye: { text: 'Kind regards, {text}' },
  });
  await page.keyboard.press('Escape');
  await command(page, 'Clear data');
  await page.reload();
  await page.keyboard.press('Control+k');
  await field(page).fill('bye Ann');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(answers(page).filter({ hasText: 'Kind regards' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await command(page, 'Settings');
  await expect(settings(page).locator('[data-word]')).toHaveCount(0);
  await settings(page)
    .getByLabel('Import settings')
    .and(page.locator('input'))
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(settings(page).locator('[data-word]')).toHaveCount(0);
  await settings(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(settings(page).locator('[data-word]')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await usesAll(page);
  await page.reload();
  await usesAll(page);
});
