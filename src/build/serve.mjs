import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cacheControl, securityHeaders } from './headers.mjs';
import { fatal, root } from './run.mjs';

/**
 * The decoded path of a request, or undefined if it is malformed or climbs out of its folder.
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

/** Whether a path names a page of the application: no file extension in its last segment, and not a hashed asset. @param {string} pathname */
const isPage = (pathname) => !pathname.startsWith('/assets/') && !path.posix.basename(pathname).includes('.');

/**
 * A server of a built application: the files of `dir`, index.html for every page address, 404 for missing files. Not yet listening.
 * @param {{ dir: string }} options
 * @returns {Promise<http.Server>}
 */
export async function createServer({ dir }) {
  // Here and not above: npm start loads this module before the packages are installed.
  const { default: sirv } = await import('sirv');
  // dev: look at the disk for each request, so that a rebuild is served without a restart.
  const serveFile = sirv(dir, { dev: true, etag: true, gzip: true, brotli: true });

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
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
    const pathname = decodePath(request.url ?? '');
    if (pathname === undefined) return refuse(400);

    // sirv 3 throws for a range that ends before it starts; a server may ignore ranges (RFC 9110, section 14.2).
    delete request.headers.range;
    // sirv does not handle a file that vanishes, or cannot be read, after it was found.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    response.setHeader('Cache-Control', cacheControl(pathname));

    return serveFile(request, response, () => {
      if (!isPage(pathname)) return refuse(404);
      request.url = '/index.html';
      return serveFile(request, response, () => refuse(404));
    });
  });
}

/**
 * Starts listening on `port`, or on the first free one of the `tries` from there; resolves with the port in use.
 * @param {http.Server} server
 * @param {number} port
 * @param {number} [tries]
 * @returns {Promise<number>}
 */
export async function listen(server, port, tries = 1) {
  const last = Math.min(port + tries - 1, 65535);
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate);
      await once(server, 'listening');
      return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || candidate >= last) throw error;
    }
  }
}

/**
 * Serves dist until SIGINT or SIGTERM and prints its address.
 * @param {number} port
 * @param {number} [tries] how many ports to try
 */
export async function serveDist(port, tries) {
  const dir = path.join(root, 'dist');
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error('dist is missing: run npm run build first');
  const server = await createServer({ dir });
  const used = await listen(server, port, tries);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  process.stdout.write(`IT Tools is at http://localhost:${used}/\n`);
}

/**
 * @param {string} text
 * @returns {number} a port number
 */
export function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new Error(`"${text}" is not a port: give a number from 0 to 65535`);
  return port;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
  await fatal(serveDist(parsePort(values.port)));
}
