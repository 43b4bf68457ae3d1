// @vitest-environment node
// Clients that leave early, don't read, or send without waiting, seen from outside: over TCP, and by what the server's process has open.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const dir = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'serve-load-')));
const FILE_BYTES = 2_000_000;
const PATIENCE_MS = 3000;
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'index.html'), 'home');
  fs.writeFileSync(path.join(dir, 'shell.html'), 'shell');
  fs.writeFileSync(path.join(dir, 'sitemap.xml'), '<loc>/</loc>\n'.repeat(100_000));
  fs.writeFileSync(path.join(dir, 'assets/large-12345678.js'), 'x'.repeat(FILE_BYTES));
  const script = `
    import { createServer, listen } from ${JSON.stringify(path.join(root, 'scripts/serve.mjs'))};
    const server = await createServer({ dir: ${JSON.stringify(dir)}, patience: ${PATIENCE_MS} });
    console.log(await listen(server, 0));`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  port = Number(line.toString());
});
afterAll(() => {
  child.kill('SIGKILL');
  fs.rmSync(dir, { recursive: true });
});

/** How many of the served files the server has open. */
const openFiles = () =>
  fs.readdirSync(`/proc/${child.pid}/fd`).filter((fd) => {
    try {
      return fs.readlinkSync(`/proc/${child.pid}/fd/${fd}`).startsWith(dir);
    } catch {
      return false; // closed meanwhile
    }
  }).length;
const memory = () => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
};

const request = (target: string, method = 'GET') => `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const LARGE = request('/assets/large-12345678.js');

function connect(): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes, and returns the answers once the connection is closed. */
async function talk(bytes: string): Promise<string> {
  const socket = connect();
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

/** On a connection of its own: a server may close one that is kept alive at any time. */
const isAnswering = async () => {
  const answer = await Promise.race([
    talk(request('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')),
    pause(10_000),
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*home$/);
};

/** Waits for the first bytes of an answer, or until the server closes the connection. */
const beginning = (socket: net.Socket) =>
  new Promise((resolve) => {
    for (const event of ['data', 'close']) socket.once(event, resolve);
  });

/** How a client may leave a download. */
const exits: Readonly<Record<string, (socket: net.Socket) => Promise<void>>> = {
  'before the answer': async (socket) => {
    await once(socket, 'connect');
    socket.write(LARGE, () => socket.destroy());
  },
  'with a reset, before the answer': async (socket) => {
    await once(socket, 'connect');
    socket.write(LARGE, () => socket.resetAndDestroy());
  },
  'after the first bytes': async (socket) => {
    socket.write(LARGE);
    await beginning(socket);
    socket.destroy();
  },
  'with a reset, after the first bytes': async (socket) => {
    socket.write(LARGE);
    await beginning(socket);
    socket.resetAndDestroy();
  },
  'without having read anything': async (socket) => {
    socket.pause();
    socket.write(LARGE);
    await pause(20);
    socket.destroy();
  },
  'with more requests waiting': async (socket) => {
    socket.write(LARGE.repeat(50));
    await beginning(socket);
    socket.destroy();
  },
  'of only the headers': async (socket) => {
    socket.write(request('/assets/large-12345678.js', 'HEAD'));
    await beginning(socket);
    socket.destroy();
  },
  'of a file that the configuration changes': async (socket) => {
    socket.write(request('/sitemap.xml'));
    await beginning(socket);
    socket.destroy();
  },
};

/** Only Linux tells what another process has open. */
const skip = !fs.existsSync('/proc/self/fd');

/** Set to 5,000 for the real thing. */
const ABORTED = Number(process.env['ABORTED_REQUESTS'] ?? 160);
const AT_ONCE = 40;

test('no file stays open after a download that the client has left', { skip, timeout: 120_000 }, async () => {
  const ways = Object.values(exits);
  for (let count = 0; count < ABORTED; count += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ways[at % ways.length]!(connect())));
  await vi.waitFor(() => expect(openFiles()).toBe(0), 5000);
  await isAnswering();
});

test('requests that are sent without waiting are all answered, in their order', async () => {
  const targets = ['/', '/missing.js', '/uuid-generator', '/sitemap.xml', '/assets/large-12345678.js', '/a/b', '/%'];
  const wanted = ['200', '404', '200', '200', '200', '302', '400'];
  const rounds = 8;
  const sent = targets.map((target) => request(target)).join('');
  const last = request('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const answer = await talk(sent.repeat(rounds) + last);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: rounds }, () => wanted).flat(), '200']);
  expect(answer.split('x'.repeat(FILE_BYTES))).toHaveLength(rounds + 1);
});

/** Set to 100 and 3,000 for the real thing. */
const CLIENTS = Number(process.env['FLOODING_CLIENTS'] ?? 20);
const REQUESTS = Number(process.env['FLOODING_REQUESTS'] ?? 1000);

for (const each of [50, REQUESTS]) {
  test(
    `clients that send ${each} requests and never read keep nobody waiting, and few files open`,
    { skip, timeout: 120_000 },
    async () => {
      const before = memory();
      const clients = Array.from({ length: CLIENTS }, () => {
        const socket = connect();
        socket.pause();
        socket.write(LARGE.repeat(each));
        return socket;
      });
      let [files, megabytes] = [0, 0];
      const end = Date.now() + 1000;
      while (Date.now() < end) {
        await isAnswering();
        files = Math.max(files, openFiles());
        megabytes = Math.max(megabytes, memory() - before);
      }
      expect(files).toBeLessThanOrEqual(CLIENTS + 2);
      expect(megabytes).toBeLessThan(100 + CLIENTS);
      for (const socket of clients) socket.destroy();
      await vi.waitFor(() => expect(openFiles()).toBe(0), 5000);
    },
  );
}

test('a client that stops reading is disconnected after a while', { skip, timeout: 30_000 }, async () => {
  const socket = connect();
  socket.pause();
  socket.write(LARGE.repeat(50)); // more than the buffers of the system take
  await vi.waitFor(() => expect(openFiles()).toBe(1), 5000);
  await vi.waitFor(() => expect(openFiles()).toBe(0), PATIENCE_MS + 10_000);
  socket.destroy();
});
