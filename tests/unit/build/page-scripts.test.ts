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
  expect(scripts).toEqual([expect.stringContaining('takeFirstKeys'), expect.stringContaining('dataset.theme')]);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(securityHeaders['Content-Security-Policy']).toContain(` ${hashes.join(' ')};`);
  expect(html.indexOf('<script')).toBe(html.indexOf(scripts[0] ?? '') - '<script>'.length);
  expect(html.indexOf(scripts[1] ?? '')).toBeLessThan(html.indexOf('<link'));
  expect(html.indexOf('charset')).toBeLessThan(1024); // browsers look no further
});

test('files started by the second script are named before it', () => {
  const html = withTextFiles(transform(fs.readFileSync('index.html', 'utf8')), { fr: ['assets/fr.json'] });
  const named = '<meta name="it-tools:files" content="{&quot;fr&quot;:[&quot;assets/fr.json&quot;]}" />';
  expect(html).toContain(named);
  expect(html.indexOf(named)).toBeLessThan(html.indexOf('dataset.theme'));
});
