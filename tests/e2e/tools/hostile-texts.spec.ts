import { expect, type Page, test } from '@playwright/test';
import { share, workerReady } from '../palette/palette-page.ts';
import { saveData } from '../test.ts';
import { PAYLOADS } from './xss-payloads.ts';
import { liveCode, watch } from './xss-signs.ts';

// Texts that don't come from a field: settings and texts of an installation, shared texts, file names.
test.use({ bypassCSP: true, locale: 'fr-FR' });

const EVERYTHING = PAYLOADS.join('\n\n');
const HOSTILE = '<img src=x onerror=xss()><script>xss()</script>[a](javascript:xss())';

/** All texts of a language, each followed by a payload. */
function spoiled(texts: unknown): unknown {
  if (typeof texts === 'string') return `${texts} ${HOSTILE}`;
  if (Array.isArray(texts)) return texts.map(spoiled);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, spoiled(value)]));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root > *')).not.toHaveCount(0);
  // Images and timers in the output.
  await page.waitForTimeout(200);
}

test('payloads in the settings and texts of an installation never run', async ({ page }) => {
  const signs = await watch(page);
  let config: object = { siteTitle: HOSTILE.slice(0, 40), showBanner: true, homeText: EVERYTHING };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  let files = 0;
  await page.route(/\/assets\/[\w-]+-fr-[\w-]+\.json$/, async (route) => {
    files += 1;
    const response = await route.fetch();
    await route.fulfill({ response, json: spoiled(await response.json()) });
  });
  for (const path of ['/', '/about', '/markdown-to-html', '/no-such-page']) {
    await open(page, path);
    await expect(page.getByText('onerror=xss()').first()).toBeVisible();
    expect(await liveCode(page), path).toEqual([]);
  }
  expect(files).toBeGreaterThan(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sha256 a');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(await liveCode(page)).toEqual([]);

  // Invalid addresses stop the page, which shows them as text.
  config = { repositoryUrl: 'javascript:xss()', socialUrl: HOSTILE };
  await open(page, '/');
  await expect(page.locator('pre')).toContainText('- socialUrl');
  expect(await liveCode(page)).toEqual([]);
  expect(signs).toEqual([]);
});

test.describe('from other apps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('payloads in shared texts and file names never run', async ({ page }) => {
    await saveData(page);
    const signs = await watch(page);
    await page.goto('/about');
    await workerReady(page);
    await share(page, { title: HOSTILE, text: EVERYTHING, url: 'javascript:xss()' });
    await page.goto('/#shared');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(await liveCode(page)).toEqual([]);

    const name = '<img src=x onerror=xss()>.html';
    await open(page, '/base64-file-converter');
    const file = { name, mimeType: 'text/html', buffer: Buffer.from(EVERYTHING) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(name).first()).toBeVisible();
    await page.waitForTimeout(200);
    expect(await liveCode(page)).toEqual([]);
    expect(signs).toEqual([]);
  });
});
