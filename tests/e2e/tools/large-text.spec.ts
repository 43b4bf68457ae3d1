import { expect, type Page } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  permissions: ['clipboard-write', 'clipboard-read'],
});

const LINE = 'The quick brown fox 12345 jumps over it\n';
const MEGABYTE = 25_000;
/** Limit for the page's own work; frames delayed by a busy machine don't count. */
const LONGEST_TASK = 50;

/** Pastes like a user, and returns the longest task (CPU time in ms) after the paste itself. */
async function paste(page: Page, megabytes: number, done: () => Promise<void>): Promise<number> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), LINE.repeat(megabytes * MEGABYTE));
  await page.evaluate(() => {
    const pasted = () => void setTimeout(() => performance.mark('pasted'));
    addEventListener('paste', pasted, { capture: true, once: true });
  });
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.keyboard.press('Control+v');
  await done();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; pid: number; tid: number; ts: number; tdur?: number }[];
  };
  const mark = traceEvents.find(({ name }) => name === 'pasted');
  if (!mark) throw new Error('nothing was pasted');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid && ts >= mark.ts,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

test('with 10 or 50 MB in text areas and 10 MB in a one-line field the page stays responsive and answers', async ({
  page,
}) => {
  test.slow();
  const results = page.getByRole('region', { name: 'Results' });
  const card = page.locator('[data-document]');

  await page.goto('/hash-text');
  await page.locator('main form textarea').first().click();
  const box = await paste(page, 10, async () => {
    await expect(card).toContainText('10 MB · 250,001 lines');
    await expect(results).toContainText('Result ready', { timeout: 20_000 });
  });
  expect(box).toBeGreaterThan(0);
  expect(box).toBeLessThan(LONGEST_TASK);
  await page.keyboard.press('Control+z');
  await expect(page.locator('main form textarea').first()).toBeFocused();

  await page.goto('/text-statistics');
  await page.locator('main form textarea').first().click();
  const more = await paste(page, 50, async () => {
    await expect(card).toContainText('50 MB', { timeout: 20_000 });
  });
  expect(more).toBeLessThan(LONGEST_TASK);
  await expect(page.getByText('Too large to edit here')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('main form textarea').first()).toBeFocused();

  await page.goto('/url-parser');
  await page.locator('main form input[type=text]').first().click();
  const line = await paste(page, 10, async () => {
    await expect(card).toContainText('9.8 MB · 1 line');
  });
  expect(line).toBeLessThan(LONGEST_TASK);
});

test('a table of 100,000 rows is a grid whose rows are read from the file: at its end, sorted and filtered', async ({
  page,
}) => {
  const lines = Array.from({ length: 100_000 }, (_, row) => `${row},${(row * 7919) % 100_000},é ${row % 7}`);
  const buffer = Buffer.from(`a,b,c\n${lines.join('\n')}\n`);
  await page.goto('/csv-tools');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer });
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');

  const focused = page.locator('[data-at]:focus');
  await grid.locator('[data-at="0 1"]').click();
  await page.keyboard.press('Control+End');
  await expect(focused).toHaveAttribute('data-at', '99999 3');
  await expect(focused).toHaveText('é 4');
  await expect(focused).toBeInViewport();

  await page.getByRole('columnheader', { name: /^b/ }).click();
  await expect(page.getByRole('textbox', { name: 'Sort by' })).toHaveValue('b');
  await expect(page.getByRole('columnheader', { name: /^b/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(grid.locator('[data-at="0 2"]')).toHaveText('0');
  await expect(grid.locator('[data-at="2 1"]')).toHaveText(
    String(lines.findIndex((line) => line.split(',')[1] === '2')),
  );
  await expect(focused).toHaveAttribute('data-at', '-1 2');

  await page.getByRole('textbox', { name: 'Filter' }).fill('a = 99998');
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(grid.locator('[data-at="0 1"]')).toHaveText('99998');
});
