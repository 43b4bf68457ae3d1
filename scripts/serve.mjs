import { once } from 'node:events';
/** @import http from 'node:http' */
import path from 'node:path';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from '../src/server/site/site.mjs';
import { fatal, root } from './run.mjs';

export { createServer };

/**
 * Listens on `port`, or on the first free one of the next `tries`; resolves with the port in use.
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
 * @param {string} [base] the path it's served under
 */
export async function serveDist(port, tries, base) {
  const dir = path.join(root, 'dist');
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error('dist is missing. Run npm run build first');
  const server = await createServer({ dir, base });
  const used = await listen(server, port, tries);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  process.stdout.write(`IT Tools is running at http://localhost:${used}${base ?? '/'}\n`);
}

/**
 * @param {string} text
 * @returns {number} a port number
 */
export function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new Error(`"${text}" is not a port. Use a number from 0 to 65535`);
  return port;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, base: { type: 'string', default: '/' } },
  });
  await fatal(serveDist(parsePort(values.port), 1, values.base));
}
