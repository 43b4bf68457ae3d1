// Parses a URL by the WHATWG URL standard, preserving everything in its query.
import { decodePercent, encodePercent } from '../../bytes/percent-encoding.ts';
import { Problem } from '../../../base/problem.ts';
import { unicodeHost } from './punycode.ts';
import { isUrl } from '../../../base/is-url.ts';
import { refusalOf, type RefusedUrlCode } from './refused.ts';

export type UrlProblemCode = 'relative-url' | 'invalid-base' | RefusedUrlCode;

/** A part as written in the URL, and decoded. */
export interface UrlText {
  raw: string;
  text: string;
}

export interface QueryParameter {
  name: UrlText;
  /** `hasValue` is false for `?a`, true for `?a=`. */
  value: UrlText;
  hasValue: boolean;
}

export type UrlHint = 'assumed-https' | 'credentials' | 'look-alike-letters' | 'bad-encoding';

export interface UrlParts {
  href: string;
  /** Including the colon. */
  protocol: string;
  /** Null if the scheme has none (`mailto:`, `data:`). */
  origin: string | null;
  username: UrlText;
  password: UrlText;
  /** In ASCII, with Punycode if necessary. */
  hostname: string;
  unicodeHostname: string;
  /** As written; empty if it is the default of the scheme. */
  port: string;
  /** The port that a connection uses, if the scheme has one. */
  effectivePort: string;
  path: UrlText;
  search: string;
  query: QueryParameter[];
  hash: UrlText;
  hints: UrlHint[];
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
  'ftp:': '21',
};

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// `localhost:3000/x` and `example.com:80` are hosts with a port, although `URL` reads a scheme; `tel:112` has a scheme.
const HOST_AND_PORT = /^(?!(?:tel|sms|fax|modem|callto|facetime|cid|mid|sips?):)[^\s/?#:@]+:\d+(?:[/?#]|$)/i;

// Schemes whose queries are form data, where `+` is a space: those of the web, as servers read them, and magnet, as its
// clients write it.
const FORM_SCHEME = /^(?:https?|wss?|ftp|magnet):/i;

const hasScheme = (text: string) => SCHEME.test(text) && !HOST_AND_PORT.test(text);

/** In other schemes `+` is literal, as in RFC 3986; RFC 6068, 5, confirms this for mailto. */
export const plusIsSpace = (url: string) => !hasScheme(url) || FORM_SCHEME.test(url);

/**
 * Returns the parts of an absolute URL, of one relative to `base`, or of one without a scheme (https is then assumed).
 * Throws Problem.
 */
export function parseUrl(text: string, base = ''): UrlParts {
  // Tabs and line endings are removed from URLs anywhere (WHATWG URL, 4.4).
  const input = text.replace(/[\t\n\r]/g, '').trim();
  const root = base.trim();
  if (root !== '' && !isUrl(root)) throw new Problem<UrlProblemCode>('invalid-base');
  const assumed = root === '' && !hasScheme(input);
  if (assumed && /^(?:\/(?!\/)|[?#.])/.test(input)) throw new Problem<UrlProblemCode>('relative-url', 0);
  const absolute = assumed ? `https:${input.startsWith('//') ? '' : '//'}${input}` : input;
  // A URL may have them, but no host does: they are around it.
  // A label, such as `Location: https://…`, isn't a scheme.
  if (root === '' && /^[\w-]{1,40}:\s+(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)/i.test(input))
    throw new Problem<UrlProblemCode>('invalid-url');
  if (assumed && /^[^/?#]*["'`=(){}<>“”‘’«»„「」,;]/.test(input)) throw new Problem<UrlProblemCode>('invalid-url');
  if (!isUrl(absolute, root === '' ? undefined : root)) throw refusalOf(absolute, absolute.length - input.length);
  const url = new URL(absolute, root === '' ? undefined : root);

  const unicodeHostname = unicodeHost(url.hostname);
  const query = parseQuery(url.search.slice(1), FORM_SCHEME.test(url.protocol));
  const parts = [
    url.username,
    url.password,
    url.pathname,
    url.hash,
    ...query.flatMap(({ name, value }) => [name.raw, value.raw]),
  ];
  const hints: UrlHint[] = [];
  if (assumed) hints.push('assumed-https');
  if (url.username !== '' || url.password !== '') hints.push('credentials');
  if (unicodeHostname.split('.').some(isDeceptive)) hints.push('look-alike-letters');
  if (parts.some((part) => decodePercent(part).bad.length > 0)) hints.push('bad-encoding');
  return {
    href: url.href,
    protocol: url.protocol,
    origin: url.origin === 'null' ? null : url.origin,
    username: urlText(url.username),
    password: urlText(url.password),
    hostname: url.hostname,
    unicodeHostname,
    port: url.port,
    effectivePort: url.port || (DEFAULT_PORTS[url.protocol] ?? ''),
    path: urlText(url.pathname),
    search: url.search,
    query,
    hash: urlText(url.hash.slice(1)),
    hints,
  };
}

function urlText(raw: string, plus = false): UrlText {
  return { raw, text: decodePercent(raw, { plus }).text };
}

/** Returns the parameters of a query without its `?`, in order, including duplicates; `plus`: `+` is a space. */
export function parseQuery(query: string, plus = true): QueryParameter[] {
  return query
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equals = piece.indexOf('=');
      return {
        name: urlText(equals < 0 ? piece : piece.slice(0, equals), plus),
        value: urlText(equals < 0 ? '' : piece.slice(equals + 1), plus),
        hasValue: equals >= 0,
      };
    });
}

/** Returns the parameters numbered from 1; the value is null if missing; `raw` as written in the query. */
export function queryRows(query: readonly QueryParameter[]) {
  return query.map(({ name, value, hasValue }, index) => ({
    position: index + 1,
    name: name.text,
    value: hasValue ? value.text : null,
    raw: hasValue ? `${name.raw}=${value.raw}` : name.raw,
  }));
}

/** Returns the values by name; a list for names that occur several times. */
export function queryObject(query: readonly QueryParameter[]): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const { name, value } of query) {
    const same = values.get(name.text);
    if (same) same.push(value.text);
    else values.set(name.text, [value.text]);
  }
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}

/** Writes a query without its `?`, from names and values in order; a null value results in a bare name. */
export function buildQuery(parameters: readonly (readonly [name: string, value: string | null])[]): string {
  return parameters
    .map(([name, value]) => encodePercent(name, 'form') + (value === null ? '' : `=${encodePercent(value, 'form')}`))
    .join('&');
}

/** Parameters used only for tracking: campaign and click identifiers of large advertisers and mailers. */
const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|igsh|yclid|_openstat|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|vero_(?:id|conv)|oly_(?:anon|enc)_id|s_cid|rb_clickid|wickedid|srsltid)$/i;

const isTracking = (name: string) => TRACKING.test(name);

/** Returns the URL without tracking parameters; the others stay byte for byte. */
export function stripTracking(href: string): string {
  const url = new URL(href);
  const kept = url.search.slice(1).split('&');
  const query = kept
    .filter((piece) => !isTracking(decodePercent(piece.split('=', 1)[0]!, { plus: true }).text))
    .join('&');
  return query === url.search.slice(1) ? url.href : href.replace(/\?[^#]*/, query === '' ? '' : `?${query}`);
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Several alphabets with look-alike letters in one label, which indicates a homograph (UTS #39). */
function isDeceptive(label: string): boolean {
  // Cyrillic letters that look like Latin ones: a label that consists of them is as deceptive as a mixed one.
  if (/^[асеорхуіјѕһӏԁԛԝ0-9-]+$/u.test(label) && /\p{Script=Cyrillic}/u.test(label)) return true;
  return SCRIPTS.filter((script) => script.test(label)).length > 1;
}
