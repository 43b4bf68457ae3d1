import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createServer, listen } from '../../../scripts/serve.mjs';
import { test } from '../test.ts';

/** A page that embeds a tool and notes what it says. */
const hostPage = (
  tool: string,
) => `<!doctype html><title>Host</title><iframe src="${tool}" width="1000" height="700"></iframe>
<script>
  const frame = document.querySelector('iframe');
  window.told = [];
  addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }));
  window.say = (message) => frame.contentWindow.postMessage(message, '${new URL(tool).origin}');
</script>`;

/** Serves the build with a configuration, and a page of another origin that embeds a tool. */
async function served(page: string, allowed: (origin: string) => string[]) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-embed-'));
  let body = '';
  const host = http.createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(body));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  for (const name of fs.readdirSync('dist'))
    if (!name.startsWith('config.json')) fs.symlinkSync(path.resolve('dist', name), path.join(dir, name));
  fs.writeFileSync(path.join(dir, 'config.json'), JSON.stringify({ frameAncestors: allowed(origin) }));
  const site = await createServer({ dir });
  const tools = `http://localhost:${await listen(site, 0)}`;
  body = hostPage(`${tools}/${page}`);
  return {
    origin,
    tools,
    close() {
      host.close();
      site.close();
      fs.rmSync(dir, { recursive: true });
    },
  };
}

test('a page of a named origin shows a tool without menu and header, sets values and gets the result', async ({
  page,
}) => {
  const { origin, tools, close } = await served('hash-text?embed', (own) => [own]);
  try {
    await page.goto(origin);
    const tool = page.frameLocator('iframe');
    await expect(tool.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tool.locator('#side-menu')).toBeHidden();
    await expect(tool.locator('header:has(+ main)')).toBeHidden();
    const told = (type: string) =>
      page.evaluate(
        (wanted) => (window as never as { told: { type: string }[] }).told.filter((each) => each.type === wanted),
        type,
      );
    const say = (message: object) =>
      page.evaluate((sent) => (window as never as { say: (sent: object) => void }).say(sent), message);
    expect(await told('it-tools:result')).toEqual([]);
    await expect(async () => {
      await say({ type: 'it-tools:hello' });
      expect(await told('it-tools:ready')).toContainEqual(
        expect.objectContaining({ origin: tools, tool: 'hash-text' }),
      );
    }).toPass();
    await say({ type: 'it-tools:values', values: { text: 'hello', algorithm: 'md5' } });
    await expect
      .poll(() => told('it-tools:result'))
      .toContainEqual(expect.objectContaining({ ok: true, output: '5d41402abc4b2a76b9719d911017c592' }));
  } finally {
    close();
  }
});

test('no other page may show it', async ({ page, refused }) => {
  const { origin, close } = await served('hash-text?embed', () => ['https://other.example.org']);
  try {
    await page.goto(origin);
    await expect.poll(() => refused.splice(0).join('')).toContain('frame-ancestors https://other.example.org');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    refused.length = 0; // on purpose
  } finally {
    close();
  }
});
