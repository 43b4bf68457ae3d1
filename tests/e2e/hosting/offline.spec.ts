import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { expectAnswer, openTool, takesFile, tools, watchComplaints, words } from '../catalogue.ts';
import { navigate } from '../navigate.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit of the home page every tool opens and answers without a network', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const others: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) others.push(url.href);
  });
  const complaints = await watchComplaints(page);
  await page.goto('/');
  // The rest of the product is fetched in the background.
  await expect(page.locator('[data-notice="offline"]')).toHaveText(words.update.offlineReady, { timeout: 60_000 });
  await expect(page.getByRole('navigation', { name: words.nav.tools, exact: true })).toContainText(
    words.update.offlineReady,
  );
  await context.setOffline(true);

  await expect(
    page.evaluate(() =>
      fetch('/no-such-thing.txt').then(
        () => 'answered',
        () => 'no network',
      ),
    ),
  ).resolves.toBe('no network');
  complaints.length = 0; // that request complained

  const [first] = tools;
  if (first) await openTool(page, first);
  for (const { id, title, operations } of tools) {
    await test.step(id, async () => {
      await navigate(page, `/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      // One operation is enough to know that the code is there; pages.spec runs them all.
      const [operation] = operations;
      if (operation && !operation.cost && !takesFile(operation)) await expectAnswer(page);
    });
  }
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
});
