// @vitest-environment node
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { withTextFiles } from '../../../src/build/pages/announced.ts';
import { pageScripts } from '../../../src/build/pages/page-scripts.ts';
import { securityHeaders } from '../../../src/config/headers.mjs';

const transform = pageScripts().transformIndexHtml as (html: string) => string;

test('inline scripts of a page match those allowed by the security policy and precede everything the page loads', () => {
  const html = transform(fs.readFileSync('index.html', 'utf8'));
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toEqual([
    expect.stringContaining('takeFirstKeys'),
    expect.stringContaining('it-tools:stuck'),
    expect.stringContaining('dataset.theme'),
  ]);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(securityHeaders['Content-Security-Policy']).toContain(` ${hashes.join(' ')};`);
  expect(html.indexOf('<script')).toBe(html.indexOf(scripts[0] ?? '') - '<script>'.length);
  expect(html.indexOf(scripts[2] ?? '')).toBeLessThan(html.indexOf('<link'));
  expect(html.indexOf('charset')).toBeLessThan(1024); // browsers look no further
});

test('files started by the last script are named before it', () => {
  const html = withTextFiles(transform(fs.readFileSync('index.html', 'utf8')), { fr: ['assets/fr.json'] });
  const named = '<meta name="it-tools:files" content="{&quot;fr&quot;:[&quot;assets/fr.json&quot;]}" />';
  expect(html).toContain(named);
  expect(html.indexOf(named)).toBeLessThan(html.indexOf('dataset.theme'));
});

test('a page brings what it says in each language if nothing else arrives', () => {
  const html = transform(fs.readFileSync('index.html', 'utf8'));
  const [, content = ''] = /<meta name="it-tools:stuck" content="([^"]*)"/.exec(html) ?? [];
  const texts = JSON.parse(content.replaceAll('&quot;', '"')) as Record<string, string[]>;
  expect(Object.keys(texts).toSorted()).toEqual(['cn', 'en', 'es', 'fr', 'pt', 'ru']);
  expect(texts['en']).toEqual(["Couldn't finish loading. Check your connection.", 'Reload']);
  for (const text of Object.values(texts).flat()) expect(text).toMatch(/^[^<>&]{2,80}$/);
});
