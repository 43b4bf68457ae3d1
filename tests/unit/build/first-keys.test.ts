// @vitest-environment node
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { firstKeys } from '../../../src/build/first-keys.ts';
import { securityHeaders } from '../../../src/config/headers.mjs';

const transform = firstKeys().transformIndexHtml as (html: string) => string;

test('the one script that stands in a page is the one that the security policy allows, in front of all others', () => {
  const html = transform(fs.readFileSync('index.html', 'utf8'));
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(script).toContain('takeFirstKeys');
  expect(securityHeaders['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  expect(html.indexOf('<script')).toBe(html.indexOf(script) - '<script>'.length);
  expect(html.indexOf('charset')).toBeLessThan(1024); // browsers look no further
});
