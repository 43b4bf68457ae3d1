import { expect, type Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { navigate } from '../navigate.ts';
import { NARROW } from '../shell/shell-page.ts';
import { test } from '../test.ts';

test.use({ locale: 'en-US' });

const input = (page: Page) => page.getByRole('textbox', { name: 'Text or file' });
const step = (page: Page, number: number) => page.getByRole('listitem', { name: new RegExp(`^Step ${number}:`) });
const value = (page: Page, number: number) => step(page, number).getByRole('textbox', { name: 'Value' });
const result = (page: Page) => page.getByRole('region', { name: 'Results' });

test('a chain opens with an example, says where it fails, and everything is undone by keys', async ({ page }) => {
  await page.goto('/chain');
  await expect(result(page)).toContainText('customer: Ada Lovelace');
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  expect(await violationsIn(page, 'main')).toEqual([]);

  // A five-step chain with a failing middle, typed as a line.
  await navigate(page, '/chain#steps=b64d+%7C+lower+%7C+json+%7C+upper+%7C+b64');
  await expect(step(page, 5)).toBeVisible();
  await input(page).fill('eyJBIjp9');
  await expect(step(page, 3).getByRole('alert')).toContainText('Expected a value but found }');
  await expect(value(page, 2)).toHaveValue('{"a":}');
  await expect(step(page, 4)).toContainText('Waiting');
  await expect(page.getByText('Stopped at step 3 (JSON formatter)')).toBeVisible();
  expect(await violationsIn(page, 'main')).toEqual([]);
  await input(page).fill('eyJBIjoxfQ==');
  await expect(value(page, 4)).toHaveValue('{\n  "A": 1\n}');

  // By keyboard alone: move, switch off, fold, add; then back to the start.
  const grip = (name: number) => page.getByRole('button', { name: `Move step ${name} with the arrow keys` });
  await grip(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(step(page, 1)).toHaveAccessibleName(/Case converter/);
  await expect(step(page, 1).getByRole('button', { name: 'Move step 1 with the arrow keys' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(step(page, 2)).toHaveAccessibleName(/Case converter/);
  await step(page, 4).getByRole('button', { name: 'Actions for step 4' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Switch off' }).press('Enter');
  await expect(step(page, 4)).toContainText('Off');
  await expect(value(page, 5)).toHaveValue(Buffer.from('{\n  "a": 1\n}').toString('base64'));
  await page.getByRole('button', { name: 'Add step' }).press('Enter');
  const find = page.getByRole('combobox', { name: 'Search for a tool or type a chain' });
  await expect(find).toBeFocused();
  await page.keyboard.type('sha256');
  await expect(
    page.getByRole('listbox', { name: 'Tools that take this value' }).getByRole('option').first(),
  ).toContainText('Hash text');
  await page.keyboard.press('Enter');
  await expect(value(page, 6)).toHaveValue(/^[0-9a-f]{64}$/);
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(step(page, 5)).toBeVisible();
  await expect(step(page, 6)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect(input(page)).toHaveValue('');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Control+Shift+z');
  await expect(value(page, 6)).toHaveValue(/^[0-9a-f]{64}$/);

  // A link never has data, and what it names is text.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to this chain' }).click();
  await input(page).fill('');
  await input(page).press('Control+v');
  const link = await input(page).inputValue();
  expect(new URL(link).hash).toBe('#steps=b64d+%7C+lower+%7C+json+%7C+b64+%7C+sha256');
  await navigate(
    page,
    `/chain#${new URLSearchParams({ steps: 'b64d secret | <img src=x onerror=alert(1)> --a=1 | sha256 --nope=1' })}`,
  );
  await expect(page.getByText('Unknown tool')).toBeVisible();
  await expect(page.getByText('sha256 has no option “nope”.')).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(input(page)).toHaveValue('');
});

test('layers of encodings are unwrapped, by keyboard alone', async ({ page }) => {
  await page.goto('/chain');
  await input(page).fill('JTdCJTIydXNlciUyMiUzQSUyMkFkYSUyMiU3RA==');
  await page.getByRole('button', { name: 'Clear chain' }).press('Enter');
  // A button that can't be pressed again passes the focus on.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await input(page).fill('JTdCJTIydXNlciUyMiUzQSUyMkFkYSUyMiU3RA==');
  await page.getByRole('button', { name: 'Unwrap' }).press('Enter');
  await expect(value(page, 2)).toHaveValue('{"user":"Ada"}');
  await page.getByRole('button', { name: 'Unwrap' }).press('Enter');
  await expect(page.getByText('Nothing to unwrap').first()).toBeAttached();
  await step(page, 1).getByRole('button', { name: 'Actions for step 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(step(page, 1).getByRole('button', { expanded: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(value(page, 2)).toHaveCount(0);
  await page.getByRole('button', { name: /^Clear: / }).press('Enter');
  await expect(input(page)).toBeFocused();
});

test('a value in the middle is edited, at 390 px', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/chain#steps=b64d+%7C+json');
  await input(page).fill('eyJzdWIiOiI3In0=');
  await expect(value(page, 1)).toHaveValue('{"sub":"7"}');
  await value(page, 1).fill('{"sub":"8"}');
  await expect(input(page)).toHaveValue('eyJzdWIiOiI4In0='); // printf '{"sub":"8"}' | base64
  await expect(value(page, 2)).toHaveValue('{\n  "sub": "8"\n}');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  expect(await violationsIn(page, 'main')).toEqual([]);

  // A signed JWT: decoded, a claim edited, encoded again.
  await navigate(page, '/chain#steps=jwt-parser%2Fdecode');
  await input(page).fill(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  );
  await value(page, 1).fill('{"sub":"42"}');
  await expect(input(page)).toHaveValue(/^eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\.eyJzdWIiOiI0MiJ9\./);
});

test('an option takes the value of a step and another input, by keyboard, and the link says so', async ({ page }) => {
  await page.goto('/chain#steps=upper+%7C+hmac');
  await input(page).fill('hello');
  await step(page, 2).getByRole('button', { name: 'Take from…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Key from step 1' }).press('Enter');
  await expect(step(page, 2)).toContainText('Key is the value of step 1');
  // printf HELLO | openssl dgst -sha256 -hmac HELLO
  await expect(value(page, 2)).toHaveValue('66a84c664620dbfbf570ea50aa7ce7d41c9d9211581868bad08cd0b4caeb814f');
  await step(page, 2).getByRole('button', { name: 'Type Key instead' }).press('Enter');
  await step(page, 2).getByRole('button', { name: 'Take from…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Key from another input' }).press('Enter');
  await page.getByLabel('Input “input2”').fill('abc');
  // printf HELLO | openssl dgst -sha256 -hmac abc
  await expect(value(page, 2)).toHaveValue('d8f9319ed51805311577941b457309dbbdf9faf74b1b80b02002516630e98910');
  expect(await violationsIn(page, 'main')).toEqual([]);
});

test('the palette unwraps layers of encoding, and opens them as a chain', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').fill('JTdCJTIydXNlciUyMiUzQSUyMkFkYSUyMiU3RA==');
  const row = page.getByRole('option', { name: /^Unwrap: b64d → urldecode → JSON/ });
  await expect(row).toContainText('{"user":"Ada"}');
  await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('data-current');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Open as chain' })).toBeVisible();
  await page.keyboard.press('Control+Shift+H');
  await expect(value(page, 2)).toHaveValue('{"user":"Ada"}');
});

const HOSTILE = [
  `/chain#${new URLSearchParams({ steps: '<img src=x onerror=alert(1)> | "><svg/onload=alert(1)> | b64d --__proto__:1' })}`,
  '/chain#steps=%E0%A4%A&steps=%',
  `/chain#steps=${'b64d+%7C+'.repeat(3000)}`,
  `/hash-text#${new URLSearchParams({ text: '<img src=x onerror=alert(1)>', algorithm: '__proto__', constructor: '1' })}`,
  `/url-parser#${new URLSearchParams({ text: 'javascript:alert(1)' })}`,
  `/markdown-to-html#${new URLSearchParams({ text: '<script>alert(1)</script>[x](javascript:alert(1))' })}`,
];

test('hostile links run and render nothing', async ({ page }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => (ran.push(dialog.message()), dialog.dismiss()));
  await page.goto('/');
  for (const link of HOSTILE) {
    await navigate(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img[src="x"], main svg[onload], main a[href^="javascript"]')).toHaveCount(0);
  }
  expect(ran).toEqual([]);
});

test('/data leads to what is stored', async ({ page }) => {
  await page.goto('/data');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Stored on this device' })).toBeInViewport();
});
