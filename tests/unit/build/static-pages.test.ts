// @vitest-environment node
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, framed, sitemapOf } from '../../../src/build/static-pages.ts';
import { lostStyles, withoutStyles } from '../../../src/config/static-styles.ts';

const template = fs.readFileSync('index.html', 'utf8');
const texts = { description: 'About the site', needsScript: 'Scripts & more' };
const page = {
  path: 'hash-text',
  title: 'Hash <text> - Tools',
  description: 'Digests, "all" of them',
  html: '<h1>Hash</h1>',
};
const config = { siteUrl: '', siteTitle: 'Tools' };

test('a page describes itself to people and machines', () => {
  const html = framed(template, page, config, texts, {
    early: [],
    styles: ['assets/a.css'],
    scripts: ['assets/a.js'],
    libraries: ['assets/b.js'],
  });
  expect(html).toContain('<title>Hash &lt;text&gt; - Tools</title>');
  expect(html).toMatch(/<meta\s+name="description"\s+content="Digests, &quot;all&quot; of them"/);
  expect(html).toContain('<link rel="canonical" href="./hash-text" />');
  expect(html).toContain('<meta property="og:title" content="Hash &lt;text&gt; - Tools" />');
  expect(html).toContain('<meta property="og:site_name" content="Tools" />');
  expect(html).toContain('<div id="root"><div data-static="page"><h1>Hash</h1></div></div>');
  expect(html).toContain('Scripts &amp; more</p></noscript>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="./assets/a.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="./assets/a.js" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="./assets/b.js" />');
});

test('the published address is absolute', () => {
  const published = { ...config, siteUrl: 'https://example.org/tools' };
  const html = framed(template, page, published, texts, { early: [], styles: [], scripts: [], libraries: [] });
  expect(html).toContain('<link rel="canonical" href="https://example.org/tools/hash-text" />');
  expect(html).toContain('<meta property="og:image" content="https://example.org/tools/screenshots/social.jpg" />');
  expect(addressOf('', published)).toBe('https://example.org/tools/');
  expect(sitemapOf([{ path: '' }, { path: 'a' }], published)).toContain('<loc>https://example.org/tools/a</loc>');
  expect(sitemapOf([{ path: '' }, { path: 'a' }], config)).toContain('<loc>/a</loc>');
});

test('removes inline styles, which the policy forbids; the size of a field or result becomes an attribute with a rule', () => {
  expect(withoutStyles('<i style="--rows:5">a</i><b style="color:red;font:&quot;X&quot;">b</b>')).toBe(
    '<i data-rows="5">a</i><b>b</b>',
  );
  const rules = fs.readFileSync('src/ui/tokens.css', 'utf8');
  for (let rows = 1; rows <= 12; rows += 1)
    expect(rules).toMatch(new RegExp(`data-rows='${rows}'\\] {\\s+--rows: ${rows};`));
  for (let letters = 12; letters <= 80; letters += 4)
    expect(rules).toMatch(new RegExp(`data-letters='${letters}'\\] {\\s+--letters: ${letters};`));
  expect(() => withoutStyles('<i style="--rows:13"></i>')).toThrow('no rule for --rows:13');
  const page = '<i style="--rows:3;--letters:36"></i><b style="--letters:84;color:red"></b>';
  expect(withoutStyles(page)).toBe('<i data-rows="3" data-letters="36"></i><b></b>');
  expect(lostStyles(page)).toEqual(['--letters:84', 'color:red']);
});

test('a page with an early result asks for its script and what that needs before the entry', () => {
  const tool = {
    id: 'a',
    category: 'crypto',
    icon: 'a',
    createdAt: '2026-01-01',
    redirectFrom: [],
    view: false,
  } as const;
  const early = { ...page, path: 'a', tool, early: true };
  const html = framed(template, early, config, texts, {
    early: ['assets/early.js', 'assets/core.js'],
    styles: ['assets/a.css'],
    scripts: ['assets/form.js'],
    libraries: [],
  });
  const order = ['a.css', 'early.js', 'core.js', 'src/app/main.tsx', 'form.js'].map((name) => html.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(html).toContain(
    '<script type="module" async crossorigin fetchpriority="high" src="./assets/early.js"></script>',
  );
  expect(html.split('src/app/main.tsx')).toHaveLength(2);
  expect(html).toContain('<div data-static="page" data-early="crypto/a">');
});
