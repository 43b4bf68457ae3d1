// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesIn, configuredText } from '../../../src/config/configured.mjs';
import { writeFolder } from '../../../scripts/folder.mjs';
import { securityHeaders } from '../../../src/config/headers.mjs';
import { project } from '../project.ts';

const python = spawnSync('python3', ['--version']).status === 0;

/** The address that the started server prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /http:\S+/.exec(chunk.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}

test.skipIf(!python)('the folder for offline machines can serve itself', async () => {
  const sitemap = '<url><loc>/bcrypt</loc></url>\n<url><loc>/hash-text</loc></url>\n';
  const dir = project({
    'dist/index.html': 'home',
    'dist/shell.html': 'shell',
    'dist/about.html': 'about',
    'dist/404.html': 'not found',
    'dist/hash-text.html': 'tool',
    'dist/assets/a-12345678.js': 'export {}',
    'dist/assets/a-12345678.js.br': 'compressed',
    'dist/bcrypt.html': 'tool',
    'dist/tools.txt': 'showTools\nhideTools\ncrypto bcrypt\ncrypto hash-text\n',
    'dist/manifest.webmanifest': '{\n"name":"IT Tools"\n,"shortcuts":[\n{}\n,{"url":"bcrypt","name":"B"}\n]\n}\n',
    'dist/sitemap.xml': sitemap,
    'dist/config.json': '{',
  });
  writeFolder(path.join(dir, 'dist'), path.join(dir, 'out'));
  const child = spawn('python3', [path.join(dir, 'out/serve.py'), '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const base = await addressOf(child);
  const ask = async (name: string, headers: Record<string, string> = {}) => {
    const response = await fetch(base + name, { redirect: 'manual', headers });
    for (const [header, value] of Object.entries(securityHeaders)) expect(response.headers.get(header)).toBe(value);
    return [
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      await response.text(),
    ];
  };
  expect(await ask('')).toEqual([200, 'text/html', 'no-cache', 'home']);
  expect(await ask('hash-text?a=1')).toEqual([200, 'text/html', 'no-cache', 'tool']);
  expect(await ask('no-such')).toEqual([200, 'text/html', 'no-cache', 'shell']);
  expect((await ask('manifest.webmanifest'))[1]).toBe('application/manifest+json');
  const forever = 'public, max-age=31536000, immutable';
  expect(await ask('assets/a-12345678.js')).toEqual([200, 'text/javascript', forever, 'export {}']);
  for (const missing of ['assets/a-12345678.js.br', 'assets/', 'old.js', '%2e%2e/serve.py']) {
    const [status, , caching] = await ask(missing);
    expect([status, caching], missing).toEqual([404, 'no-cache']);
  }
  const refused = await fetch(`${base}assets/a-12345678.js`, { method: 'POST' });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([501, 'no-cache']);
  const unchanged = await fetch(`${base}assets/a-12345678.js`, {
    headers: { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() },
  });
  expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([304, forever]);
  expect(await ask('bcrypt')).toEqual([200, 'text/html', 'no-cache', 'tool']);

  // What the configuration changes: see src/config/configured.mjs.
  const site = path.join(dir, 'out/site');
  fs.writeFileSync(path.join(site, 'config.json'), '{"siteTitle":"Lab"}');
  expect((await ask(''))[3]).toBe('home');
  expect((await ask('about'))[3]).toBe('about');
  fs.writeFileSync(path.join(site, 'config.json'), '{"hideTools":["bcrypt"],"siteTitle":"Lab \\"工具\\""}');
  const kept = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() };
  for (const name of ['', '?a=1', 'index.html', 'about', 'about.html?a=1', 'bcrypt', 'bcrypt.html', 'hash-text']) {
    expect(await ask(name), name).toEqual([200, 'text/html', 'no-cache', 'shell']);
    expect((await ask(name, kept))[0], name).toBe(200);
  }
  expect((await ask('no-such'))[3]).toBe('shell');
  expect((await ask('404.html'))[3]).toBe('not found');
  expect((await ask('no-such.html'))[0]).toBe(404);
  const [, type, caching, manifest = ''] = await ask('manifest.webmanifest');
  expect([type, caching]).toEqual(['application/manifest+json', 'no-cache']);
  expect(JSON.parse(String(manifest))).toEqual({ name: 'Lab "工具"', shortcuts: [{}] });
  const left = '<url><loc>/hash-text</loc></url>\n';
  expect(await ask('sitemap.xml')).toEqual([200, 'application/xml', 'no-cache', left]);
  for (const config of [
    '[]',
    '\uFEFF{"hideTools":["hash-text"]}',
    '{"hideTools":["hash-text",1]}',
    '{"showTools":["crypto"],"hideTools":["bcrypt"]}',
    '{"showTools":["bcrypt"],"hideTools":["crypto"]}',
    '{"showTools":["network"]}',
    '{"siteTitle":7,"hideTools":["crypto"],"hideTools":[]}',
    `{"x":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ]) {
    fs.writeFileSync(path.join(site, 'config.json'), config);
    expect((await ask('sitemap.xml'))[3], config).toBe(configuredText(sitemap, changesIn(site)));
  }

  const { status, headers } = await fetch(`${base}any/hash-text/?a=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '../hash-text?a=1']);
});
