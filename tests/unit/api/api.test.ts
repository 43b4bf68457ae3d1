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
    expect(await api.run('base64-string-converter', 'aGVsbG8=')).toMatchObject({ ok: true, output: 'YUdWc2JHOD0=' });
  });

  const BCRYPT = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi';
  const ARGON2 = '$argon2id$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo';

  // What the operation that the word names takes although another one recognizes it, and what it refuses.
  test.each<[tool: string, text: string, taking: string | null, other: string | null]>([
    ['password-hashes', ARGON2, 'inspect', 'make'],
    ['argon2', ARGON2, 'inspect', 'make'],
    ['password-hashes', BCRYPT, 'inspect', 'make'],
    ['password-hashes', `ada:${BCRYPT}`, 'inspect', 'make'],
    ['htpasswd', BCRYPT, 'inspect', 'make'],
    ['bcrypt', BCRYPT, 'inspect', 'hash'],
    ['bcrypt', 'correct horse', null, null],
    ['bcrypt/hash', BCRYPT, null, null],
    ['resistor-colors', '4k7', 'encode', 'decode'],
    ['resistor', '10 kΩ', 'encode', 'decode'],
    ['resistor-colors', '68C', 'marking', 'decode'],
    ['resistor-colors/decode', '4k7', 'fails', null],
    ['resistor-colors', 'mauve', 'fails', null],
    ['uuid-generator', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'inspect', 'generate'],
    ['ulid-generator', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'inspect', 'generate'],
    ['ulid-generator', '01563e3a-b5d3-d676-4c61-efb99302bd5b', 'fromUuid', 'generate'],
    ['roman-numeral-converter', 'mcmxciv', 'decode', 'encode'],
    ['number-to-words', 'one hundred and five', 'read', 'spell'],
    ['snowflake-id-extractor', '2022-06-28T16:07:40.105Z', 'bounds', 'extract'],
    ['ipv6-ula-generator', 'fd12:3456:789a::/48', 'inspect', 'generate'],
    ['binary-data', '{"a":1}', 'encode', 'decode'],
    ['url-parser', 'q=a&b=c', 'query', 'parse'],
    ['duration-converter', '8h 15m\n7:45', 'sum', 'convert'],
    ['vat-number', '136695976', 'countries', 'check'],
    ['basic-auth-generator', 'Authorization: Basic QWxhZGRpbjpvcGVu', 'read', 'generate'],
    [
      'rsa-key-pair-generator',
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----',
      'inspect',
      'run',
    ],
    ['base64-string-converter', 'aGVsbG8=', 'encode', 'decode'],
    ['b64', 'aGVsbG8=', null, null],
    ['url-encoder', 'Hello%20world%20%3A)', 'encode', 'decode'],
    ['html-entities', '&lt;p&gt;', 'encode', 'decode'],
    ['text-to-binary', '01101000 01101001', 'encode', 'decode'],
    ['wifi-qrcode-generator', 'WIFI:S:Guests;;', 'run', 'read'],
    ['otp-generator', 'otpauth://hotp/Example:alice?secret=JBSWY3DPEHPK3PXP&counter=1', 'hotp', 'totp'],
    ['hash-text', 'hello', null, null],
    ['base64-string-converter', 'hello world', null, null],
    ['chmod-calculator', '755', null, null],
    ['chmod-calculator', '33188', 'read', 'build'],
    ['chmod-calculator', '755 file', 'read', 'build'],
    ['chmod-calculator', 'rwxr-xr', 'fails', null],
    ['json-to-csv', '{"a":', 'fails', null],
    ['css-formatter', 'a {', 'fails', null],
  ])('%s %j is read by %s, not by %s', async (tool, text, taking, other) => {
    const answer = await api.run(tool, text);
    expect(answer.ok).toBe(taking !== 'fails');
    const [id = ''] = tool.split('/');
    const readings = (answer.ok && answer.readings) || [];
    const reading = readings.find(({ isOperation }) => isOperation);
    const words = reading && [reading.as, reading.others[0]?.as].map((word) => word?.split('/')[1]);
    expect(words, id).toEqual(other === null ? undefined : [taking, other]);
  });

  test.each([
    [`bcrypt ${BCRYPT}`, 'inspect'],
    [`password-hashes ${BCRYPT}`, 'inspect'],
    [`argon2 ${ARGON2}`, 'inspect'],
    ['resistor 4k7', 'encode'],
    ['resistor-colors 68C', 'marking'],
    ['resistor mauve', 'decode'],
    ['unroman 14', 'encode'],
    ['b64 aGVsbG8=', 'encode'],
  ])('the line %j is read by %s, too', async (line, operation) => {
    expect(await api.read(line)).toMatchObject(line === 'resistor mauve' ? { ok: false } : { ok: true, operation });
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
  }, 60_000);

  test('finds by name and by purpose, in the language that is asked for', async () => {
    expect((await api.find('hash'))[0]?.id).toBe('hash-text');
    expect((await api.find('хеш', { language: 'ru' }))[0]?.title).toMatch(/\p{Script=Cyrillic}/u);
    expect(await api.find('json', { most: 3 })).toHaveLength(3);
    expect(await api.find('')).toHaveLength(10);
  });
});
