// The single source of response headers, used by the local server and by everything that writes a host's configuration.
import { createHash } from 'node:crypto';
import { firstKeysScript } from './first-keys.mjs';
import { loadScript } from './load-script.mjs';
import { themeScript } from './theme-script.mjs';

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const directives = {
  'default-src': "'none'",
  // hash-wasm compiles WebAssembly; three scripts are inlined in the pages.
  'script-src': `'self' 'wasm-unsafe-eval' ${[firstKeysScript, loadScript, themeScript].map(hashOf).join(' ')}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self' blob:",
  'base-uri': "'self'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  // Each sink of scripts and HTML has one policy: ours are in src/base/trusted-types.ts, the others those of DOMPurify and of the HTML editor's paste.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'dompurify inert-html ProseMirrorClipboard service-worker worker',
};

// Only features known to Chromium, which logs an error for any other.
const allowedFeatures = ['camera', 'microphone', 'display-capture', 'clipboard-read', 'clipboard-write'];
const deniedFeatures = [
  'accelerometer',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** @param {Readonly<Record<string, string>>} policy */
const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/**
 * Sent with every response, errors included.
 * @param {string} [connect] what may be asked besides the own host: the host of the analytics, where they are on
 * @param {string} [ancestors] the origins of pages that may embed these
 * @returns {Readonly<Record<string, string>>}
 */
export const securityHeadersFor = (connect, ancestors) => ({
  'Content-Security-Policy': written({
    ...directives,
    ...(connect !== undefined && { 'connect-src': `${directives['connect-src']} ${connect}` }),
    ...(ancestors !== undefined && { 'frame-ancestors': ancestors }),
  }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    ...allowedFeatures.map((name) => `${name}=(self)`),
    ...deniedFeatures.map((name) => `${name}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

export const securityHeaders = securityHeadersFor();

/**
 * Files with their own policy, by path prefix; the first match wins. The worker that measures user code may evaluate it, and so must not
 * access the network; without this policy it refuses to run.
 */
export const filePolicies = [
  { prefix: '/assets/snippets.worker-', value: "default-src 'none'; script-src 'unsafe-eval'" },
];

/**
 * Assets that no page or worker starts with: a policy protects documents and workers, and with the whole one each of a page's dozen files
 * would be a kilobyte larger. Whoever opens one as a page gets a policy that allows nothing.
 */
export const partPolicy = "default-src 'none'";

/** Assets with the policy of pages: what a worker runs under is the policy of its own file. */
const WORKERS = /\.worker-[^/]*$/;

/** Headers that only matter to pages and workers, and so are left out of other assets. */
export const pageHeaders = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/** @param {string} pathname absolute URL path */
const isPart = (pathname) => pathname.startsWith('/assets/') && !WORKERS.test(pathname);

/**
 * The security headers of a path, whether or not there is a file.
 * @param {string} pathname absolute URL path
 * @param {string} [connect] as above
 * @param {string} [ancestors] as above
 * @returns {Readonly<Record<string, string>>}
 */
export function headersOf(pathname, connect, ancestors) {
  const all = securityHeadersFor(connect, ancestors);
  const own = filePolicies.find(({ prefix }) => pathname.startsWith(prefix))?.value;
  if (own !== undefined) return { ...all, 'Content-Security-Policy': own };
  if (!isPart(pathname)) return all;
  const kept = Object.entries(all).filter(([name]) => !pageHeaders.includes(name));
  return { ...Object.fromEntries(kept), 'Content-Security-Policy': partPolicy };
}

/**
 * Cache-Control by path, first match wins. Only files with a content hash in their names may be cached without
 * revalidation.
 */
export const cacheRules = [
  { prefix: '/assets/', value: 'public, max-age=31536000, immutable' },
  { prefix: '/', value: 'no-cache' },
];

/**
 * Returns the Cache-Control value of an existing file.
 * @param {string} pathname absolute URL path
 * @returns {string}
 */
export function cacheControl(pathname) {
  return cacheRules.find(({ prefix }) => pathname.startsWith(prefix))?.value ?? 'no-cache';
}

/** Our file extensions by media type, since the mappings of operating systems differ. */
export const mediaTypes = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'font/woff2': 'woff2',
};
