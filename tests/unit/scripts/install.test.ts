// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../../../scripts/setup/install.mjs';
import { isStale } from '../../../scripts/stale.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(base, { recursive: true }));

/** Writes a file whose modification time is `minute` minutes after the epoch. */
function put(file: string, text: string, minute = 1) {
  const full = path.join(base, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  for (let at = full; at !== base; at = path.dirname(at)) utimesSync(at, minute * 60, minute * 60);
}
const lock = (packages: object) => JSON.stringify({ packages });
const a = { version: '1.0.0', integrity: 'sha512-a' };

describe('isInstalled', () => {
  it('is false if nothing was installed or the installation was interrupted', () => {
    put('package-lock.json', lock({ '': {}, 'node_modules/a': a }));
    expect(isInstalled(base)).toBe(false);
    put('node_modules/.package-lock.json', '{"packages": {');
    expect(isInstalled(base)).toBe(false);
  });

  it.each([
    ['the same packages', { '': {}, 'node_modules/a': a }, { 'node_modules/a': a }, true],
    ['another version', { 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
    ['other contents', { 'node_modules/a': a }, { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, false],
    ['a missing package', { 'node_modules/a': a }, {}, false],
    ['a package for another platform', { 'node_modules/a': { ...a, optional: true } }, {}, true],
  ])('%s', (_title, wanted, present, installed) => {
    put('package-lock.json', lock(wanted), 9); // newer, as after a checkout
    put('node_modules/.package-lock.json', lock(present), 1);
    expect(isInstalled(base)).toBe(installed);
  });
});

describe('isStale', () => {
  it('is true if an output is missing', () => {
    put('src/a.ts', '');
    put('dist/index.html', '', 5);
    expect(isStale(['dist/index.html', 'dist/sw.js'], ['src'], base)).toBe(true);
  });

  it('is false if every output is newer than every source', () => {
    put('src/deep/a.ts', '', 1);
    put('dist/index.html', '', 5);
    expect(isStale(['dist/index.html'], ['src', 'no-such-file'], base)).toBe(false);
  });

  it('is true if a source is newer', () => {
    put('dist/index.html', '', 5);
    put('src/deep/a.ts', '', 6);
    expect(isStale(['dist/index.html'], ['src'], base)).toBe(true);
  });

  it('is true if a source was deleted', () => {
    put('src/deep/a.ts', '', 1);
    put('dist/index.html', '', 5);
    rmSync(path.join(base, 'src/deep/a.ts')); // changes the time of its folder
    expect(isStale(['dist/index.html'], ['src'], base)).toBe(true);
  });
});
