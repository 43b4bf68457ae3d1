import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { findNginx } from '../../../scripts/setup/nginx.mjs';
import { expectSettled, words } from '../catalog.ts';
import { saveData } from '../test.ts';

const root = path.join(import.meta.dirname, '../../..');
export const dist = process.env.DIST ?? path.join(root, 'dist');
export const nginx = findNginx();

/** The shipped server for a folder whose build can be replaced. */
export interface Site {
  url: string;
  deploy(build: 'first' | 'next'): void;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the same server as the container, with its own port and folders. */
export async function startSite(
  folder: string,
  basePath: string,
  env: Record<string, string>,
): Promise<{ site: Site; child: ChildProcess }> {
  const port = await freePort();
  const current = path.join(folder, 'site');
  const source = path.join(folder, 'source');
  fs.mkdirSync(source);
  for (const name of ['nginx.conf', 'it-tools.conf']) {
    const text = fs
      .readFileSync(path.join(root, 'deploy', name), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('8080', String(port))
      .replace('/usr/share/it-tools', current);
    const user = name === 'nginx.conf' && process.getuid?.() === 0 ? 'user root;\n' : '';
    fs.writeFileSync(path.join(source, name), user + text);
  }
  for (const name of ['json.awk', 'configured.awk'])
    fs.copyFileSync(path.join(root, 'deploy', name), path.join(source, name));
  const site: Site = {
    url: `http://localhost:${port}${basePath}`,
    deploy(build) {
      fs.rmSync(current, { force: true });
      fs.symlinkSync(build === 'first' ? dist : path.join(folder, 'next'), current);
    },
  };
  site.deploy('first');
  const child = spawn('sh', [path.join(root, 'deploy/start.sh')], {
    env: {
      PATH: `${path.dirname(nginx ?? '')}:${process.env.PATH}`,
      NGINX_SOURCE: source,
      NGINX_TARGET: path.join(folder, 'run'),
      NGINX_SITE: current,
      BASE_PATH: basePath,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)).toPass();
  return { site, child };
}

export const entryOf = (page: Page) => page.locator('script[type="module"]').getAttribute('src');

/** A page of a returning visitor: the service worker is active and everything is cached. */
export async function visit(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByText(words.update.offlineReady)).toBeVisible({ timeout: 60_000 });
  return page;
}

/** The home page for a visitor with data saving on: only the shell is cached. */
export async function visitSaving(browser: Browser, site: Site, serviceWorkers: 'block' | 'allow'): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers });
  await saveData(context);
  const page = await context.newPage();
  await page.goto(site.url);
  await expectSettled(page);
  if (serviceWorkers === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Removes a file from all browser caches, as the browser itself does when it needs space. */
export async function dropFile(page: Page, part: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes(wanted)) await cache.delete(request);
    }
  }, part);
}

export async function type(page: Page, site: Site, text: string): Promise<void> {
  await page.goto(`${site.url}base64-string-converter`);
  await page.getByRole('textbox').first().fill(text);
}

export const expectEncoded = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: words.form.results }).getByRole('textbox').first()).toHaveValue(text);
