import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { changesIn, configIn, configuredText, isConfigured, textOf } from '../../config/configured.mjs';
import { cacheControl, headersOf, mediaTypes, pageHeaders, securityHeaders } from '../../config/headers.mjs';
import { inTurn } from './in-turn.mjs';
import { encodingsFor, isKnown } from './negotiation.mjs';

/** The time without a byte in either direction after which a connection is closed. */
const PATIENCE_MS = 120_000;

/**
 * The decoded path of a request, or undefined if it's malformed or leaves its folder.
 * @param {string} url request target
 * @returns {string | undefined}
 */
function decodePath(url) {
  let pathname;
  try {
    pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
  const safe = pathname.startsWith('/') && !/[\0\\]/.test(pathname) && !pathname.split('/').includes('..');
  return safe ? pathname : undefined;
}

/**
 * The analytics origin that config.json turns on; undefined if it's off or can't be read.
 * @param {string} dir
 * @returns {string | undefined}
 */
function analyticsOrigin(dir) {
  const { trackerEnabled, trackerApiHost } = configIn(dir) ?? {};
  if (trackerEnabled !== true || typeof trackerApiHost !== 'string' || !URL.canParse(trackerApiHost)) return undefined;
  const { protocol, host, origin } = new URL(trackerApiHost);
  // Other characters could add directives to the policy.
  return /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(host) ? origin : undefined;
}

/**
 * The origins that config.json lets embed the pages, as the policy has them; undefined if there are none, or one isn't an
 * origin: the page then shows an error, and nobody may embed it.
 * @param {string} dir
 * @returns {string | undefined}
 */
function frameAncestors(dir) {
  const { frameAncestors: origins } = configIn(dir) ?? {};
  const isOrigin = (/** @type {unknown} */ raw) =>
    typeof raw === 'string' &&
    /^https?:\/\/[\w.:[\]-]+$/.test(raw) && // other characters could add directives to the policy
    URL.canParse(raw) &&
    new URL(raw).origin === raw;
  return Array.isArray(origins) && origins.length > 0 && origins.every(isOrigin) ? origins.join(' ') : undefined;
}

/** Whether a path names a page: no file extension in its last segment, and not a hashed asset. @param {string} pathname */
const isPage = (pathname) => !pathname.startsWith('/assets/') && !path.posix.basename(pathname).includes('.');

/**
 * Where a URL below a page redirects: one level up, so that `/hash-text/` and `/any/hash-text` find the tool. Pages refer
 * to their files by relative URLs, so they must be directly under the base path. Undefined for pages.
 * @param {string} url request target
 * @returns {string | undefined} a relative URL, since the base path is unknown
 */
function upward(url) {
  const [pathname = '', query] = url.split(/(?=\?)/, 2);
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  return last === undefined || pathname === `/${last}` ? undefined : `../${last}${query ?? ''}`;
}

/**
 * The current content of a file that the configuration changes. URLs in a sitemap must be absolute; if the build doesn't
 * know them, the request does.
 * @param {string} dir
 * @param {string} name
 * @param {http.IncomingHttpHeaders} headers of the request
 * @param {string} base
 * @returns {string | undefined}
 */
function configured(dir, name, { host = '', 'x-forwarded-proto': proto }, base) {
  const text = textOf(path.join(dir, name));
  if (text === undefined) return undefined;
  const origin = `${proto === 'https' ? proto : 'http'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
  return configuredText(text, changesIn(dir)).replaceAll('<loc>/', () => `<loc>${origin}${base}`);
}

/**
 * Leaves to sirv what it can read of a request's conditions, and answers 304 in its place. Returns If-None-Match.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @returns {string | undefined}
 */
function negotiate(request, response) {
  const { 'accept-encoding': accepted, 'if-none-match': etag } = request.headers;
  request.headers['accept-encoding'] = encodingsFor(String(accepted ?? ''));
  delete request.headers['if-none-match'];
  // sirv 3 throws on a range that ends before it starts; servers can ignore ranges (RFC 9110, section 14.2).
  delete request.headers.range;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status, /** @type {any} */ headers) => {
    if (status !== 200 || !isKnown(etag, headers?.ETag ?? '')) return writeHead(status, headers);
    const { ETag, 'Last-Modified': modified, 'Cache-Control': caching } = headers;
    return writeHead(304, { ETag, 'Last-Modified': modified, 'Cache-Control': caching });
  };
  return etag;
}

/** Media types by file extension. */
const typeOf = new Map(Object.entries(mediaTypes).map(([type, end]) => [`.${end}`, type]));

/**
 * Creates a server for a build: the files of `dir`, a page for every page URL, 404 for missing files. It isn't listening yet.
 * @param {{ dir: string, base?: string, patience?: number, mounted?: (path: string) => http.RequestListener | undefined }} options base: the path it's served under, like `/tools/`;
 * mounted: what answers the paths below it that aren't files of the build
 * @returns {Promise<http.Server>}
 */
export async function createServer({ dir, base = '/', patience = PATIENCE_MS, mounted }) {
  // Imported here because npm start loads this module before the packages are installed.
  const { default: sirv } = await import('sirv');
  // dev: reads from disk on each request, so that a rebuild is served without a restart.
  const serveFile = sirv(dir, { dev: true, etag: true, gzip: true, brotli: true, extensions: ['html'] });
  const origin = analyticsOrigin(dir);
  const ancestors = frameAncestors(dir);

  const listener = inTurn((request, response) => {
    const answers = mounted?.((request.url ?? '').split('?', 1)[0]?.replace(base, '/') ?? '');
    if (answers) return answers(request, response);
    /** @param {Readonly<Record<string, string>>} headers */
    const set = (headers) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    set(securityHeaders);
    /** @param {number} status @param {Record<string, string>} [headers] */
    const refuse = (status, headers) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-cache',
        ...headers,
      });
      response.end(`${status} ${http.STATUS_CODES[status]}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });
    const asked = request.url ?? '';
    if (`${asked}/` === base) return refuse(301, { Location: base });
    const url = asked.startsWith(base) ? asked.slice(base.length - 1) : undefined;
    if (url === undefined && asked.startsWith('/')) return refuse(404);
    const pathname = decodePath(url ?? asked);
    if (url === undefined || pathname === undefined) return refuse(400);
    const up = isPage(pathname) ? upward(url) : undefined;
    if (up !== undefined) return refuse(302, { Location: up });

    request.url = url;
    const kept = negotiate(request, response);
    // sirv handles neither files that disappear, or can't be read, after it found them, nor clients that leave before the end.
    // It also reads files of which only the headers are sent.
    response.on('pipe', (file) => {
      file.on('error', () => response.destroy());
      response.on('close', () => file.destroy());
      if (request.method !== 'HEAD' && response.statusCode !== 304 && !response.destroyed) return;
      file.destroy();
      response.end();
    });
    response.setHeader('Cache-Control', cacheControl(pathname));
    for (const name of pageHeaders) response.removeHeader(name);
    set(headersOf(pathname, origin, ancestors));

    const name = pathname.slice(1);
    const text = isConfigured(name) ? configured(dir, name, request.headers, base) : undefined;
    if (text !== undefined) {
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      response.statusCode = isKnown(kept, etag) ? 304 : 200;
      response.setHeader('Content-Type', typeOf.get(path.extname(name)) ?? '');
      response.setHeader('ETag', etag);
      return response.end(response.statusCode === 304 ? undefined : text);
    }

    const sendFrame = () => {
      request.url = '/shell.html';
      return serveFile(request, response, () => refuse(404));
    };
    const isFramed = () => {
      if (isPage(pathname)) return changesIn(dir).framed.size > 0;
      return name.endsWith('.html') && changesIn(dir).framed.has(name);
    };
    if (isFramed()) return sendFrame();
    return serveFile(request, response, () => (isPage(pathname) ? sendFrame() : refuse(404)));
  });
  const server = http.createServer(listener);
  // A client that stops reading would keep a file open for ever.
  return server.setTimeout(patience);
}
