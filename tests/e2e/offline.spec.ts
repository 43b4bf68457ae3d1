import { expect, test } from '@playwright/test';
import { expectFirstExampleAnswers, openTool, takesFile, tools, watchComplaints, words } from './catalogue.ts';

test('after one visit of the home page every tool opens and answers without a network', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(60_000 + tools.length * 10_000);
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

  for (const tool of tools) {
    await test.step(tool.id, async () => {
      // One operation is enough to know that the code is there; tools.spec runs them all.
      const operation = tool.operations.find((one) => !one.heavy && !takesFile(one));
      await openTool(page, tool, operation?.name);
      if (operation) await expectFirstExampleAnswers(page);
    });
  }
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
});
