// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from '../../../scripts/stale.mjs';

let base: string;
const touch = (name: string, seconds: number) => utimesSync(path.join(base, name), seconds, seconds);

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'stale-'));
  mkdirSync(path.join(base, 'src'));
  writeFileSync(path.join(base, 'src/a.ts'), '');
  writeFileSync(path.join(base, 'src/tsconfig.tsbuildinfo'), '');
  writeFileSync(path.join(base, 'cli.js'), '');
  for (const name of ['src/a.ts', 'src/tsconfig.tsbuildinfo', 'src']) touch(name, 1000);
  touch('cli.js', 2000);
});
afterEach(() => rmSync(base, { recursive: true }));

const stale = () => isStale(['cli.js'], ['src', 'missing'], base);

test('an output newer than its sources is not rebuilt', () => {
  expect(stale()).toBe(false);
});

test('a newer source, a deleted source and a missing output require a build', () => {
  touch('src/a.ts', 3000);
  expect(stale()).toBe(true);
  touch('src/a.ts', 1000);
  touch('src', 3000);
  expect(stale()).toBe(true);
  touch('src', 1000);
  rmSync(path.join(base, 'cli.js'));
  expect(stale()).toBe(true);
});

test('files written by the type checker are not sources', () => {
  touch('src/tsconfig.tsbuildinfo', 3000);
  expect(stale()).toBe(false);
});
