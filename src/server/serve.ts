import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createPool, type Pool } from '../executor/pool.ts';
import { lightRunsHere } from '../api/light-runs.ts';
import type { Run } from '../executor/run.ts';
import { createApp, type Logged } from './app.ts';
import type { Access, Limits } from './limits.ts';
import { inTurn } from './site/in-turn.mjs';
import { createServer } from './site/site.mjs';

export interface ServeOptions {
  port: number;
  /** The address to listen on. */
  address: string;
  /** A built site to serve, too. */
  site: string | null;
  /** The path that everything is served under, like `/tools/`. */
  base: string;
  limits: Limits;
  access: Access;
  version: string;
  /** Makes what answers MCP requests. */
  mcp?: (run: Run) => Promise<(request: Request) => Promise<Response>>;
  log?: (line: Logged) => void;
  /** What runs operations; by default threads, as many as the limits say. */
  pool?: Pool;
}

/** How long a client may take to send its headers and its whole request. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;

/** Longer than balancers and clients keep a connection that nobody uses, so that none is closed while a request is on its way. */
const IDLE_MS = 75_000;

/** How many connections may wait to be accepted; the system forgets more, and their clients ask again after one, three and seven seconds. */
const BACKLOG = 4096;

const CLOSE_IDLE_MS = 50;

const isOurs = (path: string) =>
  path === '/mcp' || path.startsWith('/api/') || /^\/(?:healthz|readyz|metrics)$/.test(path);

/** Serves the API and, if there is one, a site from one port. */
export async function serve(options: ServeOptions) {
  const { site, base, limits, mcp } = options;
  const { threads, queue, time, memory } = limits;
  const pool = options.pool ?? createPool({ threads, queue, timeLimit: time, memory, behind: true });
  const app = createApp({ ...options, pool, mcp: await mcp?.(lightRunsHere(pool.run)) });
  const answer = getRequestListener(app.fetch);
  const listener: http.RequestListener = (request, response) => {
    const { url = '/' } = request;
    if (base !== '/' && url.startsWith(base)) request.url = url.slice(base.length - 1);
    void answer(request, response);
  };
  const server = site
    ? await createServer({ dir: site, base, mounted: (path) => (isOurs(path) ? listener : undefined) })
    : http.createServer(inTurn(listener));
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = IDLE_MS;
  server.on('connection', app.hurry);
  server.listen({ port: options.port, host: options.address, backlog: BACKLOG });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Answers what is being answered, for at most this long, and then ends. */
    async stop(grace: number) {
      app.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // A connection that is kept after its last answer would otherwise be waited for until the client closes it.
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearInterval(idle);
      clearTimeout(timer);
      await pool.close();
    },
  };
}
