// @vitest-environment node
// What a client accepts and what it has, as in RFC 9110.
import type http from 'node:http';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, listen } from '../../../scripts/serve.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-negotiation-'));
let server: http.Server;
let port: number;

/** Sends headers unchanged: fetch would add its own. */
async function ask(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: target, headers, method, agent: false }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  const files = {
    'shell.html': 'shell',
    'hash-text.html': 'hash',
    'sw.js': '// worker',
    'manifest.webmanifest': '{}',
    'assets/c-12345678.css': 'a{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dir, name), content);
  writeFileSync(path.join(dir, 'assets/c-12345678.css.gz'), gzipSync('a{}'));
  writeFileSync(path.join(dir, 'assets/c-12345678.css.br'), brotliCompressSync('a{}'));
  server = await createServer({ dir });
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dir, { recursive: true });
});

// RFC 9110, section 13.1.2: a list or "*", compared weakly.
it.each(['/sw.js', '/hash-text', '/manifest.webmanifest'])(
  'responds with 304 to a known ETag of %s',
  async (target) => {
    const { headers: first } = await ask(target);
    const etag = first.etag ?? '';
    const strong = etag.replace('W/', '');
    for (const known of [etag, strong, `W/${strong}`, `"other", ${etag}`, `"a,b",${strong} , W/"c"`, '*', ' * ']) {
      const { status, headers, body } = await ask(target, { 'if-none-match': known });
      expect([status, body, headers.etag, headers['content-type'] === undefined], known).toEqual([
        304,
        '',
        etag,
        target !== '/manifest.webmanifest',
      ]);
      expect(headers['cache-control'], known).toBe('no-cache');
      expect((await ask(target, { 'if-none-match': known }, 'HEAD')).status, known).toBe(304);
    }
    for (const other of ['"other"', strong.slice(1, -1), `"x${strong.slice(1)}`, '"*"', '']) {
      const { status, body } = await ask(target, { 'if-none-match': other });
      expect([status, body.length > 0], other).toEqual([200, true]);
    }
    expect((await ask('/missing.js', { 'if-none-match': '*' })).status).toBe(404);
  },
);

// RFC 9110, section 12.5.3.
it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'gzip'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=0', undefined],
  ['identity, gzip;q=0, *;q=0', undefined],
  ['x-br', undefined],
  ['brotli', undefined],
  ['not-gzip', undefined],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
  const { headers } = await ask('/assets/c-12345678.css', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
});
