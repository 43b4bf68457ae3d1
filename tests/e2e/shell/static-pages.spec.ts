import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { tools, watchComplaints, words } from '../catalog.ts';

const ENTRY = '**/assets/index-*.js';

/** Opens a page whose script doesn't arrive until `release` is called. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-static]').waitFor({ state: 'attached' });
  return async () => {
    release();
    await expect(page.locator('[data-static]')).toHaveCount(0);
  };
}

const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'header', 'form', '[role=toolbar]', '#side-menu'].map((selector) => {
      const { x, y, width } = document.querySelector(`main ${selector}, ${selector}`)?.getBoundingClientRect() ?? {};
      return { selector, x, y, width };
    }),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page lists every tool with a link to its page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.needs-script')).toBeVisible();
    await expect(page.locator('.needs-script')).toHaveText(words.site.needsScript);
    const [notice, menu] = await Promise.all(
      ['.needs-script', '#side-menu'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(menu?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
    for (const { title } of tools) {
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Hash text', exact: true }).first().click();
    await expect(page).toHaveURL('/hash-text');
    await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeVisible();
  });

  test('a tool page says what the tool does', async ({ page }) => {
    await page.goto('/hash-text');
    await expect(page).toHaveTitle('Hash text - IT Tools');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Hash text or files/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Hash text - IT Tools');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /hash-text$/);
    await expect(page.getByLabel('Algorithm', { exact: true })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the prerendered page is there at the first paint and does not move when scripts take over (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, locale: 'en-US' });
    const page = await context.newPage();
    const complaints = await watchComplaints(page);
    await page.addInitScript(() => {
      const shifts = { shifts: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, shifts, { shiftsSoFar: () => shifts.shifts });
    });
    const release = await openHeld(page, '/hash-text');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeVisible();
    // The start of the page may be painted while the rest, after its first 64 kB, is still loading.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await placesOf(page);
    const shiftsSoFar = () => page.evaluate(() => (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const shifts = await shiftsSoFar();
    await release();
    expect(await placesOf(page)).toEqual(before);
    expect((await shiftsSoFar()) - shifts).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

const resultsOf = (page: Page) => page.getByRole('region', { name: 'Results' });
/** What the results say outside of fields: an editor takes the place of some. */
const textOf = (page: Page) =>
  resultsOf(page).evaluate((section) => {
    const fields = [...section.querySelectorAll('textarea')];
    return fields.reduce((text, { textContent }) => text.replace(textContent, ''), section.textContent);
  });

test('a page opens with its result, and keeps it when the form arrives', async ({ browser, baseURL, request }) => {
  for (const { id } of tools) {
    const html = await (await request.get(`/${id}`)).text();
    const isEarly = html.includes('data-early=');
    if (!isEarly && !['base-converter', 'hash-text', 'text-to-nato-alphabet'].includes(id)) continue;
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    const page = await context.newPage();
    const complaints = await watchComplaints(page);
    const release = await openHeld(page, `/${id}`);
    if (isEarly) await expect(resultsOf(page).locator('[data-part]').first()).toHaveText(/\S/);
    const before = await textOf(page);
    expect(before.length, id).toBeGreaterThan(30);
    await expect(resultsOf(page).locator('[data-hero], textarea, pre, dd').first()).toBeVisible();
    // Without its styles, the page can be measured, but isn't shown yet.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
    );
    const box = await resultsOf(page).boundingBox();
    // Tables choose their layout when their width is known.
    const hasTable = (await resultsOf(page).getByRole('table').count()) > 0;
    await release();
    expect(await textOf(page), id).toBe(before);
    expect(await resultsOf(page).boundingBox(), id).toEqual(hasTable ? expect.objectContaining({ y: box?.y }) : box);
    expect(complaints, id).toEqual([]);
    await context.close();
  }
});

test('a link with values never shows the result of others', async ({ browser, baseURL }) => {
  for (const address of [
    '/base-converter#input=255',
    '/base-converter?input=255',
    '/uuid-generator#op=generate&count=3',
  ]) {
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    const page = await context.newPage();
    const release = await openHeld(page, address);
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-static] [data-hero]')).toBeHidden();
    expect(await page.locator('[data-static] [data-part]').allTextContents(), address).not.toContainEqual(
      expect.stringMatching(/\S/),
    );
    await release();
    await expect(page.locator('main').getByRole('region', { name: 'Results' })).toBeVisible();
    await context.close();
  }
});

test('no page contains a random result', async ({ request }) => {
  const html = await (await request.get('/uuid-generator')).text();
  expect(html).toContain('data-early="crypto/uuid-generator"');
  const shown = html.replaceAll(/<script\b[^]*?<\/script>/g, '');
  expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('visitors see only their own language and settings', async ({ browser, baseURL }) => {
  for (const [locale, stored] of [
    ['zh-CN', null],
    ['en-US', 'it-tools:menuCollapsed'],
  ] as const) {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await page.addInitScript((key) => key !== null && localStorage.setItem(key, 'true'), stored);
    const release = await openHeld(page, '/hash-text');
    await expect(page.locator('[data-static] h1')).toBeHidden();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  }
});

test('parts that differ on narrow screens are not prerendered', async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-US' });
  const page = await context.newPage();
  const release = await openHeld(page, '/hash-text');
  await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeVisible();
  await expect(page.locator('#side-menu')).toBeHidden();
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await release();
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await context.close();
});

test('the canonical address and the manifest follow the visitor', async ({ page }) => {
  await page.goto('/hash-text');
  await expect(page.locator('[data-static]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bcrypt' }).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/bcrypt$/);
  await page.evaluate(() => {
    localStorage.setItem('it-tools:language', '"cn"');
  });
  await page.reload();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.cn.webmanifest');
});

test('no prerendered page contains a secret that was generated during the build', async ({ request }) => {
  for (const { id } of tools) {
    const html = await (await request.get(`/${id}`)).text();
    expect(html.match(/<input\b[^>]* data-masked[^>]* value=/)?.[0], id).toBeUndefined();
  }
});
