import { expect } from '@playwright/test';
import { test } from '../test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/benchmark-builder');
  await page.getByRole('radio', { name: 'From JavaScript' }).check({ force: true });
});

test('measures snippets against each other', async ({ page }) => {
  await page.getByLabel('Setup').fill('const list = Array.from({ length: 500 }, (_, n) => n);');
  await page.getByLabel('Snippet').first().fill('list.map((n) => n * 2)');
  await page
    .getByLabel('Snippet')
    .last()
    .fill('let sum = 0; for (let k = 0; k < 50; k++) for (const n of list) sum += n; return sum;');
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Measure', exact: true })).toBeVisible({ timeout: 30_000 });
  for (const samples of await page.getByLabel('Samples').and(page.locator('textarea')).all())
    expect((await samples.inputValue()).split('\n')).toHaveLength(30);
  await expect(page.getByRole('row').nth(1)).toContainText('Suite 1');
});

test('an endless loop is stopped, and an error is named', async ({ page }) => {
  await page.getByLabel('Snippet').first().fill('while (true);');
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Measure', exact: true })).toBeVisible();
  await page.getByLabel('Snippet').first().fill('missing + 1');
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Suite 1: ReferenceError: missing is not defined');
});

test('snippets reach neither the network nor storage', async ({ page, refused }) => {
  // Chromium reports an import and then blocks it by policy, so only the server's responses count.
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  const ways = [
    'fetch("/?leak")',
    'new XMLHttpRequest()',
    'new WebSocket("ws://localhost/?leak")',
    'importScripts("/?leak")',
    'indexedDB.open("x")',
    'caches.open("x")',
    'navigator.userAgent',
    'new Worker("/?leak")',
    'postMessage("x")',
    'await import("/?leak.js")',
  ];
  for (const way of ways) {
    await page.getByLabel('Snippet').first().fill(way);
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Error');
  }
  expect(answered.filter((url) => url.includes('leak'))).toEqual([]);
  refused.length = 0; // the attempts themselves
});
