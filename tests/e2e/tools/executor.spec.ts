import { expect, type Page } from '@playwright/test';
import { words } from '../catalog.ts';
import { test } from '../shell/taken-over.ts';
import { shiftProblems } from './page-shape.ts';

const results = (page: Page) => page.getByRole('region', { name: words.form.results });
/** Work that takes seconds has a button that shows how long it takes. */
const runButton = (page: Page) => page.getByRole('button', { name: /^Hash \(about .+\)$/ });
const cancelButton = (page: Page) => page.getByRole('button', { name: words.form.cancel, exact: true });

/** bcrypt of a password; each cost step doubles the time, and 16 takes seconds. */
async function openBcrypt(page: Page, cost: number): Promise<void> {
  await page.goto('/bcrypt');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await setCost(page, cost);
}

async function setCost(page: Page, cost: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Cost' }).fill(String(cost));
}

/** The hash with a low cost appears without a request. */
async function expectHash(page: Page, cost: string): Promise<void> {
  await setCost(page, Number(cost));
  await expect(results(page)).toContainText(`$2b$${cost}$`);
  await expect(results(page).getByText(words.form.ready, { exact: true })).toBeAttached();
}

/** Starts a run that takes seconds and waits until it is running in its worker. */
async function startLongRun(page: Page) {
  await openBcrypt(page, 16);
  await runButton(page).click();
  await expect(cancelButton(page)).toBeVisible();
  const [worker] = page.workers();
  if (!worker) throw new Error('a heavy operation has no worker');
  return worker;
}

test('heavy work runs in a worker; the page stays responsive and can cancel it', async ({ page }) => {
  await startLongRun(page);
  await page.getByRole('textbox', { name: 'Password' }).press('End');
  await page.keyboard.type('!');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse!');
  await cancelButton(page).click();
  await expect(cancelButton(page)).toBeHidden();
  await expect(results(page).getByText(words.form.canceled)).toBeAttached();
  await expectHash(page, '04');
});

test('a worker that closes or crashes is reported, and the next run gets a new one', async ({ page }) => {
  for (const end of [
    () => self.close(),
    () => void setTimeout(() => Promise.reject(new Error('broken')).catch((error) => reportError(error))),
  ]) {
    const worker = await startLongRun(page);
    await worker.evaluate(end);
    await expect(page.getByText(words.failures['worker-died'])).toBeVisible();
    await expectHash(page, '04');
    await expect(page.getByText(words.failures['worker-died'])).toHaveCount(0);
  }
});

test('a light operation goes to the worker when its input is large', async ({ page }) => {
  await page.goto('/base64-string-converter');
  const box = page.getByRole('textbox', { name: 'Text', exact: true });
  await box.fill('hello');
  await expect(page.getByRole('textbox', { name: 'Base64' })).toHaveValue('aGVsbG8=');
  const text = 'x'.repeat(6000);
  await box.fill(text);
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await expect(page.getByRole('textbox', { name: 'Base64' })).toHaveValue(Buffer.from(text).toString('base64'));
});

test('a pattern that backtracks forever is stopped, the page stays responsive, and the next pattern works', async ({
  page,
}) => {
  await page.goto(`/regex-tester#${new URLSearchParams({ pattern: '(a+)+$', text: `${'a'.repeat(50)}!` }).toString()}`);
  await expect(page.getByText(/^Stopped after 1 s/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('textbox', { name: 'Pattern' }).fill('a+');
  await expect(results(page).getByText('1 match', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Stopped after/)).toHaveCount(0);
});

test('a key pair that takes a while moves nothing when it appears', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/transform\.worker-/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/rsa-key-pair-generator');
  await expect(cancelButton(page)).toBeVisible();
  answer();
  await expect(results(page)).toContainText('BEGIN PUBLIC KEY');
  expect(await shiftProblems(page)).toEqual([]);
});
