import type { Context } from 'hono';
import { refuse } from '../reply.ts';
import page from './page.html?raw';
// oxlint-disable-next-line import/default -- the default export is Vite's: the text of the file
import script from './page.js?raw';
import styles from './page.css?raw';

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'page.html': ['text/html', page],
  'page.js': ['text/javascript', script],
  'page.css': ['text/css', styles],
};

/** No inline code, nothing from elsewhere, and no text that becomes markup. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Sends a file of the pages that explain the API. */
export function docsFile(c: Context, name: string): Response {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (!file) return refuse(c, { code: 'not-found', params: { path: c.req.path } });
  const [type, text] = file;
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-cache',
  });
}
