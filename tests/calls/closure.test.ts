import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** The static imports of a file, except type-only imports. */
function loadedBy(file: string): string[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  return program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const isTypes = (each: (typeof node.specifiers)[number]) =>
        each.type === 'ImportSpecifier' && each.importKind === 'type';
      const onlyTypes =
        node.importKind === 'type' || (node.specifiers.length > 0 && node.specifiers.every((each) => isTypes(each)));
      return onlyTypes ? [] : [node.source.value];
    }
    if (node.type === 'ExportAllDeclaration') return [node.source.value];
    return node.type === 'ExportNamedDeclaration' && node.source ? [node.source.value] : [];
  });
}

/** The files and packages that some files load, directly or indirectly. */
function closureOf(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!existsSync(path.join(root, file))) continue;
    for (const name of loadedBy(file))
      waiting.push(name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name);
  }
  return seen;
}

test('src/calls imports no package, spec or platform code', () => {
  const own = readdirSync(path.join(root, 'src/calls')).flatMap((name) =>
    name.endsWith('.ts') ? [`src/calls/${name}`] : [],
  );
  const loaded = [...closureOf(own)];
  expect(own.length).toBeGreaterThan(5);
  expect(loaded.filter((name) => !/^src\/(?:base|calls|catalog|core|i18n)\/|^virtual:/.test(name))).toEqual([]);
  expect(loaded).not.toContain('src/core/fields.ts'); // the rules of fields use zod
  expect([...closureOf(['src/core/spec.ts'])]).toContain('zod/mini');
});
