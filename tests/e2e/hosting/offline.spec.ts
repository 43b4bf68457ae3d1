import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { expectAnswer, openTool, takesFile, tools, watchComplaints, words } from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { ON_FIRST_USE } from '../../../src/build/offline.ts';

test.use({ serviceWorkers: 'allow' });

/** The tool whose data is so large that it's kept from its first use on. */
const HAS_LARGE_DATA = 'token-counter';

/** Scripts, styles, data and fonts: everything that English pages request after loading. */
const assets = readdirSync(path.resolve(import.meta.dirname, '../../../dist/assets')).filter(
  (name) =>
    !/\.(?:br|gz|map)$/.test(name) &&
    !ON_FIRST_USE.some((glob) => path.matchesGlob(`assets/${name}`, glob)) &&
    !/^(?:emoji|intent|texts-\w+|tools-\w+)-(?:es|fr|pt|ru|cn)-/.test(name),
);
/** Only every nth tool is opened; the check that all files are cached needs no page. */
const EVERY = 5;

test('after one visit to the home page all files work offline, and tools open and answer', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const others: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) others.push(url.href);
  });
  const complaints = await watchComplaints(page);
  await page.goto('/');
  // The rest of the product is fetched in the background.
  const menu = page.getByRole('navigation', { name: words.nav.tools, exact: true });
  await expect(menu).toContainText(words.update.offlineReady, { timeout: 60_000 });
  // Nobody asked for it, so no notice covers the page.
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await context.setOffline(true);
  await expect(menu.locator('[data-offline]')).toHaveText(words.update.offline);

  await expect(
    page.evaluate(() =>
      fetch('/no-such-thing.txt').then(
        () => 'answered',
        () => 'no network',
      ),
    ),
  ).resolves.toBe('no network');
  complaints.length = 0; // caused by that request

  const missing = await page.evaluate(async (names) => {
    const lacks = async (name: string) => {
      const response = await fetch(`/assets/${name}`).catch(() => null);
      await response?.body?.cancel();
      return response?.ok ? [] : [name];
    };
    return (await Promise.all(names.map(lacks))).flat();
  }, assets);
  expect(assets.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);

  const [first] = tools;
  if (first) await openTool(page, first);
  for (const { id, title, operations } of tools.filter(
    ({ id }, place) => place % EVERY === 0 && id !== HAS_LARGE_DATA,
  )) {
    await test.step(id, async () => {
      await navigate(page, `/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      // One operation is enough to show that the code is available; pages.spec runs them all.
      const [operation] = operations;
      if (operation && !operation.cost && !takesFile(operation)) await expectAnswer(page);
    });
  }
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
});
