// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../../src/build/compress.ts';
import { project } from '../project.ts';

test('every file worth compressing has compressed versions with the same content', async () => {
  const long = 'text '.repeat(1000);
  const dir = project({
    'index.html': long,
    'assets/a.js': long,
    'assets/short.js': 'short',
    'icons/icon.png': long,
    'config.json': long,
    'sitemap.xml': long,
  });
  await compressFolder(dir);
  const made = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(made.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'assets/a.js.br',
    'assets/a.js.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(fs.readFileSync(path.join(dir, 'index.html.br'))).toString()).toBe(long);
  expect(gunzipSync(fs.readFileSync(path.join(dir, 'index.html.gz'))).toString()).toBe(long);
});
