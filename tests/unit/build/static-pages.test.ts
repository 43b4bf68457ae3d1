// @vitest-environment node
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, framed, neededBy, outsourced, sitemapOf } from '../../../src/build/static-pages.ts';

const template = fs.readFileSync('index.html', 'utf8');
const texts = { description: 'About the site', needsScript: 'Scripts & more' };
const page = {
  path: 'hash-text',
  title: 'Hash <text> - Tools',
  description: 'Digests, "all" of them',
  html: '<h1>Hash</h1>',
};
const config = { siteUrl: '', siteTitle: 'Tools' };

test('a page says what it is, to people and to machines', () => {
  const html = framed(template, page, config, texts, ['assets/a.css', 'assets/a.js']);
  expect(html).toContain('<title>Hash &lt;text&gt; - Tools</title>');
  expect(html).toMatch(/<meta\s+name="description"\s+content="Digests, &quot;all&quot; of them"/);
  expect(html).toContain('<link rel="canonical" href="./hash-text" />');
  expect(html).toContain('<meta property="og:title" content="Hash &lt;text&gt; - Tools" />');
  expect(html).toContain('<meta property="og:site_name" content="Tools" />');
  expect(html).toContain('<div id="root"><div data-static="page"><h1>Hash</h1></div></div>');
  expect(html).toContain('Scripts &amp; more</p></noscript>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="./assets/a.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="./assets/a.js" />');
});

test('where it is published is said in absolute addresses', () => {
  const published = { ...config, siteUrl: 'https://example.org/tools' };
  const html = framed(template, page, published, texts, []);
  expect(html).toContain('<link rel="canonical" href="https://example.org/tools/hash-text" />');
  expect(html).toContain('<meta property="og:image" content="https://example.org/tools/screenshots/wide.png" />');
  expect(addressOf('', published)).toBe('https://example.org/tools/');
  expect(sitemapOf([{ path: '' }, { path: 'a' }], published)).toContain('<loc>https://example.org/tools/a</loc>');
  expect(sitemapOf([{ path: '' }, { path: 'a' }], config)).toContain('<loc>/a</loc>');
});

test('inline styles, which the policy forbids, become rules', () => {
  const one = { ...page, html: '<i style="--rows:5">a</i><b style="color:red;font:&quot;X&quot;">b</b>' };
  const two = { ...page, html: '<i style="--rows:5">c</i>' };
  const { pages, css } = outsourced([one, two]);
  expect(pages.map(({ html }) => html)).toEqual([
    '<i data-style="0">a</i><b data-style="1">b</b>',
    '<i data-style="0">c</i>',
  ]);
  expect(css).toBe('[data-style="0"]{--rows:5}\n[data-style="1"]{color:red;font:"X"}');
});

test('a page asks for the styles and scripts of its modules, and not again for those of the entry', () => {
  const chunk = (fileName: string, modules: string[], imports: string[] = [], css: string[] = []) => ({
    fileName,
    name: fileName.replace('.js', ''),
    imports,
    moduleIds: modules.map((module) => `/project/${module}`),
    facadeModuleId: fileName === 'entry.js' ? '/project/index.html' : null,
    viteMetadata: { importedCss: new Set(css) },
  });
  const chunks = [
    chunk('entry.js', ['src/app/main.tsx'], ['react.js'], ['entry.css']),
    chunk('react.js', []),
    chunk('page.js', ['src/app/tool/tool-page.tsx'], ['react.js', 'form.js'], ['page.css']),
    chunk('form.js', [], ['entry.js'], ['form.css']),
    chunk('other.js', ['src/other.ts'], [], ['other.css']),
  ];
  expect(neededBy(['/src/app/tool/tool-page.tsx'], chunks)).toEqual(['page.css', 'form.css', 'page.js', 'form.js']);
  expect(neededBy([], chunks)).toEqual([]);
  expect(neededBy([], chunks, ['other'])).toEqual(['other.css', 'other.js']);
});
