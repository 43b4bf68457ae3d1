import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createServer, listen } from '../../../scripts/serve.mjs';
import { test } from '../test.ts';
import { words } from '../catalog.ts';

test.use({ serviceWorkers: 'allow' });

const dist = path.resolve(import.meta.dirname, '../../../dist');

/**
 * Serves the build slowly, records the files sent, and can be cut off. Files that match `stuck` are held, those that match
 * `wrong` are answered with a page as often as `wrongly` says, and `next` is put in front of the service worker's script,
 * which makes it a new version.
 */
async function slowServer() {
  const files = await createServer({ dir: dist });
  const state = {
    delay: 0,
    down: false,
    sent: [] as string[],
    stuck: /$^/,
    held: 0,
    wrong: /$^/,
    wrongly: 0,
    next: '',
  };
  const server = http.createServer((request, response) => {
    if (request.url === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript');
      return void response.end(state.next + readFileSync(path.join(dist, 'sw.js'), 'utf8'));
    }
    if (state.stuck.test(request.url ?? '')) return void (state.held += 1);
    if (state.wrongly > 0 && state.wrong.test(request.url ?? '')) {
      state.wrongly -= 1;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'); // as hosts send it with every hashed name
      return void response.end('<!doctype html><title>Sign in</title>');
    }
    const isAsset = request.url?.startsWith('/assets/') === true;
    setTimeout(
      () => {
        if (state.down) return void request.socket.destroy();
        if (isAsset) state.sent.push(request.url ?? '');
        files.emit('request', request, response);
      },
      isAsset ? state.delay : 0,
    );
  });
  const address = `http://localhost:${await listen(server, 0)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(state, { address, close });
}

let server: Awaited<ReturnType<typeof slowServer>>;
test.beforeEach(async () => {
  server = await slowServer();
});
test.afterEach(() => server.close());

const menu = (page: Page) => page.getByRole('navigation', { name: words.nav.tools, exact: true });
const ready = (page: Page) => expect(menu(page)).toContainText(words.update.offlineReady, { timeout: 60_000 });
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith('hashed'));
    return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

test.describe('where downloads cost', () => {
  for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
    test(`the copy is offered once, and fetched when wanted: ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(server.address);
      const offer = page.locator('[data-notice="save-offline"]');
      await expect(offer).toContainText(words.update.saveOffer);
      const before = await keptFiles(page);
      expect(before.length).toBeLessThan(120); // the shell and the files used

      await page.reload();
      const save = menu(page).getByRole('button', { name: words.update.saveOffline });
      await expect(save).toBeVisible();
      await expect(offer).toHaveCount(0);
      await page.waitForTimeout(1000);
      expect((await keptFiles(page)).length).toBeLessThan(120);

      await save.click();
      await ready(page);
      expect((await keptFiles(page)).length).toBeGreaterThan(200);
    });
  }

  test('the offer itself fetches it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(server.address);
    const offer = page.locator('[data-notice="save-offline"]');
    server.delay = 250;
    await offer.getByRole('button', { name: words.update.save, exact: true }).click();
    await expect(page.locator('[data-notice="offline"]')).toContainText(/Saving for offline use: \d+%/);
    server.delay = 0;
    await ready(page);
    await expect(offer).toHaveCount(0);
  });
});

test('a first visit fetches no fonts for its page, which could not use them; later pages take them from the copy', async ({
  page,
}) => {
  const fonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await page.goto(`${server.address}/uuid-generator`);
  await ready(page);
  expect(await fonts()).toEqual([]);
  server.sent.length = 0;
  await page.reload();
  await expect.poll(fonts).toEqual(['Inter', 'JetBrains Mono']);
  expect(server.sent.filter((file) => file.endsWith('.woff2'))).toEqual([]);
});

test('the copy shows its progress; a visit that ends in the middle, and a network that does, cost no file twice', async ({
  page: first,
  context,
}) => {
  test.setTimeout(120_000);
  await first.goto(server.address);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.delay = 250;
  const bar = (page: Page) => menu(page).getByRole('progressbar');
  await expect(bar(first)).toBeVisible();
  await expect(menu(first)).toContainText(words.update.saving.replace(/ ?\{\{percent\}\}.*/, ''));
  await first.close();

  const page = await context.newPage();
  await page.goto(server.address);
  await expect(bar(page)).toBeVisible();
  server.down = true;
  await expect(menu(page).getByRole('button', { name: words.update.saveOffline })).toBeVisible();
  const kept = await keptFiles(page);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept.length).toBeLessThan(240);

  server.down = false;
  server.delay = 0;
  server.sent.length = 0;
  await page.reload();
  await ready(page);
  expect(server.sent.filter((file) => kept.includes(file))).toEqual([]);
  expect(server.sent.length).toBeGreaterThan(20);
});

test('a language is fetched when it is chosen; without a network one that was never chosen says what to do', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto(server.address);
  await ready(page);
  expect((await keptFiles(page)).filter((file) => /-(?:fr|ru)-/.test(file))).toEqual([]);
  const language = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Русский' }) });
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect
    .poll(async () => (await keptFiles(page)).filter((file) => /-fr-/.test(file)).length, { timeout: 20_000 })
    .toBeGreaterThan(14);

  await context.setOffline(true);
  server.down = true;
  await language.selectOption('ru');
  const notice = page.locator('[data-notice="language"]');
  await expect(notice).toContainText('Русский');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(language).toHaveValue('fr');
  await language.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await language.selectOption('fr');
  await page.goto(`${server.address}/hash-text`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Stored by another program, or the language of the browser has changed.
  await page.evaluate(() => localStorage.setItem('it-tools:language', '"ru"'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(notice).toContainText('Русский');
});

test('a worker that the browser stops in the middle is started again, and the copy continues', async ({ page }) => {
  server.stuck = /addresses-|vendors-|mathjs-|zxcvbn-/;
  await page.goto(server.address);
  await expect.poll(() => server.held, { timeout: 30_000 }).toBeGreaterThan(0);
  server.stuck = /$^/;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await ready(page);
});

test('a page in place of a file, once or already kept by the browser, breaks nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(server.address);
  await expect.poll(() => keptFiles(page)).not.toEqual([]);
  const sound = () =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((key) => key.endsWith('hashed')) ?? '');
      const all = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return all.every((response) => !/html/.test(response?.headers.get('Content-Type') ?? ''));
    });
  for (const tool of ['hash-text', 'uuid-generator']) {
    server.wrong = new RegExp(`/assets/${tool}-`);
    server.wrongly = 1;
    await page.goto(`${server.address}/${tool}`);
    await expect(page.getByRole('region', { name: words.form.results })).toContainText(/[\da-f]{8}/);
    expect([server.wrongly, await sound()]).toEqual([0, true]);
  }
  // What an earlier version has kept.
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((key) => key.endsWith('hashed')) ?? '');
    for (const request of await cache.keys()) {
      if (request.url.endsWith('.js'))
        await cache.put(request, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
    }
  });
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(`${server.address}/hash-text`);
  await expect(page.getByRole('region', { name: words.form.results })).toContainText(/[\da-f]{8}/);
});

test.describe('Reload into a new version, with text in a field', () => {
  /** Installs the next version, types, clicks Reload and expects the next page with the text soon. */
  async function expectReload(page: Page, next: string) {
    const field = page.getByRole('textbox').first();
    await field.fill('typed before');
    server.next = next;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.locator('[data-notice="update"]');
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await notice.getByRole('button', { name: words.update.reload }).click();
    await page.waitForFunction(() => !('isOld' in window), undefined, { timeout: 8000 });
    await expect(field).toHaveValue('typed before');
  }

  test('does not wait for files of the offline copy that never arrive', async ({ page }) => {
    server.stuck = /addresses-|vendors-|mathjs-|zxcvbn-/;
    await page.goto(`${server.address}/base64-string-converter`);
    // On a busy machine, the other requests of that part have been answered already.
    await expect.poll(() => server.held, { timeout: 30_000 }).toBeGreaterThan(0);
    await expectReload(page, '// next\n');
  });

  test('does not wait for the next version to remove old files', async ({ page }) => {
    await page.goto(`${server.address}/base64-string-converter`);
    await ready(page);
    const slow = `const keys = CacheStorage.prototype.keys;
      CacheStorage.prototype.keys = async function () {
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        return keys.call(this);
      };
    `;
    await expectReload(page, slow);
  });
});
