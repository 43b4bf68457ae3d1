import { expect, type Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { workerReady } from '../palette/palette-page.ts';
import { saveData } from '../test.ts';
import { test } from './taken-over.ts';

test.use({ locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'allow' });
test.beforeEach(({ page }) => saveData(page));

/** A red picture of one pixel, and a PDF that is no text. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const FILES = [
  { name: 'red.png', type: 'image/png', base64: PNG },
  { name: 'signed.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n') },
];

/** Shares files as the system does. */
const share = (page: Page, files: typeof FILES) =>
  page.evaluate(async (all) => {
    const body = new FormData();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      body.append('files', new File([bytes], name, { type }));
    }
    await fetch('/share', { method: 'POST', body, redirect: 'manual' });
  }, files);

const dialog = (page: Page) => page.getByRole('dialog');

test('a shared picture opens in the tool that is chosen', async ({ page }) => {
  await page.goto('/about');
  await workerReady(page);
  await share(page, FILES.slice(0, 1));
  await page.goto('/#shared');
  await expect(dialog(page)).toHaveAccessibleName('Open red.png with');
  expect(await violationsIn(page, 'dialog')).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^Base64 file converter/ })
    .click();
  await expect(page).toHaveURL('/base64-file-converter');
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('iVBORw0KGgo');
});

test('of several shared files the tool takes those it can, and the others are named', async ({ page }) => {
  await page.goto('/about');
  await workerReady(page);
  await share(page, FILES);
  await page.goto('/#shared');
  await expect(dialog(page)).toHaveAccessibleName('Open 2 files with');
  await dialog(page)
    .getByRole('button', { name: /^PDF signature checker/ })
    .click();
  await expect(page).toHaveURL('/pdf-signature-checker');
  await expect(page.getByRole('main')).toContainText('signed.pdf');
  await expect(page.locator('[data-notice="file"]')).toContainText('red.png');
});

test('where the browser offers it, the app is installed from the menu, and the palette and the settings offer it, too', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Tools', exact: true });
  const button = menu.getByRole('button', { name: 'Install app' });
  await expect(menu.getByText(/^v/)).toBeVisible();
  await expect(button).toHaveCount(0);
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => void (document.title = 'asked') });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await offer()).toBe(true);
  await button.click();
  await expect(page).toHaveTitle('asked');
  await expect(button).toHaveCount(0);

  await offer();
  await page.keyboard.press('Control+,');
  await expect(dialog(page).getByRole('button', { name: 'Install app' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('combobox').fill('> install');
  await expect(page.getByRole('option', { name: /^Install app/ })).toBeVisible();
});

test('settings open from the header, by keys and from the palette; they have no axe violations, and fit on a phone', async ({
  page,
}) => {
  await page.goto('/hash-text');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Settings');
  expect(await violationsIn(page, 'dialog')).toEqual([]);
  await dialog(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest\.en-dark\.webmanifest$/);
  expect(await violationsIn(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+,');
  await expect(dialog(page)).toBeVisible();
  const wider = await dialog(page).evaluate(
    (element) =>
      [...element.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth).length,
  );
  expect(wider).toBe(0);
});

test('the offline copy says its size, can be removed and saved again', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Save for offline use' }).click();
  await expect(page.getByRole('navigation', { name: 'Tools', exact: true })).toContainText('Ready to work offline', {
    timeout: 60_000,
  });
  await page.keyboard.press('Control+,');
  await expect(dialog(page).getByText(/^On this device: \d/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText('You have the latest version.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Remove offline copy' }).click();
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.endsWith('hashed'));
      const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return all.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(left).toBeLessThan(60);
  await page.reload();
  await page.keyboard.press('Control+,');
  await dialog(page).getByRole('button', { name: 'Save for offline use' }).click();
  await expect.poll(left, { timeout: 60_000 }).toBeGreaterThan(150);
});

test('a click on "Paste and detect" reads the clipboard', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium grants it to a test');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/about');
  await page.evaluate(() => navigator.clipboard.writeText('1700000000'));
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('> paste');
  await page.getByRole('option', { name: /^Paste and detect/ }).click();
  await expect(page.locator('[role="option"][data-kind="answer"]').first()).toContainText('2023-11-14');
});
