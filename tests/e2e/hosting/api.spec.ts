import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { test } from '../test.ts';

/** Starts the product as a user does; resolves with its address once it answers. */
async function started() {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, API: 'on', PORT: '4199' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  for await (const part of child.stderr.setEncoding('utf8')) {
    told += String(part);
    const [, url] = /(http:\/\/localhost:\d+\/)api\/docs/.exec(told) ?? [];
    if (url !== undefined) return { url, child };
  }
  throw new Error(`it ended: ${told}`);
}

// It may have to build the terminal command.
test.setTimeout(240_000);

test('API=on npm start serves the site, the API, its page and MCP from one port, and ends cleanly', async ({
  page,
  request,
}) => {
  const { url, child } = await started();
  try {
    await page.goto(`${url}hash-text#text=hello`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const run = await request.post(`${url}api/run/sha256`, { data: { input: { text: 'hello' } } });
    expect(await run.json()).toMatchObject({
      ok: true,
      output: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    });
    expect((await request.post(`${url}api/run/nope`, { data: { input: {} } })).status()).toBe(404);
    const read = await request.post(`${url}api/read`, { data: { line: '0xff in binary' } });
    expect(JSON.stringify(await read.json())).toContain('11111111');
    const mcp = await request.post(`${url}mcp`, {
      headers: { Accept: 'application/json, text/event-stream' },
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
      },
    });
    expect(await mcp.text()).toContain('"name":"it-tools"');
    await page.goto(`${url}api/docs`);
    await expect(page.getByRole('button', { name: 'run/hash-text/hash' })).toBeVisible();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
