// @vitest-environment node
import { expect, test } from 'vitest';
import { builtFiles, depths } from '../../../src/build/offline.ts';
import { project } from '../project.ts';

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = [], css: string[] = []) => ({
  fileName,
  imports,
  dynamicImports,
  facadeModuleId: fileName === 'assets/entry.js' ? '/project/index.html' : null,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set<string>() },
});

const depth = depths([
  chunk('assets/entry.js', ['assets/react.js'], ['assets/page.js'], ['assets/entry.css']),
  chunk('assets/react.js', [], ['assets/palette.js']),
  chunk('assets/palette.js', ['assets/entry.js']),
  chunk('assets/page.js', ['assets/form.js'], ['assets/tool.js'], ['assets/page.css']),
  chunk('assets/form.js'),
  chunk('assets/tool.js', [], ['assets/table.js', 'assets/page.js']),
  chunk('assets/table.js'),
]);

test('the depth of a file is how many loads lie before it, by the shortest way', () => {
  expect(Object.fromEntries(depth)).toEqual({
    'assets/entry.js': 0,
    'assets/react.js': 0,
    'assets/entry.css': 0,
    'assets/page.js': 1,
    'assets/page.css': 1,
    'assets/form.js': 1,
    'assets/palette.js': 1,
    'assets/tool.js': 2,
    'assets/table.js': 3,
  });
});

const built = () =>
  project({
    'index.html': 'home',
    'shell.html': 'shell',
    'hash-text.html': 'tool',
    'theme.js': 'theme',
    'config.json': '{}',
    'robots.txt': '',
    'tools.txt': '',
    'manifest.cn.webmanifest': '{}',
    _headers: '',
    'icons/icon.svg': '<svg/>',
    'screenshots/wide.png': 'png',
    'assets/entry.js': 'entry',
    'assets/page.js': 'page',
    'assets/tool.js': 'x'.repeat(50),
    'assets/worker.js': 'x'.repeat(20),
    'assets/table.js': 'x'.repeat(30),
    'assets/Big font.js': 'x'.repeat(10),
    'assets/texts-en.json': 'x'.repeat(10),
  });

test('the shell is what every page needs and no page by itself', () => {
  expect(builtFiles(built(), depth).shell).toEqual(['icons/icon.svg', 'shell.html', 'theme.js']);
});

test('tools come before workers, and these before what a tool loads later', () => {
  const { first, rest } = builtFiles(built(), depth);
  expect(first.toSorted()).toEqual(['assets/entry.js', 'assets/page.js', 'assets/texts-en.json']);
  expect(rest).toEqual(['assets/tool.js', 'assets/Big%20font.js', 'assets/worker.js', 'assets/table.js']);
});

test('what exceeds the budget waits for its first use', () => {
  const size = 'entry'.length + 'page'.length + 10;
  expect(builtFiles(built(), depth, size + 80).rest).toEqual([
    'assets/tool.js',
    'assets/Big%20font.js',
    'assets/worker.js',
  ]);
  expect(builtFiles(built(), depth, 0).first).toHaveLength(3);
});

test('the version is that of the shell', () => {
  const one = project({ 'shell.html': 'a', 'assets/a.js': '1' });
  const other = project({ 'shell.html': 'b', 'assets/a.js': '1' });
  const version = (dir: string) => builtFiles(dir, new Map()).version;
  expect(version(one)).not.toBe(version(other));
  expect(version(one)).toBe(version(project({ 'shell.html': 'a', 'assets/a.js': '1' })));
});
