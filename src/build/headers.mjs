// The one table of response headers. The local server reads it, and so does everything that writes a host's configuration.

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'", // hash-wasm compiles WebAssembly
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
};

// Only names that Chromium knows: it logs an error in the console for every other.
const allowedFeatures = ['camera', 'microphone', 'display-capture', 'clipboard-write'];
const deniedFeatures = [
  'accelerometer',
  'clipboard-read',
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

/** Sent with every response, errors included. @type {Readonly<Record<string, string>>} */
export const securityHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    ...allowedFeatures.map((name) => `${name}=(self)`),
    ...deniedFeatures.map((name) => `${name}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Cache-Control by path, first match wins. Only names that carry a content hash may be kept without asking. */
export const cacheRules = [
  { prefix: '/assets/', value: 'public, max-age=31536000, immutable' },
  { prefix: '/', value: 'no-cache' },
];

/**
 * The Cache-Control value of a file that exists.
 * @param {string} pathname absolute URL path
 * @returns {string}
 */
export function cacheControl(pathname) {
  return cacheRules.find(({ prefix }) => pathname.startsWith(prefix))?.value ?? 'no-cache';
}
