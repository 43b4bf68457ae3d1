import { createHash } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run as inThisThread } from '../../../src/executor/node.ts';
import { mcpOverHttp } from '../../../src/mcp/server.ts';
import { lines, tool } from '../cli/terminal.ts';
import { hanging, started } from '../server/server.ts';
import { overHttp, overStdio } from './clients.ts';

const SHA256_HELLO = createHash('sha256').update('hello').digest('hex');

let server: Awaited<ReturnType<typeof started>>;
const clients = new Map<string, Client>();

beforeAll(async () => {
  await tool(['--version']); // builds the command once
  server = await started({ limits: { requests: 100 }, mcp: (run) => mcpOverHttp({ version: 'test', run }, 100_000) });
  clients.set('stdio', await overStdio());
  clients.set('stdio, 2026', await overStdio([], 'auto'));
  clients.set('http', await overHttp(server.url));
  clients.set('http, 2026', await overHttp(server.url, 'auto'));
}, 180_000);

afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.close()));
  await server.stop(100);
});

const transports = ['stdio', 'stdio, 2026', 'http', 'http, 2026'];

/** Calls a tool over one transport: its text, its data, and whether it failed. */
async function called(name: string, values: Record<string, unknown>, transport = 'http') {
  const result = await clients.get(transport)?.callTool({ name, arguments: values });
  const { content = [], structuredContent, isError } = result ?? {};
  const [part] = content;
  return { text: part?.type === 'text' ? part.text : '', data: structuredContent, isError: isError ?? false };
}

describe.each(transports)('over %s', (transport) => {
  test('a tool is found, described and run, and a chain passes a text on', async () => {
    const { data } = await called('find_tools', { query: 'sha256' }, transport);
    expect(data).toMatchObject({
      tools: expect.arrayContaining([expect.objectContaining({ id: 'hash-text' })]) as unknown,
    });
    const described = await called('describe_tool', { tool: 'hash-text' }, transport);
    expect(described.data).toMatchObject({
      id: 'hash-text',
      operations: expect.arrayContaining([expect.objectContaining({ call: 'hash-text' })]) as unknown,
    });
    const output = { text: SHA256_HELLO, data: { ok: true, output: SHA256_HELLO }, isError: false };
    expect(await called('run_tool', { tool: 'sha256', input: 'hello' }, transport)).toEqual(output);
    expect(await called('run_tool', { tool: 'hash-text', input: { text: 'hello' } }, transport)).toEqual(output);
    expect(await called('run_chain', { steps: 'b64d | sha256', text: 'aGVsbG8=' }, transport)).toEqual(output);
    const keyed = { steps: 'upper | hmac --key:k', text: 'hello', inputs: { k: 'abc' } };
    // printf HELLO | openssl dgst -sha256 -hmac abc
    const hmac = 'd8f9319ed51805311577941b457309dbbdf9faf74b1b80b02002516630e98910';
    expect((await called('run_chain', keyed, transport)).text).toBe(hmac);
  });

  test('a failure has its code, its field, its position and the fix', async () => {
    const { text, data, isError } = await called('run_tool', { tool: 'json-prettify', input: '{"a":1' }, transport);
    expect(isError).toBe(true);
    expect(data).toMatchObject({
      ok: false,
      failure: {
        code: 'unexpected-end',
        field: 'text',
        at: { line: 1, column: 7 },
        fix: { text: expect.any(String) as string },
      },
    });
    expect(text).toMatch(/column 7.*\nFix: \{"text":/s);
  });
});

describe('a call', () => {
  test('takes and gives files as Base64, and no paths', async () => {
    const bytes = Buffer.from([0xff, 0, 0xfe]);
    const file = { name: 'a.bin', base64: bytes.toString('base64') };
    const md5 = createHash('md5').update(bytes).digest('hex');
    expect((await called('run_tool', { tool: 'md5', input: { text: file } })).text).toBe(md5);
    const { data } = await called('run_tool', { tool: 'base64-file-converter/decode', input: { base64: 'AQID' } });
    expect(JSON.stringify(data)).toContain('"base64":"AQID"');
    const named = await called('run_tool', { tool: 'md5', input: { text: '/etc/passwd' } });
    expect(named.text).toBe(createHash('md5').update('/etc/passwd').digest('hex'));
    const path = await called('run_tool', { tool: 'base64-file-converter', input: { file: '/etc/passwd' } });
    expect([path.isError, path.text]).toEqual([true, expect.not.stringContaining('root:')]);
  });

  test('hides what is secret in its result and what derives from it', async () => {
    const made = await called('run_tool', { tool: 'token-generator', input: {} });
    expect(made.data).toMatchObject({ ok: true });
    expect(JSON.stringify(made.data)).toContain('•••');
    expect(made.text).toMatch(/^.*•••.*\n.*--show-secrets/s);
    const chained = await called('run_chain', { steps: 'token | b64' });
    expect(chained.data).toEqual({ ok: true, output: '•••' });
    const failed = await called('run_tool', {
      tool: 'jwt-parser',
      input: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0LXBheWxvYWQ.x',
    });
    expect(failed.isError).toBe(true);
    expect(JSON.stringify(failed)).not.toContain('c2VjcmV0');
  });

  test.each([
    ['run_tool', {}],
    ['run_tool', { tool: 5 }],
    ['run_tool', { tool: 'sha256', input: [1] }],
    ['run_tool', { tool: '__proto__', input: 'a' }],
    ['run_chain', { steps: 1 }],
    ['run_chain', { steps: '' }],
    ['run_chain', { steps: 'upper | hmac --key:k', text: 'hello' }],
    ['run_chain', { steps: 'upper', text: 'hello', inputs: { k: 1 } }],
    ['describe_tool', { tool: 'no-such-tool' }],
    ['describe_tool', {}],
    ['find_tools', { query: {} }],
  ])('%s %j is refused in words', async (name, values) => {
    const { isError, text, data } = await called(name, values);
    expect([isError, text]).toEqual([true, expect.stringMatching(/\S/)]);
    expect(data).toMatchObject({ ok: false, failure: { code: expect.stringMatching(/^[a-z-]+$/) as string } });
  });

  test('over HTTP is stopped when it is canceled', async () => {
    let isStopped = false;
    const cancel = new AbortController();
    server.pool.next = (request, options) => {
      cancel.abort();
      return hanging(() => (isStopped = true))(request, options);
    };
    const slow = { name: 'run_tool', arguments: { tool: 'md5', input: 'a'.repeat(5000) } };
    await expect(clients.get('http, 2026')?.callTool(slow, { signal: cancel.signal })).rejects.toThrow();
    await expect.poll(() => isStopped).toBe(true);
    server.pool.next = null;
  });

  test.each(['stdio', 'stdio, 2026'])(
    'over %s gives its thread back when it is canceled',
    async (transport) => {
      const client = clients.get(transport);
      const pattern = { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` };
      const hangs = { name: 'run_tool', arguments: { tool: 'regex-tester', input: pattern } };
      const cancel = new AbortController();
      const calls = Array.from({ length: 40 }, () => client?.callTool(hangs, { signal: cancel.signal }));
      const ends = Promise.allSettled(calls);
      cancel.abort();
      expect((await ends).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
      const next = await client?.callTool({
        name: 'run_tool',
        arguments: { tool: 'regex-tester', input: { pattern: 'b', text: 'ab' } },
      });
      expect(next?.isError).toBeFalsy();
    },
    15_000,
  );
});

test('many calls at once are all answered, each with its own result', async () => {
  for (const transport of ['stdio', 'http, 2026']) {
    const client = clients.get(transport);
    for (let part = 0; part < 2; part++) {
      const calls = Array.from({ length: 50 }, (_, index) =>
        client?.callTool({ name: 'run_tool', arguments: { tool: 'b64', input: `${part} ${index}` } }),
      );
      const results = await Promise.all(calls);
      const texts = results.map((result) => String(Object(result?.structuredContent).output));
      expect(texts.map((text) => Buffer.from(text, 'base64').toString())).toEqual(
        calls.map((_, index) => `${part} ${index}`),
      );
    }
  }
}, 60_000);

test('what is asked before the input ends is answered, and then it ends', async () => {
  const version = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const asked = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params });
  const run = (id: number, values: object) => asked(id, 'tools/call', { name: 'run_tool', arguments: values });
  const messages = [
    asked(0, 'initialize', version),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    run(1, { tool: 'password-hashes', input: { password: 'hello' } }),
    run(2, { tool: 'regex-tester', input: { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` } }),
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } },
    run(3, { tool: 'sha256', input: 'hello' }),
    asked(4, 'no/such', {}),
    run(5, { tool: 'no-such-tool' }),
  ];
  const written = messages.map((message) => JSON.stringify(message));
  // The last line has no end, so it was never sent.
  const { code, stdout, stderr } = await tool(['mcp'], `${written.join('\n')}\n{"jsonrpc":"2.0","id":9`);
  expect([code, stderr]).toEqual([0, '']);
  const answers = lines(stdout) as { id: number; error?: object; result?: { isError?: boolean } }[];
  const kinds = answers.map(({ id, error, result }) => [id, error ? 'error' : (result?.isError ?? false)]);
  expect(kinds.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [0, false],
    [1, false],
    [3, false],
    [4, 'error'],
    [5, true],
  ]);
  expect(await tool(['mcp'], '')).toEqual({ code: 0, stdout: '', stderr: '' });
}, 60_000);

test('the list costs a conversation at most 300 tokens, and says what it does to the world', async () => {
  const { tools = [] } = (await clients.get('stdio')?.listTools()) ?? {};
  expect(tools.map(({ name }) => name)).toEqual(['find_tools', 'describe_tool', 'run_tool', 'run_chain']);
  for (const { annotations } of tools) expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  const forModel = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  expect(encode(JSON.stringify(forModel)).length).toBeLessThanOrEqual(200);
  expect(encode(JSON.stringify(tools)).length).toBeLessThanOrEqual(300);
});

test('single tools are listed with their own fields and outputs', async () => {
  const single = await overStdio(['--tools', 'hash-text,b64', '--lang', 'es']);
  const { tools } = await single.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hash-text', 'hash-text_compare', 'base64-string-converter']),
  );
  const [hash] = tools;
  expect(hash?.inputSchema.properties).toMatchObject({
    text: { title: expect.any(String) as string },
    algorithm: { enum: expect.any(Array) as unknown },
  });
  const result = await single.callTool({ name: 'hash-text', arguments: { text: 'hello', algorithm: 'sha-256' } });
  expect(result.structuredContent).toEqual({ ok: true, output: SHA256_HELLO });
  const wrong = await single.callTool({ name: 'hash-text', arguments: { text: 'a', algorithm: 'sha-0' } });
  expect(wrong).toMatchObject({
    isError: true,
    structuredContent: { failure: { code: 'not-an-option', field: 'algorithm' } },
  });
  await single.close();
  const refused = await tool(['mcp', '--tools', 'no-such-tool'], '');
  expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining('no-such-tool')]);
  await expect(mcpOverHttp({ version: '', run: inThisThread, tools: ['nothing'] }, 1000)).rejects.toThrow(RangeError);
});

test('a request from a page elsewhere, without the token or with too much is refused', async () => {
  const token = 'correct-horse-battery-staple';
  const own = await started({
    access: { hosts: ['127.0.0.1'], origins: [], token },
    mcp: (run) => mcpOverHttp({ version: 'test', run }, 1000),
  });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  const status = async (headers: Record<string, string>, body = list) => {
    const accept = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
    return (await fetch(`${own.url}/mcp`, { method: 'POST', body, headers: { ...accept, ...headers } })).status;
  };
  const Authorization = `Bearer ${token}`;
  expect(await status({})).toBe(401);
  expect(await status({ Authorization, Origin: 'https://evil.example' })).toBe(403);
  expect(await status({ Authorization }, ' '.repeat(2000))).toBe(413);
  expect(await status({ Authorization }, '{"jsonrpc"')).toBe(400);
  expect(await status({ Authorization })).toBe(200);
  await own.stop(100);
});
