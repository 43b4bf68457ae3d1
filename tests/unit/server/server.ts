import http from 'node:http';
import type { Result } from '../../../src/core/run.ts';
import { run as inThisThread } from '../../../src/executor/node.ts';
import type { Pool } from '../../../src/executor/pool.ts';
import type { Run } from '../../../src/executor/run.ts';
import type { Logged } from '../../../src/server/app.ts';
import type { Limits } from '../../../src/server/limits.ts';
import { serve, type ServeOptions } from '../../../src/server/serve.ts';

/** A pool whose next runs can be replaced: by default they run in this thread. */
export function fakePool(): Pool & { next: Run | null } {
  const pool = {
    next: null as Run | null,
    threads: 2,
    load: () => ({ running: 1, waiting: 3 }),
    run: ((request, options) => (pool.next ?? inThisThread)(request, options)) as Run,
    close: () => Promise.resolve(),
  };
  return pool;
}

/** A run that ends only when it's aborted; calls back then. */
export const hanging =
  (onAbort: () => void): Run =>
  (_, { signal } = {}) =>
    new Promise<Result>((resolve) => {
      signal?.addEventListener('abort', () => {
        onAbort();
        resolve({ ok: false, failure: { code: 'aborted' } });
      });
    });

export const failing =
  (code: string): Run =>
  () =>
    Promise.resolve({ ok: false, failure: { code } });

/** Starts a server on a free port. */
export async function started(options: Partial<Omit<ServeOptions, 'limits'>> & { limits?: Partial<Limits> } = {}) {
  const logged: Logged[] = [];
  const pool = fakePool();
  const limits = { body: 100_000, time: 1000, threads: 2, queue: 2, memory: 64, requests: 20 };
  const access = { hosts: ['localhost', '127.0.0.1'], origins: ['https://friend.example'], token: null };
  const server = await serve({
    port: 0,
    address: '127.0.0.1',
    site: null,
    base: '/',
    version: 'test',
    pool,
    log: (line) => logged.push(line),
    ...options,
    limits: { ...limits, ...options.limits },
    access: { ...access, ...options.access },
  });
  return { ...server, pool, logged, url: `http://127.0.0.1:${server.port}` };
}

/** Sends a request with headers that `fetch` doesn't let one set; resolves with the status, the headers and the body. */
export function request(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: http.OutgoingHttpHeaders; body?: string } = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = http.request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on('error', reject).end(body);
  });
}
