import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { failing, hanging, started } from './server.ts';

type Server = Awaited<ReturnType<typeof started>>;
let server: Server;

beforeAll(async () => void (server = await started()));
afterAll(() => server.stop(100));
afterEach(() => void (server.pool.next = null));

const hash = (name: string, text: string | Uint8Array) => createHash(name).update(text).digest('hex');

/** Posts a body and returns the status with the answer. */
async function post(
  place: string,
  body: unknown,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  const sent =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData ? body : JSON.stringify(body);
  const response = await fetch(server.url + place, { method: 'POST', body: sent as BodyInit, headers });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, answer: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
}

const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'zh'];

/** Slow enough for a thread. */
const SLOW = { text: 'a'.repeat(5000) };

describe('a run', () => {
  test.each([
    ['/api/run/hash-text', { input: { text: 'hello' } }],
    ['/api/run/hash-text/hash', { input: { text: 'hello', algorithm: 'sha-256' } }],
    ['/api/run/sha256', { text: 'hello' }],
    ['/api/run/hash-text?algorithm=sha-256', { input: { text: 'hello' } }],
  ])('%s with JSON', async (place, body) =>
    expect(await post(place, body)).toMatchObject({
      status: 200,
      answer: { ok: true, output: hash('sha256', 'hello') },
    }),
  );

  test('takes forms, text, bytes and files', async () => {
    const bytes = new Uint8Array([0xff, 0, 0xfe]);
    const form = new FormData();
    form.set('text', new File([bytes], 'a.bin'));
    const answer = { ok: true, output: hash('md5', bytes) };
    expect((await post('/api/run/md5', form, {})).answer).toEqual(answer);
    expect((await post('/api/run/md5', bytes, { 'Content-Type': 'application/octet-stream' })).answer).toEqual(answer);
    const base64 = Buffer.from(bytes).toString('base64');
    expect((await post('/api/run/md5', { input: { text: { base64 } } })).answer).toEqual(answer);
    const typed = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('/api/run/b64', 'text=a%26b', typed)).answer).toEqual({ ok: true, output: 'YSZi' });
    const plain = { 'Content-Type': 'text/plain', Accept: 'text/plain' };
    expect(await post('/api/run/b64', 'héllo 🎉', plain)).toMatchObject({
      answer: Buffer.from('héllo 🎉').toString('base64'),
    });
    expect(await post('/api/run/json-prettify', '{"a"', plain)).toMatchObject({
      status: 422,
      answer: expect.stringMatching(/line 1, column 5/) as string,
    });
  });

  test('gives the file of a result as bytes', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/octet-stream' };
    const sent = Buffer.from([0, 1, 0xff]);
    const asked = { input: { base64: sent.toString('base64') } };
    const response = await fetch(`${server.url}/api/run/base64-file-converter/decode`, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sent);
  });

  test.each([
    ['/api/run/md5', '{"input"', undefined, 400, 'bad-request'],
    ['/api/run/md5', '[]', undefined, 400, 'bad-request'],
    ['/api/run/md5', 'null', undefined, 400, 'bad-request'],
    ['/api/run/md5', '{"input":"a"}', undefined, 400, 'bad-request'],
    ['/api/run/md5', new Uint8Array([0xff, 0xfe]), undefined, 400, 'bad-request'],
    ['/api/run/md5', 'a', { 'Content-Type': 'multipart/form-data; boundary=x' }, 400, 'bad-request'],
    ['/api/run/md5', 'a', { 'Content-Type': 'multipart/form-data' }, 400, 'bad-request'],
    ['/api/run/nothing', '{}', undefined, 404, 'unknown-tool'],
    ['/api/run/__proto__', '{}', undefined, 404, 'unknown-tool'],
    ['/api/run/hash-text/nothing', '{}', undefined, 404, 'unknown-operation'],
    ['/api/run/md5/a/b', '{}', undefined, 404, 'not-found'],
    ['/api/run/md5', 'a', { 'Content-Type': 'image/png' }, 415, 'wrong-media-type'],
    ['/api/run/md5', 'a'.repeat(100_001), undefined, 413, 'too-large'],
    ['/api/run/md5', '{"input":{"txt":"a"}}', undefined, 422, 'unknown-field'],
    ['/api/run/md5', '{"input":{"__proto__":"a"}}', undefined, 422, 'unknown-field'],
    ['/api/run/b64d', '{"text":"$$"}', undefined, 422, 'bad-character'],
    ['/api/run/b64d', `{"text":${'['.repeat(50_000)}}`, undefined, 400, 'bad-request'],
    ['/api/chain', '{"steps":5}', undefined, 400, 'bad-request'],
    ['/api/chain', '{"steps":[{"tool":1}]}', undefined, 400, 'bad-request'],
    ['/api/chain', '{"steps":"iban | md5","text":"DE89370400440532013000"}', undefined, 422, 'cannot-take'],
    ['/api/read', '{"line":""}', undefined, 400, 'bad-request'],
    ['/api/read', '{"line":"zzqqxx"}', undefined, 422, 'no-answer'],
  ] as const)('%s with %j %j is %i %s', async (place, body, headers, status, code) => {
    const { answer, ...response } = await post(place, body, headers);
    expect([response.status, answer]).toMatchObject([
      status,
      { ok: false, failure: { code, message: expect.stringMatching(/\S/) as string } },
    ]);
  });

  test('stops reading a body without a length at the limit', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(50_000)) });
    const options = { method: 'POST', body: endless, duplex: 'half', headers: { 'Content-Type': 'text/plain' } };
    const response = await fetch(`${server.url}/api/run/md5`, options as RequestInit).catch(() => null);
    expect(response?.status ?? 413).toBe(413);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ['busy', 429],
    ['time-limit', 503],
    ['worker-died', 503],
    ['internal', 500],
  ])('%s is %i', async (code, status) => {
    server.pool.next = failing(code);
    const { headers, ...response } = await post('/api/run/md5', { input: SLOW });
    expect(response).toMatchObject({ status, answer: { failure: { code } } });
    expect(headers.get('retry-after')).toBe(code === 'busy' ? '1' : null);
  });

  test('is aborted when the client leaves', async () => {
    const left = vi.fn<() => void>();
    server.pool.next = hanging(left);
    const leave = new AbortController();
    const asked = fetch(`${server.url}/api/run/md5`, {
      method: 'POST',
      body: JSON.stringify({ input: SLOW }),
      signal: leave.signal,
    });
    setTimeout(() => leave.abort(), 100);
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });

  test('more requests at once than the limit are refused, and health checks still answered', async () => {
    server.pool.next = hanging(() => undefined);
    const leave = new AbortController();
    const ask = () =>
      fetch(`${server.url}/api/run/md5`, {
        method: 'POST',
        body: JSON.stringify({ input: SLOW }),
        signal: leave.signal,
      });
    const waiting = Array.from({ length: 19 }, () => ask().catch(() => null));
    await vi.waitFor(async () =>
      expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_requests_open 20'),
    );
    const more = await Promise.all(
      Array.from({ length: 10 }, () =>
        Promise.race([ask().then(({ status }) => status), new Promise((r) => setTimeout(r, 1000, 0))]),
      ),
    );
    expect(more.filter((status) => status === 429).length).toBe(9);
    const refused = await Promise.all(
      LANGUAGES.map(async (language) => {
        const asked = await fetch(`${server.url}/api/tools`, { headers: { 'Accept-Language': language } });
        return ((await asked.json()) as { failure: { message: string } }).failure.message;
      }),
    );
    expect(new Set(refused).size).toBe(LANGUAGES.length);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    leave.abort();
    await Promise.all(waiting);
    server.pool.next = null;
    await vi.waitFor(async () => expect((await post('/api/run/md5', { text: 'a' })).status).toBe(200));
  });
});

describe('many inputs', () => {
  const LINES = { 'Content-Type': 'application/x-ndjson' };
  const linesOf = async (body: string) =>
    String((await post('/api/run/md5', body, LINES)).answer)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);

  test('are answered in order, failures in their place', async () => {
    const answers = await linesOf(
      '{"id":1,"input":{"text":"a"}}\r\n\n{\n{"id":"x","input":{"t":1}}\n{"id":7,"input":"a"}\n{"id":{"n":2},"text":"b"}',
    );
    expect(answers).toMatchObject([
      { id: 1, ok: true, output: hash('md5', 'a') },
      { id: null, ok: false, failure: { code: 'bad-request' } },
      { id: 'x', ok: false, failure: { code: 'unknown-field' } },
      { id: 7, ok: false, failure: { code: 'bad-request' } },
      { id: { n: 2 }, ok: true, output: hash('md5', 'b') },
    ]);
  });

  test('come out while others go in', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const options = { method: 'POST', body: readable, duplex: 'half', headers: LINES } as RequestInit;
    const asked = fetch(`${server.url}/api/run/md5`, options);
    const line = new TextEncoder().encode('{"text":"a"}\n'.repeat(10));
    await writer.write(line);
    const reader = (await asked).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain(hash('md5', 'a'));
    await writer.close();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      expect(part.value.length).toBeGreaterThan(0);
  });

  test('that are too many end with the reason', async () => {
    const answers = await linesOf('{"text":"a"}\n'.repeat(9000));
    expect(answers.at(-1)).toMatchObject({ ok: false, failure: { code: 'too-large' } });
  });
});

describe('what is said of the server', () => {
  test('the log and the metrics have routes, and nothing that was sent', async () => {
    server.logged.length = 0;
    await post('/api/run/hunter2?hunter2=hunter2', { input: { text: 'hunter2' } });
    await post('/api/run/md5', { input: { text: 'hunter2' } });
    await fetch(`${server.url}/hunter2/hunter2`);
    expect(server.logged.map(({ status }) => status)).toEqual([404, 200, 404]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(JSON.stringify(server.logged) + metrics).not.toContain('hunter2');
    for (const line of metrics.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[^{}]*\})? [\d.e+-]+)$/);
    expect(metrics).toContain('runs_waiting 3');
  });

  test('messages are in the language that is asked for, as browsers and programs ask', async () => {
    const message = async (place: string, accept: string) => {
      const { answer } = await post(place, {}, { 'Content-Type': 'application/json', 'Accept-Language': accept });
      return (answer as { failure: { message: string } }).failure.message;
    };
    expect(await message('/api/run/nothing', 'xx, ru;q=0.5, fr;q=0.9')).toContain('inconnu');
    expect(await message('/api/run/nothing', 'zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(await message('/api/run/nothing?language=ru', 'fr')).toMatch(/\p{Script=Cyrillic}/u);
    expect(await message('/api/run/nothing', ';;;q=,')).toContain('Unknown');
    expect(await message('/nothing', 'ru')).toMatch(/\p{Script=Cyrillic}/u);
  });

  test('its page has a strict policy and no code inside', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*require-trusted-types-for 'script'/,
    );
    expect(page).not.toMatch(/<script>|<style|style=|\son\w+=|https?:/);
    for (const [, file] of page.matchAll(/(?:src|href)="(docs\/[\w.]+)"/g))
      expect((await fetch(`${server.url}/api/${file}`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/docs/constructor`)).status).toBe(404);
  });
});

test('a wrong method names the right one', async () => {
  const response = await fetch(`${server.url}/api/run/md5`);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(`${server.url}/api/tools/md5`, { method: 'DELETE' })).status).toBe(405);
});

test('stopping finishes what runs and refuses what comes', async () => {
  const own = await started();
  let finish = () => undefined as void;
  own.pool.next = () => new Promise((resolve) => (finish = () => resolve({ ok: true, output: 'done', warnings: [] })));
  const running = fetch(`${own.url}/api/run/md5`, { method: 'POST', body: JSON.stringify({ input: SLOW }) });
  await vi.waitFor(() => expect(finish.toString()).toContain('done'), 10_000);
  const stopped = own.stop(60_000); // the client keeps its connection, which nobody waits for
  finish();
  expect(await (await running).json()).toEqual({ ok: true, output: 'done' });
  await stopped;
  await expect(fetch(`${own.url}/healthz`)).rejects.toThrow();
});

test('a site is served from the same port, below the same path', async () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));
  fs.writeFileSync(path.join(site, 'index.html'), '<p>home');
  const own = await started({ site, base: '/tools/' });
  const get = async (place: string) => {
    const response = await fetch(own.url + place);
    return [response.status, await response.text()];
  };
  expect(await get('/tools/')).toEqual([200, '<p>home']);
  expect((await get('/tools/api/tools'))[0]).toBe(200);
  expect((await get('/tools/api/docs'))[0]).toBe(200);
  expect(await get('/tools/healthz')).toEqual([200, 'ok\n']);
  expect((await get('/tools/missing.js'))[0]).toBe(404);
  await own.stop(100);
});
