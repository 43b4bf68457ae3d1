import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../test.ts';
import { filePolicies, headersOf } from '../../../src/config/headers.mjs';
import { tools, words } from '../catalog.ts';
import { writeNextBuild } from './next-build.ts';
import {
  dist,
  dropFile,
  entryOf,
  expectEncoded,
  nginx,
  type Site,
  startSite,
  type,
  visit,
  visitSaving,
} from './nginx-site.ts';

test.skip(nginx === undefined, 'nginx is not there');

/** The environment of the container for each base path. */
const environments = {
  '/': {},
  '/tools/': {
    CONFIG_JSON: '{"siteTitle":"Lab","hideTools":["json-prettify","network"]}',
    ANALYTICS_ORIGIN: 'https://stats.example.org',
  },
};
/** Two tools that the second environment hides, by id and by category, and one that it shows. */
const HIDDEN = ['json-prettify', 'mac-address-lookup'];
const SHOWN = 'hash-text';

for (const [basePath, env] of Object.entries(environments)) {
  // Each way to recover is tested once, at one of the two paths.
  const serviceWorkers = basePath === '/' ? 'block' : 'allow';
  const siteTitle = basePath === '/' ? 'IT Tools' : 'Lab';
  const origin = 'ANALYTICS_ORIGIN' in env ? env.ANALYTICS_ORIGIN : undefined;

  test.describe(`nginx under ${basePath}`, () => {
    test.describe.configure({ mode: 'serial' });
    let folder: string;
    let site: Site;
    let server: ChildProcess;

    test.beforeAll(async () => {
      folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'it-tools-nginx-'));
      writeNextBuild(dist, path.join(folder, 'next'));
      ({ site, child: server } = await startSite(folder, basePath, env));
    });
    test.afterAll(async () => {
      const gone = new Promise((resolve) => server.once('close', resolve));
      server.kill();
      await gone;
      fs.rmSync(folder, { recursive: true });
    });

    /** Status, type, caching and encoding of a response, after checking the security headers for its path. */
    const ask = async (request: APIRequestContext, name: string, accept: string) => {
      const response = await request.get(site.url + name, { headers: { 'Accept-Encoding': accept } });
      const headers = response.headers();
      const wanted = headersOf(`/${name}`, origin);
      for (const header of Object.keys(headersOf('/', origin))) {
        // An empty variable leaves a space.
        expect(headers[header.toLowerCase()]?.replaceAll(/ (?=;)/g, ''), `${name}: ${header}`).toBe(wanted[header]);
      }
      return [response.status(), headers['content-type'], headers['cache-control'], headers['content-encoding']];
    };
    const html = 'text/html; charset=utf-8';

    test('headers, caching, types, missing files', async ({ request }) => {
      const asset = fs.readdirSync(path.join(dist, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? '';
      const seen = (name: string, accept = 'identity') => ask(request, name, accept);
      const forever = 'public, max-age=31536000, immutable';
      expect(await seen('')).toEqual([200, html, 'no-cache', undefined]);
      expect(await seen('', 'gzip')).toEqual([200, html, 'no-cache', 'gzip']);
      expect(await seen('hash-text')).toEqual([200, html, 'no-cache', undefined]);
      expect(await seen('no-such-tool')).toEqual([200, html, 'no-cache', undefined]);
      expect(await seen('sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache', undefined]);
      expect(await seen(`assets/${asset}`)).toEqual([200, 'text/javascript; charset=utf-8', forever, undefined]);
      expect(await seen(`assets/${asset}`, 'gzip')).toEqual([200, 'text/javascript; charset=utf-8', forever, 'gzip']);
      expect((await seen('manifest.webmanifest'))[1]).toBe('application/manifest+json; charset=utf-8');
      for (const missing of ['assets/missing-12345678.js', 'assets/missing', 'favicon.ico', 'old.js']) {
        expect(
          (await seen(missing)).filter((_, index) => index !== 1),
          missing,
        ).toEqual([404, 'no-cache', undefined]);
      }
      for (const { prefix, value } of filePolicies) {
        const file =
          fs.readdirSync(path.join(dist, 'assets')).find((name) => `/assets/${name}`.startsWith(prefix)) ?? '';
        const { headers } = await fetch(`${site.url}assets/${file}`);
        expect(headers.get('Content-Security-Policy'), file).toBe(value);
      }
    });

    test('tools hidden by the configuration are missing from the sitemap, manifests and pages', async ({
      page,
      request,
    }) => {
      const textOf = async (name: string) => (await request.get(site.url + name)).text();
      const hidden = 'CONFIG_JSON' in env ? HIDDEN : [];
      const sitemap = await textOf('sitemap.xml');
      const manifest = JSON.parse(await textOf('manifest.webmanifest')) as {
        name: string;
        short_name: string;
        shortcuts: { url: string }[];
      };
      expect([manifest.name, manifest.short_name]).toEqual([siteTitle, siteTitle]);
      const shortcuts = manifest.shortcuts.map(({ url }) => url);
      expect(shortcuts).toContain(SHOWN);
      expect(shortcuts.includes('json-prettify')).toBe(hidden.length === 0);
      for (const id of [...HIDDEN, SHOWN])
        expect(sitemap.includes(`<loc>${site.url}${id}</loc>`), id).toBe(!hidden.includes(id));
      // Most prerendered pages name every tool, so if one is hidden, the empty frame replaces all of them.
      const frame = await textOf('shell.html');
      const names = tools.filter(({ id }) => HIDDEN.includes(id)).map(({ title }) => title);
      for (const name of ['', '?x=1', 'about', SHOWN, ...HIDDEN]) {
        const file = name.includes('?') ? 'index.html' : `${name || 'index'}.html`;
        for (const address of [name, file]) {
          for (const accept of ['identity', 'gzip', 'br']) {
            const encoding = accept === 'gzip' ? accept : undefined;
            expect(await ask(request, address, accept), address).toEqual([200, html, 'no-cache', encoding]);
            const response = await request.get(site.url + address, { headers: { 'Accept-Encoding': accept } });
            const text = await response.text();
            expect(text === frame, `${address} ${accept}`).toBe(hidden.length > 0);
            if (hidden.length === 0) expect(text).toContain('data-static="');
            else for (const title of names) expect(text, address).not.toContain(title);
          }
        }
      }
      expect(names).toHaveLength(HIDDEN.length);
      for (const title of names) expect((await textOf('')).includes(title), title).toBe(hidden.length === 0);
      for (const [name, status] of Object.entries({ 'shell.html': 200, '404.html': 200, 'no-such.html': 404 }))
        expect((await ask(request, name, 'gzip'))[0], name).toBe(status);
      // The build has compressed the manifest; a changed manifest must not use that file.
      const type = 'application/manifest+json; charset=utf-8';
      const encoding = hidden.length === 0 ? 'gzip' : undefined;
      for (const name of ['manifest.webmanifest', 'manifest.cn.webmanifest'])
        expect(await ask(request, name, 'gzip'), name).toEqual([200, type, 'no-cache', encoding]);
      expect((await ask(request, 'sitemap.xml', 'gzip')).slice(0, 3)).toEqual([
        200,
        'application/xml; charset=utf-8',
        'no-cache',
      ]);
      for (const id of hidden) {
        await page.goto(site.url + id);
        await expect(page.getByRole('heading', { level: 1, name: words.notFound.title })).toBeVisible();
      }
      const linkTo = (id: string) => page.locator(`a[href$="/${id}"]`);
      for (const name of ['', 'about', SHOWN]) {
        await page.goto(site.url + name);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('[data-static]')).toHaveCount(0);
        await expect(linkTo(SHOWN).first(), name).toBeAttached();
        for (const id of hidden) await expect(linkTo(id), `${id} in ${name}`).toHaveCount(0);
      }
      await expect(page).toHaveTitle(`Hash text - ${siteTitle}`);
    });

    test('addresses below a page redirect to it', async ({ page, request }) => {
      const { status, headers } = await fetch(`${site.url}any/hash-text/?a=1`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, '../hash-text?a=1']);
      if (basePath !== '/') {
        const below = await request.get(site.url.slice(0, -1), { maxRedirects: 0 });
        expect([below.status(), below.headers().location]).toEqual([301, basePath]);
      }
      await page.goto(`${site.url}any/where/hash-text/`);
      await expect(page).toHaveURL(`${site.url}hash-text`);
      await expect(page).toHaveTitle(`Hash text - ${siteTitle}`);
    });

    test('works offline after one visit; an update keeps the typed text', async ({ browser }) => {
      test.setTimeout(120_000);
      const page = await visit(browser, site);
      await page.context().setOffline(true);
      await type(page, site, 'offline');
      await expectEncoded(page, 'b2ZmbGluZQ==');
      await page.context().setOffline(false);

      await page.getByRole('textbox').first().fill('typed before');
      const before = await entryOf(page);
      site.deploy('next');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const notice = page.locator('[data-notice="update"]');
      await expect(notice).toBeVisible({ timeout: 30_000 });
      await expectEncoded(page, 'dHlwZWQgYmVmb3Jl'); // the page is still unchanged
      await notice.getByRole('button', { name: words.update.reload }).click();
      await expect.poll(() => entryOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
      await expectEncoded(page, 'dHlwZWQgYmVmb3Jl');
      await page.context().close();
    });

    test('the page recovers from a chunk removed by a deployment', async ({ browser }) => {
      test.setTimeout(120_000);
      site.deploy('first');
      const page = await visitSaving(browser, site, serviceWorkers);
      const before = await entryOf(page);
      site.deploy('next');
      const missing = page.waitForResponse((response) => response.status() === 404);
      const link = page.getByRole('link', { name: 'Text to NATO alphabet' }).first();
      await link.hover();
      await missing;
      // A reload between mousedown and mouseup would lose the click.
      await link.click({ delay: 400 });
      await expect.poll(() => entryOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
      await expect(page).toHaveURL(`${site.url}text-to-nato-alphabet`);
      await expect(page.getByRole('heading', { level: 1, name: 'Text to NATO alphabet' })).toBeVisible();
      await expect(page.getByRole('region', { name: words.form.results })).toBeVisible();
      await page.context().close();
    });

    test(`the page recovers from a chunk missing only in the worker and keeps the typed text (service workers: ${serviceWorkers})`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      site.deploy('first');
      const page = await visitSaving(browser, site, serviceWorkers);
      const text = `start ${'x'.repeat(5000)}`;
      const field = page.getByRole('textbox').first();
      await page.getByRole('link', { name: 'Base64 string converter' }).first().click();
      await field.fill(text);
      await expectEncoded(page, btoa(text)); // the worker runs
      await page.getByRole('link', { name: 'URL encoder' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'URL encoder' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const before = await entryOf(page);
      site.deploy('next');
      // The page has already loaded the file that the worker needs, so it is missing only if the browser has dropped it since.
      await dropFile(page, '/assets/url-encoder-');
      await field.fill(text);
      if (serviceWorkers === 'block') {
        // Without a service worker, the text can't be kept across a reload.
        const notice = page.locator('[data-notice="update"]');
        await expect(notice).toContainText(words.update.losing, { timeout: 30_000 });
        expect([await entryOf(page), await field.inputValue()]).toEqual([before, text]);
        await notice.getByRole('button', { name: words.update.reload }).click();
      }
      await expect.poll(() => entryOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
      if (serviceWorkers === 'block') await field.fill(text);
      await expect(field).toHaveValue(text);
      await expectEncoded(page, encodeURIComponent(text));
      await page.context().close();
    });
  });
}

test('a different site title alone keeps the prerendered pages', async ({ request }) => {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'it-tools-nginx-'));
  const { site, child } = await startSite(folder, '/', { CONFIG_JSON: '{"siteTitle":"Lab"}' });
  try {
    for (const name of ['', 'about', SHOWN, `${SHOWN}.html`])
      expect(await (await request.get(site.url + name)).text(), name).toContain('data-static="');
    expect(await (await request.get(`${site.url}manifest.webmanifest`)).json()).toMatchObject({ name: 'Lab' });
  } finally {
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await gone;
    fs.rmSync(folder, { recursive: true });
  }
});
