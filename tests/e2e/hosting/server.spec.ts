import { expect } from '@playwright/test';
import { test } from '../test.ts';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { headersOf, securityHeaders } from '../../../src/config/headers.mjs';
import { createServer, listen } from '../../../scripts/serve.mjs';

/** The status for a request target sent literally; a browser would normalize it. */
function rawStatus(baseURL: string | undefined, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
}

for (const path of ['/', '/sw.js', '/a-page', '/assets', '/assets/transform.worker-missing.js']) {
  test(`${path} carries every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], name).toBe(value);
  });
}

test('other files have no headers that only pages and workers need', async ({ request }) => {
  const path = '/assets/missing.js';
  const headers = (await request.get(path)).headers();
  for (const name of Object.keys(securityHeaders))
    expect(headers[name.toLowerCase()], name).toBe(headersOf(path)[name]);
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

test('pages are revalidated, hashed files are cached forever', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect(script).toBeDefined();
  const asset = await request.get(script ?? '');
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['content-type']).toMatch(/^text\/javascript/);
});

for (const name of ['sw.js', 'manifest.webmanifest']) {
  test(`${name} is served and revalidated`, async ({ request }) => {
    const response = await request.get(`/${name}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });
}

test('every page address returns a page, prerendered if there is one', async ({ request }) => {
  const titles: Record<string, string> = {
    '/': 'IT Tools',
    '/about?x=1.5': 'About - IT Tools',
    '/base64-string-converter': 'Base64 string converter - IT Tools',
    '/no-such-page': 'IT Tools',
    '/base64-string-converter/': 'Base64 string converter - IT Tools',
    '/no/such/about': 'About - IT Tools',
  };
  for (const [path, title] of Object.entries(titles)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(/<title>(.*)<\/title>/.exec(await response.text())?.[1], path).toBe(title);
  }
});

test('a missing file is an uncached 404 in plain text', async ({ request }) => {
  for (const path of ['/assets/missing.js', '/assets/missing', '/favicon.missing', '/old-0123.js']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).toMatch(/^text\/plain/);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
  }
});

test('hostile paths are rejected and the server keeps running', async ({ request, baseURL }) => {
  for (const path of [
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%',
    '/%00',
    '/..\\package.json',
  ]) {
    expect(await rawStatus(baseURL, path), path).toBe(400);
  }
  expect((await request.get('/')).status()).toBe(200);
});

test('the browser accepts the headers without a complaint', async ({ page, refused: told }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Permissions-Policy|Content Security Policy|Cross-Origin|Trusted/i.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  // Trusted Types: a script of ours that is misused ends in an error.
  const refused = await page.evaluate(() => {
    const tries = [
      () => (document.createElement('div').innerHTML = '<b>'),
      () => new DOMParser().parseFromString('<b>', 'text/html'),
      () => new Worker('/assets/x.js'),
      () => document.createElement('script').setAttribute('src', '/x.js'),
      () =>
        (
          globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes?.createPolicy('other', {}),
    ];
    return Promise.all(
      tries.map(async (attempt) => {
        try {
          await attempt();
          return 'taken';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      }),
    );
  });
  expect(refused).toEqual(refused.map(() => 'refused'));
  told.length = 0; // all of it is intentional
});

test('tools hidden by config.json appear on no page, before or after scripts run', async ({ page, request }) => {
  const dist = path.join(import.meta.dirname, '../../../dist');
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'it-tools-serve-'));
  for (const name of fs.readdirSync(dist)) fs.symlinkSync(path.join(dist, name), path.join(folder, name));
  fs.rmSync(path.join(folder, 'config.json'));
  const server = await createServer({ dir: folder });
  const url = `http://localhost:${await listen(server, 0)}/`;
  const title = 'JSON formatter';
  const rawOf = async (name: string) => (await request.get(url + name)).text();
  try {
    fs.writeFileSync(path.join(folder, 'config.json'), '{"siteTitle":"Lab"}');
    for (const name of ['', 'about', 'hash-text']) expect(await rawOf(name), name).toContain(title);
    fs.writeFileSync(path.join(folder, 'config.json'), '{"hideTools":["json-prettify"]}');
    for (const name of ['', 'about', 'hash-text', 'json-prettify', 'index.html'])
      expect(await rawOf(name), name).not.toContain(title);
    for (const name of ['', 'about', 'hash-text']) {
      await page.goto(url + name);
      await expect(page.locator('a[href$="/hash-text"]').first(), name).toBeAttached();
      await expect(page.getByText(title), name).toHaveCount(0);
    }
  } finally {
    server.close();
    server.closeAllConnections();
    fs.rmSync(folder, { recursive: true });
  }
});
