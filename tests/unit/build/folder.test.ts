// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFolder } from '../../../src/build/folder.mjs';
import { securityHeaders } from '../../../src/build/headers.mjs';
import { project } from './project.ts';

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

test.skipIf(!python)('the folder for machines without a network serves itself', async () => {
  const dir = project({
    'dist/index.html': 'home',
    'dist/shell.html': 'shell',
    'dist/hash-text.html': 'tool',
    'dist/assets/a-12345678.js': 'export {}',
    'dist/assets/a-12345678.js.br': 'compressed',
    'dist/manifest.webmanifest': '{}',
  });
  writeFolder(path.join(dir, 'dist'), path.join(dir, 'out'));
  const child = spawn('python3', [path.join(dir, 'out/serve.py'), '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const base = await addressOf(child);
  const ask = async (name: string) => {
    const response = await fetch(base + name, { redirect: 'manual' });
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
    expect((await ask(missing))[0], missing).toBe(404);
  }
  const { status, headers } = await fetch(`${base}any/hash-text/?a=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '../hash-text?a=1']);
});
