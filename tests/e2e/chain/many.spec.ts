import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inflateRawSync } from 'node:zlib';
import { violationsIn } from '../axe.ts';
import { NARROW } from '../shell/shell-page.ts';
import { test } from '../test.ts';

test.use({ locale: 'en-US' });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bar = (page: Page) => page.locator('[data-many-bar]');
const press = (page: Page, name: string | RegExp, role: 'button' | 'menuitem' = 'button') =>
  page.getByRole(role, { name }).press('Enter');

/** Presses again if the page has only been shown, and doesn't answer yet. */
async function openMany(page: Page): Promise<void> {
  const chosen = page.getByRole('button', { name: 'Choose files' });
  await expect(async () => {
    if (!(await chosen.isVisible())) await press(page, 'Many inputs');
    await expect(chosen).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('button', { name: 'Many inputs' })).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** The files of an archive by their names, as its directory lists them (APPNOTE 4.3). */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf('PK\u0005\u0006');
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const packed = zip.subarray(start, start + size);
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

test('many lines are run, canceled and run on, by keyboard and at 390 px', async ({ page }, info) => {
  const lines = Array.from({ length: 120_000 }, (_, at) => Buffer.from(`{"id":${at}}`).toString('base64'));
  lines[7] = '%';
  const list = info.outputPath('lines.txt');
  writeFileSync(list, lines.join('\n'));
  await page.setViewportSize(NARROW);
  await page.goto('/chain#steps=b64d+%7C+sha256');
  await expect(page.getByRole('listitem', { name: /^Step 2:/ })).toBeVisible();
  await openMany(page);
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose files');
  await (await choosing).setFiles(list);
  await press(page, 'Run 120,000 values');
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const done = Number(/^([\d,]+) result/.exec(await bar(page).innerText())?.[1]?.replaceAll(',', '') ?? 0);
  expect(done).toBeLessThan(lines.length);
  expect(await violationsIn(page, 'main')).toEqual([]);
  await press(page, 'Continue');
  await expect(bar(page)).toContainText('119,999 results · 1 failed');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);

  const saving = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Save' }).press('Enter');
  await press(page, 'As one text', 'menuitem');
  const made = readFileSync(await (await saving).path(), 'utf8').split('\n');
  expect(made).toEqual(lines.map((_, at) => (at === 7 ? '' : sha256(`{"id":${at}}`))));
});

test('the files of a folder dropped on a field run one by one, failures in place, and come as one archive', async ({
  page,
}, info) => {
  const folder = info.outputPath('notes');
  mkdirSync(path.join(folder, 'old'), { recursive: true });
  for (let at = 0; at < 50; at += 1)
    writeFileSync(path.join(folder, at % 2 ? 'old' : '', `${at}.json`), at === 9 ? '{"a":' : `{"b":${at},"a":1}`);
  await page.goto('/json-prettify');
  await openMany(page);
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose folder');
  await (await choosing).setFiles(folder);
  await expect(bar(page)).toContainText('49 results · 1 failed');
  await page.getByRole('radio', { name: 'Failed' }).press('Space');
  await expect(page.getByRole('row').filter({ hasText: 'notes/old/9.json' })).toContainText('Unexpected end');
  const saving = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Save' }).press('Enter');
  await press(page, 'As zip archive', 'menuitem');
  const files = unzipped(readFileSync(await (await saving).path()));
  expect(files.size).toBe(50);
  expect(files.get('notes/old/3.json.txt')).toBe('{\n  "b": 3,\n  "a": 1\n}');
  expect(files.get('errors.txt')).toContain('notes/old/9.json');
});

test('several files dropped on a field for one become many inputs', async ({ page }) => {
  await page.goto('/json-prettify');
  const field = page.getByRole('textbox').first();
  await expect(field).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const made = new DataTransfer();
    for (const name of ['a.json', 'b.json']) made.items.add(new File([`{"name":"${name}"}`], name));
    return made;
  });
  await expect(async () => {
    if (!(await bar(page).isVisible())) await field.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(bar(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(bar(page)).toContainText('2 results');
  await expect(page.getByRole('row').filter({ hasText: 'b.json' })).toContainText('"name": "b.json"');
});
