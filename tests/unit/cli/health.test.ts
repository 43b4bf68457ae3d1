import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { splitArguments } from '../../../src/cli/arguments.ts';
import { healthCommand } from '../../../src/cli/health.ts';
import * as output from '../../../src/cli/output.ts';
import { languages } from '../../../src/i18n/by-language.ts';

const printed = { out: '', err: '' };
const servers: net.Server[] = [];

beforeEach(() => {
  Object.assign(printed, { out: '', err: '' });
  vi.spyOn(output, 'write').mockImplementation((text) => void (printed.out += String(text)));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((printed.err += String(text))));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

/** Listens on a free port. */
async function portOf(server: net.Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const answering = (status: number, text: string) =>
  portOf(http.createServer((_, response) => response.writeHead(status).end(text)));

async function health(...words: string[]) {
  const code = await healthCommand(splitArguments(words));
  return { code, ...printed };
}

test('a server that is ready says so', async () => {
  const port = await answering(200, 'ok\n');
  expect(await health('--port', String(port))).toEqual({ code: 0, out: 'ok\n', err: '' });
});

test.each(languages)('where nothing listens, it says where and how to start it (%s)', async (language) => {
  const server = net.createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  const { code, out, err } = await health('--port', String(port), '--lang', language);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`http://127.0.0.1:${port}/readyz`);
  expect(err).toMatch(new RegExp(`(?:it-tools|npm run -s tool --) serve --port ${port}\\W`));
  expect(err).not.toMatch(/\{\{|programs\./);
});

test.each([
  [404, 'Not found', /status 404/],
  [200, '<!doctype html>', /status 200/],
  [200, 'ok'.repeat(5000), /status 200/],
  [302, '', /status 302/],
  [401, '', /^http:.*token/],
  [503, 'stopping\n', /^http:.*shutting down/],
])('an answer %i %j of another program or server isn’t taken for health', async (status, text, words) => {
  const port = await answering(status, text);
  expect(await health('--url', `http://name:secret@localhost:${port}/x?key=secret`)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(words) as string,
  });
  expect(printed.err).toContain(`http://localhost:${port}/x`);
  expect(printed.err).not.toContain('secret');
});

test('what speaks another protocol is told from what is down', async () => {
  const ssh = await portOf(net.createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.7\r\n')));
  expect((await health('--port', String(ssh))).err).toMatch(/doesn't speak HTTP.*https:/);
  const plain = await answering(200, 'ok\n');
  printed.err = '';
  expect((await health('--url', `https://127.0.0.1:${plain}/readyz`)).err).toMatch(/secure connection.*http:/);
});

test('what doesn’t answer is waited for, but not forever', async () => {
  const port = await portOf(net.createServer());
  const soon = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  expect((await health('--port', String(port))).err).toMatch(/didn't answer within 3 seconds/);
});

test.each([
  ['--port', 'abc'],
  ['--port', '99999'],
  ['--url', 'readyz'],
  ['--url', 'ftp://a/readyz'],
])('%s %s is no address', async (...words) => {
  await expect(health(...words)).rejects.toThrow("can't ask");
});
