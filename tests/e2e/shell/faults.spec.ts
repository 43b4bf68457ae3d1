// Faults in the app's environment, provoked in a real browser: they are reported, and nothing is lost silently.
// Worker crashes: tools/executor.spec. Updates and files missing only in the worker: hosting/nginx.spec. Blocked storage: shell.spec.
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/setup/chromium.mjs';
import { tools, words } from '../catalog.ts';
import { test } from './taken-over.ts';

const notice = (page: Page, text: string) => page.locator('[data-notice]').filter({ hasText: text });
const results = (page: Page) => page.getByRole('region', { name: words.form.results });
const editor = (page: Page) => page.locator('main [contenteditable="true"]').first();

/** Reads the stored content of the HTML editor, or replaces it. */
const inStore = (page: Page, put?: unknown) =>
  page.evaluate(
    async ([value]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(request.error?.name)));
        });
      const database = await settled(indexedDB.open('it-tools'));
      const store = database.transaction('kept', 'readwrite').objectStore('kept');
      if (value !== undefined) await settled(store.put(value, 'html-wysiwyg-editor'));
      const found: unknown = await settled(store.get('html-wysiwyg-editor'));
      database.close();
      return found;
    },
    [put],
  );

test('unsaved, damaged or newer data is reported and never overwritten', async ({ page, context, baseURL }) => {
  const browser = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/html-wysiwyg-editor');
  await editor(page).fill(`no room ${'x'.repeat(100_000)}`);
  await expect(notice(page, words.errors.notSaved)).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await editor(page).fill('room again');
  await expect.poll(() => inStore(page)).toMatchObject({ value: expect.stringContaining('room again') as unknown });

  const future = { version: 99, value: ['?'] };
  for (const [kept, told] of [
    [future, words.errors.newerData],
    ['damaged', words.errors.damagedData],
  ] as const) {
    await inStore(page, kept);
    await page.reload();
    await expect(notice(page, told)).toBeVisible();
    await expect(editor(page)).not.toContainText('room again');
    if (kept !== future) continue;
    await editor(page).fill('typed meanwhile');
    await page.waitForTimeout(1000); // longer than the delay before saving
    expect(await inStore(page)).toEqual(future);
  }
});

test('a database without its store keeps what is typed all the same', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('it-tools');
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
  for (const text of ['typed', 'edited']) {
    await page.goto('/html-wysiwyg-editor');
    await editor(page).fill(text);
    await page.waitForTimeout(1000); // longer than the delay before saving
    await page.reload();
    await expect(editor(page)).toHaveText(text);
  }
});

test('a blocked clipboard is reported, and one that blocks the new API is reached through the old one', async ({
  page,
  browser,
  baseURL,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { origin } = new URL(baseURL ?? '');
  for (const name of ['clipboard-write', 'clipboard-read'])
    await session.send('Browser.setPermission', { permission: { name }, setting: 'denied', origin });
  await page.goto('/base64-string-converter');
  const box = page.getByRole('textbox', { name: 'Text', exact: true });
  await box.fill('hello');
  await expect(results(page)).toContainText(words.form.ready);
  await page.keyboard.press('Control+Shift+c');
  await expect(page.getByText(words.ui.copied, { exact: true }).first()).toBeAttached();
  await box.fill('');
  await box.press('Control+v');
  await expect(box).toHaveValue('aGVsbG8=');

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await expect(results(page)).toContainText('YUdWc2JHOD0=');
  await page.keyboard.press('Control+Shift+c');
  await expect(page.getByText(words.ui.copyFailed, { exact: true }).first()).toBeAttached();
  await session.detach();
});

test('a one-time password follows a clock that jumps either way; the stopwatch does not', async ({ page }) => {
  const start = Date.UTC(2026, 0, 1, 12, 0, 1);
  await page.clock.install({ time: start });
  await page.goto('/otp-generator');
  // The code next to the countdown ring.
  const code = results(page).locator('div:has(> svg[role="img"]) > :first-child').first();
  await expect(code).toHaveText(/\d{3}\s?\d{3}/);
  const first = await code.innerText();
  await page.clock.setSystemTime(start + 3_600_000);
  await expect(code).not.toHaveText(first);
  await page.clock.setSystemTime(start + 2000);
  await expect(code).toHaveText(first);

  await page.goto('/chronometer');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const time = page.getByRole('timer');
  await expect(time).toContainText(/0:0[1-9]/);
  await page.clock.setSystemTime(start - 86_400_000);
  await page.waitForTimeout(500);
  await expect(time).toContainText(/^\D*0?0:[0-5]\d/);
});

/** Runs a test in a separate browser with other switches. */
async function withSwitches(
  options: { args: readonly string[]; without?: readonly string[] },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    executablePath: await findChromium(), // the headless shell has no back/forward cache
    args: [...args, ...options.args],
    ignoreDefaultArgs: [...(options.without ?? [])],
  });
  try {
    await run(await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' }));
  } finally {
    await browser.close();
  }
}

/** Tools that need more than a browser offers without encryption. */
const CRYPTOGRAPHY = [
  'encryption',
  'hash-text',
  'hmac-generator',
  'otp-generator',
  'token-generator',
  'uuid-generator',
];

test('on plain HTTP the crypto tools answer, or name what the browser withholds', ({ baseURL }) =>
  withSwitches({ args: ['--host-resolver-rules=MAP it-tools.test 127.0.0.1'] }, async (page) => {
    const site = `http://it-tools.test:${new URL(baseURL ?? '').port}`;
    for (const { id } of tools.filter((tool) => CRYPTOGRAPHY.includes(tool.id))) {
      await page.goto(`${site}/${id}`);
      await expect(results(page), id).toContainText(/\w{6}/);
      await expect(page.getByRole('alert'), id).toHaveCount(0);
    }
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    // With its own payload: the example isn't shown if the user types before it has loaded.
    const values = new URLSearchParams({ op: 'sign', algorithm: 'ES256', payload: '{}' });
    await page.goto(`${site}/jwt-parser#${values.toString()}`);
    const key = page.getByRole('textbox', { name: /key/i }).first();
    await key.fill('-----BEGIN PRIVATE KEY-----\nMIGHAgEA\n-----END PRIVATE KEY-----');
    await expect(page.getByText('HS256 works everywhere')).toBeVisible();
  }));

test('a page restored from the back/forward cache keeps its state and keeps working', ({ baseURL }) =>
  withSwitches({ args: [], without: ['--disable-back-forward-cache'] }, async (page) => {
    await page.goto(`${baseURL}/base64-string-converter`);
    const box = page.getByRole('textbox', { name: 'Text', exact: true });
    const large = 'x'.repeat(6000); // large enough for the worker
    await box.fill(large);
    await expect(page.getByRole('textbox', { name: 'Base64' })).toHaveValue(Buffer.from(large).toString('base64'));
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['back'] = String(persisted)));
    });
    await page.goto(`${baseURL}/robots.txt`);
    // A page restored from the cache fires no load event, which `goBack` would wait for.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-back', 'true');
    await expect(box).toHaveValue(large);
    await box.fill(`${large}y`);
    await expect(page.getByRole('textbox', { name: 'Base64' })).toHaveValue(
      Buffer.from(`${large}y`).toString('base64'),
    );
  }));
