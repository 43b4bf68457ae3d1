// @vitest-environment node
import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fs from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, listen } from '../../../scripts/serve.mjs';

const parent = fs.mkdtempSync(path.join(tmpdir(), 'serve-hostile-'));
let server: http.Server;
let port: number;

beforeAll(async () => {
  fs.mkdirSync(path.join(parent, 'dist'));
  const files = { 'secret.txt': 'the secret', 'dist/index.html': 'home', 'dist/shell.html': 'shell' };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(parent, name), text);
  server = await createServer({ dir: path.join(parent, 'dist') });
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(parent, { recursive: true });
});

/** Sends bytes unchanged, and returns the response once the server closes it; the server may wait for more of a malformed request. */
async function send(bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  const patience = setTimeout(() => socket.destroy(), 200);
  await once(socket, 'close');
  clearTimeout(patience);
  return answer;
}
const get = async (target: string) => (await fetch(`http://127.0.0.1:${port}${target}`)).text();

const piece = fc.constantFrom(
  '/',
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '%',
  '%00',
  '%ff',
  '?',
  '#',
  '//',
  'secret.txt',
  'index.html',
  'assets',
  'a',
  ' ',
  '\t',
  '\x7f',
  '\xe9',
  ':',
  '@',
  'http://x',
);
const header = fc.tuple(
  fc.constantFrom(
    'Host',
    'Range',
    'If-None-Match',
    'Accept-Encoding',
    'X-Forwarded-Proto',
    'Content-Length',
    'Transfer-Encoding',
    'Connection',
    'X',
  ),
  fc.string({
    unit: fc.constantFrom('a', '1', '-', ',', '"', '*', ';', '\r', '\x00', '\xff', ' ', 'chunked', 'bytes=0-'),
    maxLength: 6,
  }),
);

test('no path, header or damage makes the server fail, leave its folder or stop', { timeout: 60_000 }, async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'TRACE', 'get', ''),
      fc.array(piece, { maxLength: 8 }),
      fc.array(header, { maxLength: 4 }),
      async (method, pieces, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
        const answer = await send(
          `${method} /${pieces.join('')} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`,
        );
        expect(answer).not.toContain('the secret');
        // An empty response is valid too, for an unfinished request.
        for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)) expect(Number(status)).toBeLessThan(500);
        if (answer !== '') answered += 1;
        if (answer.startsWith('HTTP/1.1 200')) expect(answer).toContain("default-src 'none'");
      },
    ),
    { numRuns: 150 },
  );
  expect(answered).toBeGreaterThan(75);
  expect(await get('/')).toContain('home');
});

test('clients that are slow or never finish keep nobody waiting', async () => {
  const slow = Array.from({ length: 100 }, (_, index) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      ['G', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nX: ', 'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n'][index % 4]!,
    );
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect(await get('/')).toContain('home');
  // Answered while they still wait, not after they timed out: this checks the order, so it also holds on a busy machine.
  expect(slow.filter((socket) => socket.destroyed || socket.readableEnded)).toEqual([]);
  // They are closed eventually.
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
  for (const socket of slow) socket.destroy();
});
