import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import * as api from '../api/index.ts';
import { toJson } from '../api/json.ts';
import { lightRunsHere } from '../api/light-runs.ts';
import { isStarted, startLanguage } from '../api/texts.ts';
import { FALLBACK, languageOf as languageOfTag } from '../i18n/by-language.ts';
import type { Pool } from '../executor/pool.ts';
import { Refusal } from './body.ts';
import { docsFile } from './docs/files.ts';
import { guardHost, guardToken } from './guard.ts';
import type { Access, Limits } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { languageOf, refuse, sendFailure, sendJson } from './reply.ts';
import { postChain, postRead, postRun, type Runs } from './runs.ts';
import { refused } from '../api/answer.ts';
import type { Run } from '../executor/run.ts';
import { createTurns } from './turns.ts';

/** One answered request, as the access log has it: no address, no query, no content. */
export interface Logged {
  method: string;
  /** The route, such as `/api/run/:tool`. */
  route: string;
  status: number;
  ms: number;
}

export interface AppOptions {
  pool: Pool;
  limits: Limits;
  access: Access;
  version: string;
  /** Answers MCP requests; without it there is no `/mcp`. */
  mcp?: (request: Request) => Promise<Response>;
  log?: (line: Logged) => void;
}

/** Returns the first language of Accept-Language that there is. */
function spoken(header: string): string {
  if (header === '') return FALLBACK;
  const tags = header.split(',').map((part) => {
    const [tag = '', weight = ''] = part.trim().split(/;\s*q=/);
    return { tag, weight: weight === '' ? 1 : Number(weight) || 0 };
  });
  const wanted = tags.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => languageOfTag(tag)).find((language) => language !== undefined) ?? FALLBACK;
}

/** Chooses the language of the messages of a request; loads its texts, unless they are there. */
function speak(c: Context): Promise<boolean> | null {
  const language = spoken(c.req.query('language') ?? c.req.header('accept-language') ?? '');
  c.set('language' as never, language as never);
  return isStarted(language) ? null : startLanguage(language);
}

/** What every answer has. They are set before it is made: afterwards, it would be copied for each of them. */
const HEADERS: MiddlewareHandler = (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return next();
};

/** The same for answers that are made elsewhere. */
const HEADERS_OF_OTHERS: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Makes the application, which answers requests and knows no sockets. */
export function createApp({ pool, limits, access, version, mcp, log }: AppOptions) {
  const app = new Hono();
  const metrics = createMetrics(pool);
  const { turn, hurry } = createTurns();
  const light = lightRunsHere(pool.run);
  const run: Run = async (...call) => {
    await turn();
    return light(...call);
  };
  const runs: Runs = { run, limits };
  const state = { isStopping: false };
  const documents = new Map<string, Promise<string>>();

  app.use(async (c, next) => {
    const start = performance.now();
    const open = metrics.opened();
    const isCall = c.req.path.startsWith('/api/') || c.req.path === '/mcp';
    // Refusals, too, are in the language of the client. Probes have no messages and wait for nothing.
    if (!PROBES.has(c.req.path)) await speak(c);
    if (isCall && state.isStopping) c.res = refuse(c, { code: 'stopping' });
    else if (isCall && open > limits.requests) c.res = refuse(c, { code: 'busy' });
    else {
      if (isCall) await turn();
      await next();
    }
    const ms = performance.now() - start;
    const route = routePath(c, -1).replace('/*', '*');
    metrics.closed(route, c.res.status, ms / 1000);
    log?.({ method: c.req.method, route, status: c.res.status, ms: Math.round(ms * 10) / 10 });
  });
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', (c) => (state.isStopping ? c.text('stopping\n', 503) : c.text('ok\n')));
  app.get('/metrics', guardToken(access), (c) =>
    c.body(metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );

  app.use('/api/*', HEADERS, guardHost(access));
  app.get('/api/docs', (c) => docsFile(c, 'page.html'));
  app.get('/api/docs/:file', (c) => docsFile(c, c.req.param('file')));
  app.use('/api/*', guardToken(access));
  app.get('/api/openapi.json', async (c) => {
    const language = languageOf(c);
    const document = documents.get(language) ?? openApi(language, version).then((value) => toJson(value));
    documents.set(language, document);
    return c.body(await document, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get('/api/tools', async (c) => {
    const language = languageOf(c);
    const text = c.req.query('q');
    return sendJson(c, text === undefined ? await api.list({ language }) : await api.find(text, { language }));
  });
  app.get('/api/tools/:tool', async (c) => {
    const tool = await api.describe(c.req.param('tool'), { language: languageOf(c) });
    return tool ? sendJson(c, tool) : refuse(c, { code: 'unknown-tool', params: { name: c.req.param('tool') } });
  });
  app.post('/api/run/:tool', (c) => postRun(c, runs));
  app.post('/api/run/:tool/:operation', (c) => postRun(c, runs));
  app.post('/api/chain', (c) => postChain(c, runs));
  app.post('/api/read', (c) => postRead(c, runs));
  for (const [methods, path] of [
    ['POST', '/api/run/*'],
    ['POST', '/api/chain'],
    ['POST', '/api/read'],
    ['GET', '/api/tools/*'],
  ] as const) {
    app.all(path, (c) => {
      if (c.req.method === methods)
        return refuse(c, { code: 'not-found', params: { path: new URL(c.req.url).pathname } });
      c.header('Allow', methods);
      return refuse(c, { code: 'wrong-method', params: { methods } });
    });
  }
  if (mcp) {
    app.use('/mcp', HEADERS_OF_OTHERS, guardHost(access), guardToken(access));
    app.all('/mcp', (c) => mcp(c.req.raw));
  }
  app.notFound((c) => refuse(c, { code: 'not-found', params: { path: c.req.path } }));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.failure);
    const { name } = error;
    return sendFailure(c, refused({ code: 'internal', params: { error: name } }, languageOf(c)));
  });

  return {
    fetch: app.fetch,
    /** Says that a connection has come. */
    hurry,
    /** Refuses what comes from now on. */
    stop: () => void (state.isStopping = true),
  };
}
