import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { request, started } from './server.ts';

let server: Awaited<ReturnType<typeof started>>;

beforeAll(async () => void (server = await started()));
afterAll(() => server.stop(100));

describe('who may ask', () => {
  const asked = (place: string, headers: Record<string, string>, method = 'GET') =>
    request(server.url + place, { headers, method });

  test.each<[{ host: string; origin?: string }, number]>([
    [{ host: 'localhost' }, 200],
    [{ host: '127.0.0.1:1' }, 200],
    [{ host: 'LOCALHOST:99' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ host: 'localhost.evil.example' }, 403],
    [{ host: 'localhost', origin: 'http://localhost' }, 200],
    [{ host: 'localhost', origin: 'null' }, 403],
    [{ host: 'localhost', origin: 'https://evil.example' }, 403],
    [{ host: 'localhost', origin: 'http://localhost:81' }, 403],
    [{ host: 'localhost', origin: 'https://friend.example' }, 200],
  ])('%j is %i', async (headers, status) => {
    const response = await asked('/api/tools', headers);
    expect(response.status).toBe(status);
    const cors = response.headers['access-control-allow-origin'];
    expect(cors).toBe(headers.origin === 'https://friend.example' ? headers.origin : undefined);
  });

  test('a listed origin gets its preflight answered, and no other', async () => {
    const preflight = (origin: string) => asked('/api/run/md5', { host: 'localhost', origin }, 'OPTIONS');
    expect((await preflight('https://friend.example')).status).toBe(204);
    expect((await preflight('https://evil.example')).status).toBe(403);
  });

  test('probes of another host are answered', async () => {
    for (const place of ['/healthz', '/readyz', '/metrics'])
      expect((await asked(place, { host: '10.0.0.5' })).status).toBe(200);
  });

  test('a token is asked for, and never told', async () => {
    const token = 'correct-horse-battery-staple';
    const own = await started({ access: { hosts: ['127.0.0.1'], origins: [], token } });
    const status = async (authorization?: string, place = '/api/tools') =>
      (await request(own.url + place, { headers: authorization === undefined ? {} : { authorization } })).status;
    expect(await status()).toBe(401);
    expect(await status('Bearer wrong')).toBe(401);
    expect(await status(`Bearer ${token}x`)).toBe(401);
    expect(await status(`Basic ${token}`)).toBe(401);
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(undefined, '/metrics')).toBe(401);
    expect(await status(undefined, '/api/docs')).toBe(200);
    expect(await status(undefined, '/healthz')).toBe(200);
    expect(JSON.stringify(own.logged)).not.toContain(token);
    await own.stop(100);
  });
});

test('connections wait to be accepted, also a thousand at once', async () => {
  const listen = vi.spyOn(net.Server.prototype, 'listen');
  const other = await started();
  expect(listen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ backlog: 4096 }));
  listen.mockRestore();
  await other.stop(0);
});
