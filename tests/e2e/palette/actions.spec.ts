import { expect } from '@playwright/test';
import { answers, dialog, field, open, paste, watch, watchClipboard } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';

test('an answer can become the input, be compared with pasted text, and explain why it appeared', async ({ page }) => {
  const seen = await watch(page);
  await open(page);
  await page.keyboard.type('b64 hello');
  await expect(answers(page).first()).toContainText('aGVsbG8=');
  for (const answer of ['hello', 'aGVsbG8=']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+Shift+x');
    await expect(answers(page).first()).toContainText(answer);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+Shift+v');
  const other = dialog(page).getByRole('textbox', { name: 'Text to compare with' });
  await other.fill('aGVsbG8=\n');
  await expect(dialog(page).getByText('Same, except for surrounding whitespace')).toBeVisible();
  await other.fill('aGVsbG9=');
  await expect(dialog(page).getByText('First difference at character 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+y');
  await expect(dialog(page).getByRole('region', { name: 'Explain this answer' })).toContainText('Base64');
  expect(await seen.clipboardReads()).toBe(0);
});

test('a link to a chain contains no text, and the chain it opens waits for one', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await page.keyboard.type('b64d aGVsbG8= | sha256 --encoding=base64');
  await expect(answers(page).first()).toContainText('LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+Shift+l');
  await expect.poll(copied).toHaveLength(1);
  const [link = ''] = await copied();
  expect(new URL(link).search).toBe('?open=b64d+%7C+sha256+--encoding%3Dbase64');

  await page.goto(link);
  await expect(dialog(page).getByText('From a link')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('b64d | sha256 --encoding=base64');
  await expect(dialog(page).getByText('Paste text for the first tool')).toBeVisible();
  await paste(page, 'aGVsbG8=');
  await expect(answers(page).first()).toContainText('LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=');
  await page.goto('/?open=b64d+secret+%7C+sha256');
  await expect(page).toHaveURL('/');
  await expect(dialog(page)).toBeHidden();
});

test('conversions work in the words of the language', async ({ browser }) => {
  for (const [locale, line, answer] of [
    ['es-ES', '0xff en binario', '11111111'],
    ['es-ES', '5 pulgadas en cm', '12.7 cm'],
    ['fr-FR', '2026 en chiffres romains', 'MMXXVI'],
    ['pt-BR', '255 em hexadecimal', 'ff'],
    ['ru-RU', '255 в двоичной', '11111111'],
    ['zh-CN', '255转二进制', '11111111'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog').first();
    await palette.getByRole('combobox').fill(line);
    await expect(palette.locator('[role="option"][data-kind="answer"]').first()).toContainText(answer);
    await page.close();
  }
});
