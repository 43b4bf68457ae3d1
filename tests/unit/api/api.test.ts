import { createHash } from 'node:crypto';
import { describe as group, expect, test } from 'vitest';
import * as api from '../../../src/api/index.ts';
import { toJson } from '../../../src/api/json.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

group('run', () => {
  test('takes an alias, an id, or an operation, and a text or values', async () => {
    const expected = { ok: true, output: sha256('hello') };
    expect(await api.run('sha256', 'hello')).toEqual(expected);
    expect(await api.run('hash-text', { text: 'hello' })).toEqual(expected);
    expect(await api.run('hash-text/hash', { text: 'hello', algorithm: 'sha-256' })).toEqual(expected);
    expect(await api.run('HASH-TEXT', 'hello')).toEqual(expected);
  });

  test('takes files as files, blobs, bytes and objects of JSON', async () => {
    const bytes = new Uint8Array([0xff, 0, 0xfe]);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const base64 = Buffer.from(bytes).toString('base64');
    for (const text of [
      new File([bytes], 'a.bin'),
      new Blob([bytes]),
      bytes,
      { base64 },
      { name: 'x', type: '', base64 },
    ])
      expect(await api.run('md5', { text })).toEqual({ ok: true, output: md5 });
  });

  test.each([
    [['no-such-tool', 'a'], { code: 'unknown-tool', params: { name: 'no-such-tool' } }],
    [['hash-text/nothing', 'a'], { code: 'unknown-operation' }],
    [['sha256', { txt: 'a' }], { code: 'unknown-field' }],
    [['sha256', { algorithm: 'sha0', text: 'a' }], { code: 'not-an-option', field: 'algorithm' }],
    [['json-prettify', '{"a":1'], { code: 'unexpected-end', at: { line: 1, column: 7, offset: 6 } }],
    [['__proto__', 'a'], { code: 'unknown-tool' }],
    [['constructor/run', 'a'], { code: 'unknown-tool' }],
    [['', 'a'], { code: 'unknown-tool' }],
  ] as const)('says why %j fails', async ([tool, input], failure) => {
    const answer = await api.run(tool, input);
    expect(answer).toMatchObject({ ok: false, failure });
    expect(answer.ok || answer.failure.message).toMatch(/\S/);
  });

  test('gives the values that repair a text', async () => {
    const answer = await api.run('json-prettify', '{"a":1');
    expect(answer).toMatchObject({ ok: false, failure: { fix: { text: expect.stringContaining('"a"') as string } } });
  });

  test('speaks the language that is asked for, several at once', async () => {
    const [russian, chinese, english] = await Promise.all(
      ['ru', 'cn', 'en'].map(async (language) => {
        const answer = await api.run('base 12x', 'a', { language });
        return answer.ok ? '' : answer.failure.message;
      }),
    );
    expect(russian).toMatch(/\p{Script=Cyrillic}/u);
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(english).toMatch(/^[\p{ASCII}“”]+$/u);
    await expect(api.run('sha256', 'a', { language: 'xx' })).rejects.toThrow(RangeError);
  });

  test('goes to the operation that takes the fields, or recognizes the text', async () => {
    expect(await api.run('chmod-calculator', '755')).toMatchObject({ ok: true, output: { symbolic: 'rwxr-xr-x' } });
    expect(await api.run('regex-split', { pattern: ',', text: 'a,b' })).toMatchObject({ ok: true });
    const base64 = await api.run('base64-string-converter', 'aGVsbG8=');
    expect(base64).toEqual({ ok: true, output: 'YUdWc2JHOD0=' }); // the first operation takes any text
  });

  test('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    const answer = await api.run('sha256', 'a', { signal: stop.signal });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'aborted' } });
  });
});

group('chain', () => {
  const json = JSON.stringify({ a: 1 });
  const base64 = Buffer.from(json).toString('base64');

  test('takes a line or a list of requests', async () => {
    const lines = await api.chain('b64d | sha256', { text: base64 });
    const list = await api.chain([{ tool: 'b64d' }, { tool: 'hash-text', input: { algorithm: 'sha-256' } }], {
      text: base64,
    });
    for (const answer of [lines, list]) {
      expect(answer).toMatchObject({ ok: true, output: sha256(json) });
      expect(answer.stages).toMatchObject([
        { operation: 'decode', ok: true, output: json },
        { tool: 'hash-text', ok: true },
      ]);
    }
    expect(await api.chain(`b64d ${base64} | sha256`)).toMatchObject({ ok: true, output: sha256(json) });
  });

  test('says which step failed, and why', async () => {
    const answer = await api.chain('b64d | json | sha256', { text: 'aGVsbG8=' });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'expected-value', message: expect.stringMatching(/2.*json/) as string },
    });
    expect(answer.stages.map((stage) => 'ok' in stage && stage.ok)).toEqual([true, false, false]);
  });

  test.each([
    ['zzqqxx | sha256', 'unknown-tool'],
    ['', 'unknown-tool'],
    [Array.from({ length: 7 }, () => 'b64').join(' | '), 'too-many-stages'],
    ['iban | sha256', 'cannot-take'],
  ])('refuses %s', async (line, code) => {
    const answer = await api.chain(line, { text: 'DE89370400440532013000' });
    expect(answer).toMatchObject({ ok: false, failure: { code } });
    expect(answer.ok || answer.failure.message).toMatch(/\S/);
  });

  test('an empty list of steps, and a step that does not exist', async () => {
    expect(await api.chain([])).toMatchObject({ ok: false, failure: { code: 'unknown-tool' }, stages: [] });
    expect(await api.chain([{ tool: 'b64' }, { tool: 'nothing' }], { text: 'a' })).toMatchObject({ ok: false });
  });
});

group('read', () => {
  test.each([
    ['0xff in binary', null, { ok: true, reason: 'conversion', outputs: [{ text: '11111111' }] }],
    ['sha256 hello', null, { ok: true, tool: 'hash-text', reason: 'call', outputs: [{ text: sha256('hello') }] }],
    ['', '{"a":1}', { ok: true, tool: 'json-prettify', reason: 'recognized' }],
    ['zzqqxx', null, { ok: false, failure: { code: 'no-answer' } }],
    ['base 12x', null, { ok: false, failure: { code: expect.stringMatching(/\S/) as string } }],
  ])('%j with %j', async (line, text, answer) => expect(await api.read(line, { text })).toMatchObject(answer));
});

group('list, find, describe', () => {
  test('every tool is listed and described, with schemas that JSON can hold', async () => {
    const tools = await api.list();
    expect(tools.length).toBeGreaterThan(80);
    for (const { id, operations } of tools) {
      const described = await api.describe(id);
      expect(described?.operations.map(({ call }) => call)).toEqual(operations);
      for (const { input, output, fields } of described?.operations ?? []) {
        expect(Object.keys(input.properties as object)).toEqual(fields.map(({ name }) => name));
        expect(JSON.parse(toJson(output))).toEqual(output);
      }
    }
    expect(await api.describe('nothing')).toBeNull();
    expect((await api.describe('sha256'))?.id).toBe('hash-text');
  });

  test('finds by name and by purpose, in the language that is asked for', async () => {
    expect((await api.find('hash'))[0]?.id).toBe('hash-text');
    expect((await api.find('хеш', { language: 'ru' }))[0]?.title).toMatch(/\p{Script=Cyrillic}/u);
    expect(await api.find('json', { most: 3 })).toHaveLength(3);
    expect(await api.find('')).toHaveLength(10);
  });
});
