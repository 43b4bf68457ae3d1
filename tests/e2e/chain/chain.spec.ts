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
  await input(page).fill('JTdCJTIydXNlciUyMiUzQSUyMkFkYSUyMiU3RA==');
  await page.getByRole('button', { name: 'Unwrap' }).press('Enter');
  await expect(value(page, 2)).toHaveValue('{"user":"Ada"}');
  await page.getByRole('button', { name: 'Unwrap' }).press('Enter');
  await expect(page.getByText('Nothing to unwrap').first()).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(value(page, 2)).toHaveCount(0);
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
