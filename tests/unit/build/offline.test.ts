// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { ASIDE, depths, inOrder, withHashes } from '../../../src/build/offline.ts';
import { filesOf, type HashedFile } from '../../../workers/offline/built-files.ts';
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

test('the depth of a file is the number of loads before it, by the shortest way', () => {
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

/** A file as the plugin lists it: its size is the number before its name, and only hashed names have no revision. */
const listed = (size: number, url: string, revision = `revision of ${url}`) => ({
  url,
  size,
  revision: url.startsWith('assets/') ? null : revision,
});
const entries = [
  listed(20, 'assets/worker.js'),
  listed(30, 'assets/table.js'),
  listed(10, 'assets/Big font.js'),
  listed(10, 'assets/texts-en.json'),
  listed(50, 'assets/tool.js'),
  listed(5, 'assets/entry.js'),
  listed(4, 'assets/page.js'),
  listed(1, 'start.js'),
  listed(1, 'shell.html'),
];
const files = (list = entries, budget?: number) => filesOf(inOrder(list, depth, budget));

const pathsOf = (list: readonly HashedFile[]) => list.map(({ path: file }) => file);

test('the shell consists of the files without a hash in their name', () => {
  expect(files().shell).toEqual(['shell.html', 'start.js']);
});

test('tools come before workers, and workers before what a tool loads later', () => {
  const { first, rest } = files();
  expect(pathsOf(first)).toEqual(['assets/entry.js', 'assets/texts-en.json', 'assets/page.js']);
  expect(pathsOf(rest)).toEqual(['assets/tool.js', 'assets/Big%20font.js', 'assets/worker.js', 'assets/table.js']);
});

test('texts and data of a language are only for that language; English and packages are for all', () => {
  const names = [
    'texts-first-fr-0123abcd.json',
    'texts-rest-en-0123abcd.json',
    'tools-web-cn-----abcd.json',
    'emoji-ru-0123abcd.js',
    'intent-pt-0123abcd.js',
    'crypto-es-0123abcd.js',
    'zxcvbn-ts-language-fr-0123abcd.js',
    'emoji-ab-defgh.js',
  ];
  const { first, rest } = files(names.map((name) => listed(1, `assets/${name}`)));
  const languages = [...first, ...rest].filter(({ language }) => language !== undefined);
  expect(Object.fromEntries(languages.map(({ path: file, language }) => [file.slice(7), language]))).toEqual({
    'texts-first-fr-0123abcd.json': 'fr',
    'tools-web-cn-----abcd.json': 'cn',
    'emoji-ru-0123abcd.js': 'ru',
    'intent-pt-0123abcd.js': 'pt',
  });
});

test('files beyond the budget are fetched on first use', () => {
  expect(pathsOf(files(entries, 19 + 80).rest)).toEqual(['assets/tool.js', 'assets/Big%20font.js', 'assets/worker.js']);
  expect(files(entries, 0).first).toHaveLength(3);
});

test('the version covers the whole shell', () => {
  const of = (theme: string, tool: string) =>
    files([listed(1, 'start.js', theme), listed(1, 'shell.html'), listed(1, `assets/tool-${tool}.js`)]).version;
  expect(of('a', '1')).toMatch(/^[\da-f]{16}$/);
  expect(of('a', '1')).toBe(of('a', '2'));
  expect(of('a', '1')).not.toBe(of('b', '1'));
});

test('hashed files are listed with the SHA-256 of their content, the shell with its revision only', () => {
  const dir = project({ 'shell.html': '<!doctype html>', 'assets/Big font-0123abcd.js': 'hello' });
  const list = withHashes(inOrder([listed(1, 'shell.html'), listed(5, 'assets/Big font-0123abcd.js')], new Map()), dir);
  const { shell, first, rest } = filesOf(list);
  // printf hello | openssl dgst -sha256 -binary | base64
  const hash = 'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=';
  expect([shell, first, rest]).toEqual([['shell.html'], [], [{ path: 'assets/Big%20font-0123abcd.js', hash }]]);
});

/** Whether the service worker keeps a file of dist. */
const isKept = (file: string) => !ASIDE.some((glob) => path.matchesGlob(file, glob));

test('files that depend on config.json, or that only machines or the first visit read, are not kept', () => {
  const kept = ['shell.html', 'start.js', 'icons/icon.svg', 'licenses.json', 'assets/entry.js'];
  const aside = [
    'config.json',
    'robots.txt',
    'tools.txt',
    'sitemap.xml',
    'manifest.webmanifest',
    'manifest.cn.webmanifest',
  ];
  const pages = ['_headers', '_redirects', 'screenshots/wide-home.webp', 'index.html', '404.html', 'hash-text.html'];
  expect([...kept, ...aside, ...pages].filter(isKept)).toEqual(kept);
});
