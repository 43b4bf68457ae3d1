import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './url-parser.ts';

/**
 * Converts cookies to a query, which is read the same way; characters with a special meaning in a query are encoded.
 */
const asQuery = (cookies: string) =>
  cookies
    .split(/; */)
    .filter((cookie) => cookie !== '')
    .map((cookie) => cookie.replace(/[&+# ]/g, encodeURIComponent))
    .join('&');

const COOKIE = String.raw`[\w.!#$%&'*+^|~-]{1,100}=[^;\s"]*`;

export default recognizersOf<typeof tool>({
  parse: {
    // One word is a host only in a local network.
    phrases: /^url (?!localhost$)[\p{L}\p{M} ,.!?'’-]*(?<!\.\p{L}{2,20})$/iu,
    finds: [
      {
        name: 'request line',
        pattern: /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (https?:\/\/\S+)(?: HTTP\/\d(?:\.\d)?)?$/,
        confidence: 0.95,
      },
      {
        name: 'Markdown link',
        pattern: /^!?\[[^\]\n]*\]\((https?:\/\/[^\s)]+)\)$/,
        confidence: 0.9,
      },
      {
        name: 'curl',
        pattern: /^curl\s[^]*?(https?:\/\/[^\s'"]+)/,
        confidence: 0.85,
      },
      {
        name: 'attribute with a URL',
        pattern: /^(?:<(?:a|link|img|script|iframe|source)\s[^>]*)?\b(?:href|src)=["'](https?:\/\/[^"'\s]+)["']/,
        confidence: 0.85,
      },
      {
        name: 'punycode host',
        pattern: /^(?:[a-z\d-]{1,63}\.)*xn--[a-z\d-]{1,59}(?:\.[a-z\d-]{1,63})*\.?$/i,
        take: ([host]) => `https://${host}/`,
        confidence: 0.9,
      },
    ],
    // A URL can end with a comma but rarely does.
    takesMuch: (text, taken) => /[,;]\s*$/.test(text) && taken === text.trim(),
  },
  query: {
    finds: [
      {
        name: 'Cookie header',
        pattern: new RegExp(`^Cookie: *(${COOKIE}(?:; *${COOKIE})*);?$`, 'i'),
        take: ([, cookies = '']) => asQuery(cookies),
        confidence: 0.9,
      },
      {
        name: 'Set-Cookie header',
        pattern: new RegExp(`^Set-Cookie2?: *("?${COOKIE}"?(?:; *[A-Za-z-]{2,20}(?:=[^;]*)?)*);?$`, 'i'),
        take: ([, cookie = '']) => asQuery(cookie),
        confidence: 0.9,
      },
      {
        name: 'cookies',
        pattern: /^[\w.-]{1,100}=[\w.%-]*(?:; [\w.-]{1,100}=[\w.%-]*)+;?$/,
        take: ([cookies]) => asQuery(cookies),
        confidence: 0.65,
      },
    ],
  },
});
