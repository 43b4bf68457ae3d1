// What a first visit shows if the network ends, or answers with something else, before the page has loaded.
import http from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createServer, listen } from '../../../scripts/serve.mjs';
import { words } from '../catalog.ts';
import { saveData, test } from '../test.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** Serves the build, but only the first `last` requests; those that match `wrong` are answered by `answer`, as often as `times` says. */
async function faultyServer() {
  const files = await createServer({ dir: dist });
  const state = {
    last: Infinity,
    wrong: /$^/,
    times: Infinity,
    answer: (response: http.ServerResponse) => void response.writeHead(404, { 'Content-Type': 'text/plain' }).end(),
  };
  let count = 0;
  const server = http.createServer((request, response) => {
    if (++count > state.last) return void request.socket.destroy();
    if (state.times > 0 && state.wrong.test(request.url ?? '')) {
      state.times -= 1;
      return state.answer(response);
    }
    files.emit('request', request, response);
  });
  const address = `http://localhost:${await listen(server, 0)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(state, { address, close });
}

let server: Awaited<ReturnType<typeof faultyServer>>;
test.beforeEach(async ({ page }) => {
  server = await faultyServer();
  await saveData(page);
});
test.afterEach(() => server.close());

const stuck = (page: Page) => page.locator('[data-stuck]');
const results = (page: Page) => page.getByRole('region', { name: words.form.results });
/** As sign-in pages and hosts with a page for everything answer. */
const portal = (response: http.ServerResponse) =>
  void response
    .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' })
    .end('<!doctype html><title>Sign in</title>');

/** The page works: typed text is hashed. */
async function expectWorking(page: Page): Promise<void> {
  await expect(stuck(page)).toHaveCount(0, { timeout: 45_000 });
  await expect(results(page)).toBeVisible();
  await page.getByRole('textbox').first().fill('abc');
  await expect(results(page)).toContainText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
}

for (const last of [1, 9]) {
  test(`a network that ends after ${last} files leaves a page that says so, and loads once it is back`, async ({
    page,
  }) => {
    server.last = last;
    await page.goto(`${server.address}/hash-text`, { waitUntil: 'commit' });
    await expect(stuck(page)).toContainText(words.update.stuck);
    await expect(stuck(page).getByRole('button', { name: words.update.reload })).toBeVisible();
    server.last = Infinity;
    await expectWorking(page);
  });
}

test('a page that never finishes loading says so in the language of the visitor', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'ru-RU' });
  server.wrong = /\/assets\/index-[^/]+\.js$/;
  server.answer = () => undefined; // never answered
  await page.goto(`${server.address}/hash-text`, { waitUntil: 'commit' });
  await expect(stuck(page)).toContainText('Не удалось завершить загрузку', { timeout: 45_000 });
  await page.close();
});

test('a captive portal in front of all files is over once it is gone, though the browser has kept its pages', async ({
  page,
}) => {
  server.wrong = /^\/assets\//;
  server.answer = portal;
  await page.goto(`${server.address}/hash-text`, { waitUntil: 'commit' });
  await expect(stuck(page)).toBeVisible();
  server.wrong = /$^/;
  await expectWorking(page);
});

const isHashed = (page: Page) => expect(results(page)).toContainText('$2b$05$', { timeout: 30_000 });

for (const file of ['transform.worker', 'bcryptjs']) {
  for (const [kind, answer] of Object.entries({ 'is missing': undefined, 'is a page': portal })) {
    test(`${file} that ${kind} once is requested again, and the tool answers`, async ({ page }) => {
      server.wrong = new RegExp(`/assets/${file}-`);
      server.times = 1;
      if (answer) server.answer = answer;
      await page.goto(`${server.address}/bcrypt#op=hash&cost=5`);
      await isHashed(page);
      expect(server.times).toBe(0);
    });
  }

  test(`${file} that stays missing is told, and the tool answers once it is there`, async ({ page }) => {
    server.wrong = new RegExp(`/assets/${file}-`);
    await page.goto(`${server.address}/bcrypt#op=hash&cost=5`);
    const notice = page.locator('[data-notice="missing"]');
    await expect(notice).toContainText(words.update.missing, { timeout: 30_000 });
    server.wrong = /$^/;
    await notice.getByRole('button', { name: words.update.reload }).click();
    await isHashed(page);
  });
}
