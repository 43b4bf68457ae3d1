// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import config from '../../specs/fuzz/vite.config.ts';

const START = path.join(import.meta.dirname, '../../specs/fuzz/child.ts');

/** The modules that a file imports, directly or through others, and that exist only in a build. */
function virtualModules(): string[] {
  const files = new Set([START]);
  const virtual = new Set<string>();
  // Iterating a set includes items added meanwhile.
  for (const file of files) {
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'([^']+)'/g)) {
      const target = path.join(path.dirname(file), id);
      if (id.startsWith('virtual:')) virtual.add(id);
      else if (id.startsWith('.') && existsSync(target)) files.add(target);
    }
  }
  return [...virtual];
}

test('the build of npm run fuzz provides every module that it imports', () => {
  const plugins = (config.plugins?.flat() ?? []) as Plugin[];
  const provides = (id: string) =>
    plugins.some(
      ({ resolveId }) => typeof resolveId === 'function' && Reflect.apply(resolveId, {}, [id]) !== undefined,
    );
  const modules = virtualModules();
  expect(modules).toContain('virtual:catalog/sieves');
  expect(modules.filter((id) => !provides(id))).toEqual([]);
});
