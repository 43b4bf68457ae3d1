import { decodedWords } from './mime-words.ts';
import { EMAIL, IP, type Recognizer, whole } from './recognizer.ts';

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

/** URLs, headers, mail, phone numbers. */
export const WEB: readonly Recognizer[] = [
  {
    name: 'user agent of an access log',
    tool: 'user-agent-parser',
    pattern: new RegExp(`^${IP} \\S+ \\S+ \\[[^\\]]+\\] "[^"]*" \\d{3} \\S+ "[^"]*" "([^"]+)"$`),
    confidence: 0.95,
  },
  {
    name: 'request line',
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (https?:\/\/\S+)(?: HTTP\/\d(?:\.\d)?)?$/,
    confidence: 0.95,
  },
  {
    name: 'Markdown link',
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^!?\[[^\]\n]*\]\((https?:\/\/[^\s)]+)\)$/,
    confidence: 0.9,
  },
  {
    name: 'curl',
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^curl\s[^]*?(https?:\/\/[^\s'"]+)/,
    confidence: 0.85,
  },
  {
    name: 'attribute with a URL',
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^(?:<(?:a|link|img|script|iframe|source)\s[^>]*)?\b(?:href|src)=["'](https?:\/\/[^"'\s]+)["']/,
    confidence: 0.85,
  },
  {
    name: 'punycode host',
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^(?:[a-z\d-]{1,63}\.)*xn--[a-z\d-]{1,59}(?:\.[a-z\d-]{1,63})*\.?$/i,
    take: ([host]) => `https://${host}/`,
    confidence: 0.9,
  },
  {
    name: 'Cookie header',
    tool: 'url-parser',
    operation: 'query',
    pattern: new RegExp(`^Cookie: *(${COOKIE}(?:; *${COOKIE})*);?$`, 'i'),
    take: ([, cookies = '']) => asQuery(cookies),
    confidence: 0.9,
  },
  {
    name: 'Set-Cookie header',
    tool: 'url-parser',
    operation: 'query',
    pattern: new RegExp(`^Set-Cookie2?: *("?${COOKIE}"?(?:; *[A-Za-z-]{2,20}(?:=[^;]*)?)*);?$`, 'i'),
    take: ([, cookie = '']) => asQuery(cookie),
    confidence: 0.9,
  },
  {
    name: 'cookies',
    tool: 'url-parser',
    operation: 'query',
    pattern: /^[\w.-]{1,100}=[\w.%-]*(?:; [\w.-]{1,100}=[\w.%-]*)+;?$/,
    take: ([cookies]) => asQuery(cookies),
    confidence: 0.65,
  },
  {
    name: 'phone link',
    tool: 'phone-parser-and-formatter',
    operation: 'parse',
    pattern: /(?<!\w)tel:(\+[\d().\s-]{7,20}\d)/,
    confidence: 0.9,
  },
  {
    name: 'phone numbers',
    tool: 'phone-parser-and-formatter',
    operation: 'batch',
    pattern: /^((?:\+[1-9][\d ().-]{6,20}\d)(?:\r?\n\+[1-9][\d ().-]{6,20}\d)+)$/,
    confidence: 0.9,
  },
  {
    // The country is that of the browser; anything that isn't a number there is rejected.
    name: 'phone number without a country',
    tool: 'phone-parser-and-formatter',
    operation: 'parse',
    pattern:
      /^(?:\(\d{3}\) ?\d{3}[- ]\d{4}|[2-9]\d{2}([-.])\d{3}\1\d{4}|\(0\d{1,4}\) ?\d{3,4}[ -]?\d{2,5}|0\d{1,4}[ /]\d{2,4}(?: ?\d{2,4}){1,3})$/,
    take: ({ input }) => (input.replace(/\D/g, '').length >= 9 ? input : null),
    confidence: 0.7,
  },
  {
    // A North American number, or one with the prefix of an area code elsewhere; it could also be a time or any other
    // number.
    name: 'ten digits',
    tool: 'phone-parser-and-formatter',
    operation: 'parse',
    pattern: /^(?:[2-9]\d{2}[2-9]\d{6}|0\d{9,10})$/,
    take: whole,
    confidence: 0.5,
  },
  {
    name: 'status line',
    tool: 'http-status-codes',
    pattern: /^([1-5]\d\d) (?:[A-Z][a-z-]+|OK|URI|HTTP)(?: (?:[A-Z][a-z-]+|URI|of|on|for))*$/,
    confidence: 0.9,
  },
  {
    name: 'status in words',
    tool: 'http-status-codes',
    pattern: /\bstatus(?: code)?:? ([1-5]\d\d)$/i,
    confidence: 0.85,
  },
  {
    name: 'media type with parameters',
    tool: 'mime-types',
    operation: 'find',
    pattern: /^([a-z]+\/[\w.+-]+) *; *(?:charset|boundary|q|version)=\S+$/i,
    confidence: 0.85,
  },
  {
    name: 'email address with a name',
    tool: 'email-normalizer',
    pattern: new RegExp(`^[^<>@\\n]{0,100}<(${EMAIL})>$`, 'i'),
    confidence: 0.9,
  },
  {
    name: 'list of email addresses',
    tool: 'email-normalizer',
    pattern: new RegExp(`^${EMAIL}(?:[,;\\s]+${EMAIL})+$`, 'i'),
    take: ([all]) => all.split(/[,;\s]+/).join('\n'),
    confidence: 0.85,
  },
  {
    name: 'MIME words',
    tool: 'url-encoder',
    operation: 'decode',
    pattern: /^(?:[\w-]{2,40}:[ \t]*)?((?:[\w.,"' -]{0,60}[ \t])?=\?[\w-]+\?[bq]\?[^]*)$/i,
    take: ([, words = '']) => decodedWords(words),
    confidence: 0.9,
  },
  {
    name: 'docker run behind something',
    tool: 'docker-run-to-docker-compose-converter',
    pattern: /^(?:sudo )?((?:docker|podman|nerdctl) run [^]+)$/,
    confidence: 0.97,
  },
  {
    name: 'chmod command',
    tool: 'chmod-calculator',
    operation: 'read',
    pattern: /^(?:sudo )?chmod (?:-R )?([0-7]{3,4}) \S/,
    confidence: 0.95,
  },
  {
    name: 'line of ls',
    tool: 'chmod-calculator',
    operation: 'read',
    pattern: /^([-dlbcps][rwxsStT-]{9})[.+@]? +\d+ +\S+ +\S+ /,
    confidence: 0.95,
  },
  {
    name: 'symbolic mode',
    tool: 'chmod-calculator',
    operation: 'change',
    pattern: /^[ugoa]+[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]*)*$/,
    // The name of the changed file is missing, so it is a new file unless a mode is given.
    take: () => '644',
    preset: ({ input }) => ({ clauses: input }),
    confidence: 0.85,
  },
];
