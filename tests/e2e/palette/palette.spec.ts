import { expect, type Page } from '@playwright/test';
import { COLORS, violationsIn } from '../axe.ts';
import { dialog, open, watchClipboard } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';

const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const option = (page: Page, kind: string) => dialog(page).locator(`[role="option"][data-kind="${kind}"]`);

test('a line is answered, Enter copies the answer, and nothing is left behind', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await page.keyboard.type('sha256 hello');
  await expect(option(page, 'answer').first()).toContainText(sha256);
  await expect(option(page, 'answer').first()).toHaveAttribute('data-tool', 'hash-text');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(await copied()).toEqual([sha256]);
});

test('Enter right after the last key acts on what was typed', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  for (const [line, answer] of [
    ['b64 hello', 'aGVsbG8='],
    ['b64d aGVsbG8=', 'hello'],
    ['sha256 hello', sha256],
  ]) {
    await page.keyboard.type(line ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await copied()).at(-1)).toBe(answer);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
  }
  await page.keyboard.type('json-prettify');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/json-prettify');
});

test('no key after the hotkey is lost, even while the page loads', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('the quick brown fox jumps over the lazy dog');
  await expect(page.locator('input:focus')).toHaveValue('the quick brown fox jumps over the lazy dog');
});

test('Tab opens the tool with the input, which never appears in the address, history, title or storage', async ({
  page,
}) => {
  const requests: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  page.on('console', (message) => logged.push(message.text()));
  const canary = 'CANARY-7f3a';
  await open(page);
  await page.keyboard.type(`sha512 ${canary}`);
  await expect(option(page, 'answer').first()).toContainText(/[\da-f]{128}/);
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/hash-text');
  await expect(page.getByRole('textbox').first()).toHaveValue(canary);
  const traces = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const entries = performance.getEntries().map(({ name }) => name);
    const storage = [{ ...localStorage }, { ...sessionStorage }];
    return JSON.stringify([location.href, history.state, document.title, storage, document.cookie, databases, entries]);
  });
  expect([traces, ...requests, ...logged].filter((text) => text.includes(canary))).toEqual([]);
});

test('pasted text with several lines becomes a chip and stays exact', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await dialog(page)
    .getByRole('combobox')
    .evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '{"b": 1.0,\n "a": 1e400}\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await expect(dialog(page).getByText('Pasted text · 24 B')).toBeVisible();
  await expect(option(page, 'answer').first()).toHaveAttribute('data-tool', 'json-prettify');
  await page.keyboard.type('b64');
  await expect(option(page, 'answer').first()).toHaveAttribute('data-tool', 'base64-string-converter');
  await page.keyboard.press('Enter');
  await expect.poll(copied).toEqual([Buffer.from('{"b": 1.0,\n "a": 1e400}\n').toString('base64')]);
});

test('pasting a megabyte does not block the page', async ({ page }) => {
  await open(page);
  const input = dialog(page).getByRole('combobox');
  await input.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'lorem ipsum\n'.repeat(90_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(dialog(page).getByText('Pasted text · 1.1 MB')).toBeVisible();
  await page.keyboard.type('x'.repeat(20));
  await expect(input).toHaveValue('x'.repeat(20));
});

test('Escape clears, then closes and returns the focus', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: /search/i });
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('json');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('text being composed is searched, and the Enter that ends it runs nothing', async ({ page }) => {
  await open(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'ジェイソン', selectionStart: 5, selectionEnd: 5 });
  await expect(dialog(page).getByRole('combobox')).toHaveValue('ジェイソン');
  await expect(dialog(page).getByText('No results found').first()).toBeVisible();
  await client.send('Input.insertText', { text: 'json' });
  await expect(option(page, 'tool').first()).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a resting pointer does not select', async ({ page }) => {
  await open(page);
  const rows = dialog(page).getByRole('option');
  // hover waits until the row stops moving; the second move selects
  await rows.nth(3).hover({ position: { x: 40, y: 10 } });
  await rows.nth(3).hover({ position: { x: 42, y: 12 } });
  await expect(rows.nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('json');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});

test('on the home page the field has the focus and answers in place', async ({ page }) => {
  const copied = await watchClipboard(page);
  await page.goto('/');
  const input = page.getByRole('main').getByRole('combobox');
  await expect(input).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('b64 hello');
  await expect(page.getByRole('main').getByRole('option').first()).toContainText('aGVsbG8=');
  await page.keyboard.press('Enter');
  await expect.poll(copied).toEqual(['aGVsbG8=']);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(input).toBeFocused();
});

test('the home page has one search: Ctrl+K and the samples use its field', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const input = main.getByRole('combobox');
  await expect(input).toBeFocused();
  await page.locator('[data-card-link]').first().focus();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await expect(main.getByRole('option').first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  const sample = main.getByRole('button', { name: 'sha256 hello' });
  await expect(sample).toContainText('2cf24dba');
  await sample.click();
  await expect(input).toHaveValue('sha256 hello');
  await expect(main.getByRole('option').first()).toContainText('2cf24dba');
});

test('axe finds nothing in the open palette, in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  for (const line of ['', 'json', 'sha256 hello', 'b64d a', 'zzqqxx']) {
    await dialog(page).getByRole('combobox').fill(line);
    await page.waitForTimeout(200);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const rules = colorScheme === 'dark' ? COLORS : undefined;
      // On a busy machine, the preview of the previous row is still fading.
      const found = expect.poll(() => violationsIn(page, 'dialog', rules), { message: `${line}, ${colorScheme}` });
      await found.toEqual([]);
    }
  }
});

test('on a narrow screen it is a full-screen sheet', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await dialog(page).getByRole('combobox').fill('sha256 hello');
  await expect(option(page, 'answer').first()).toContainText(sha256);
  expect((await option(page, 'tool').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The first answer is completely visible.
  const answer = option(page, 'answer').first().locator('[dir="ltr"]');
  expect(
    await answer.evaluate((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight]),
  ).toEqual([0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await expect(dialog(page)).toBeHidden();
  await context.close();
});
