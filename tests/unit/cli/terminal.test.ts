import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lines, tool } from './terminal.ts';

const SHA256_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

beforeAll(async () => {
  await tool(['--version']); // builds the command once
}, 180_000);

describe('run', () => {
  test('prints the single value of a tool, by alias, by field and from standard input', async () => {
    expect(await tool(['run', 'sha256', 'hello'])).toEqual({ code: 0, stdout: `${SHA256_HELLO}\n`, stderr: '' });
    expect((await tool(['run', 'hash-text', '--text', 'hello'])).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['run', 'hash-text/hash'], 'hello')).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['run', 'hash-text', '--json', '{"text":"hello"}'])).stdout).toBe(`${SHA256_HELLO}\n`);
  });

  test('names the option of another reading, which then applies without a notice', async () => {
    const run = (...words: string[]) => tool(['run', 'yaml2json', 'mode: 0400', '--indent=none', ...words]);
    const notice = 'Read as YAML 1.2. As YAML 1.1 (--version=1.1), the value differs (line 1, column 7)\n';
    expect(await run()).toEqual({ code: 0, stdout: '{"mode":400}\n', stderr: notice });
    expect(await run('--version=1.1')).toEqual({ code: 0, stdout: '{"mode":256}\n', stderr: '' });
    const others = [{ as: 'yaml-1.1', values: { version: '1.1' } }];
    const readings = [{ as: 'yaml-1.2', others, at: { offset: 6, line: 1, column: 7 } }];
    expect(JSON.parse((await run('--json')).stdout)).toMatchObject({ output: '{"mode":400}', readings });
    const requests =
      '{"id":1,"tool":"yaml2json","input":{"text":"mode: 0400"}}\n{"id":2,"tool":"b64","input":{"text":"a"}}';
    const [first, second] = lines((await tool(['batch'], requests)).stdout);
    expect(first).toMatchObject({ id: 1, readings });
    expect(second).not.toHaveProperty('readings');
    expect((await tool(['chain', 'yaml2json | sha256', 'mode: 0400'])).stderr).toContain(
      'Step 1 (yaml2json): Read as YAML 1.2',
    );
  });

  test('hashes standard input as bytes, not as text', async () => {
    const { stdout } = await tool(['run', 'md5'], new Uint8Array([0xff, 0x00, 0xfe]));
    expect(stdout).toBe('13a18f27d9e54107c1d22c7d67f55018\n');
  });

  test('reads a field from a file', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-')), 'hello.txt');
    fs.writeFileSync(file, 'hello');
    expect((await tool(['run', 'hash-text', '--text-file', file])).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['run', 'b64', '--text-file', file])).stdout).toBe('aGVsbG8=\n');
    expect((await tool(['run', 'hash-text', '--text-file', `${file}.no`])).code).toBe(2);
  });

  test('reads a large file in pieces', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-')), 'large.bin');
    fs.writeFileSync(file, '');
    fs.truncateSync(file, 60_000_000); // a sparse file, which takes no space on disk
    const md5 = createHash('md5').update(Buffer.alloc(60_000_000)).digest('hex');
    const ran = await tool(['run', 'hash-text', '--algorithm', 'md5', '--text-file', file]);
    expect(ran).toEqual({ code: 0, stdout: `${md5}\n`, stderr: '' });
    fs.rmSync(file);
  });

  test('writes a large file in pieces and leaves no temporary file on disk', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));
    const file = path.join(folder, 'large.bin');
    fs.writeFileSync(file, '');
    fs.truncateSync(file, 17_000_000);
    const run = ['run', 'base64-file-converter/large', '--source', file];
    const { code, stdout, stderr } = await tool(run, undefined, process.cwd(), { TMPDIR: folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout === Buffer.alloc(17_000_000).toString('base64')).toBe(true);
    expect(fs.readdirSync(folder)).toEqual(['large.bin']);
    const told = JSON.parse((await tool([...run, '--json'])).stdout) as unknown;
    expect(told).toMatchObject({ output: { name: 'large.bin.b64', size: 22_666_668 } });
    fs.rmSync(folder, { recursive: true });
  });

  test('prints the whole result with --json', async () => {
    const { stdout, code } = await tool(['run', 'b64d', 'aGVsbG8', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ ok: true, output: 'hello', warnings: [{ code: 'missing-padding' }] });
  });

  test('finds a tool by its old path', async () => {
    expect((await tool(['run', 'hash', '--text', 'hello'])).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['run', 'json-viewer', '{}'])).stdout).toBe('{}\n');
  });

  test('is case-insensitive', async () => {
    expect((await tool(['run', 'SHA256', 'hello'])).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['chain', 'B64D aGVsbG8= | Hash-Text/HASH'])).stdout).toBe(`${SHA256_HELLO}\n`);
  });

  test('reads standard input as UTF-8 or, with a byte order mark, as UTF-16; other bytes are not text', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('grün', 'utf16le')]);
    expect((await tool(['run', 'upper'], utf16)).stdout).toBe('GRÜN\n');
    expect((await tool(['run', 'upper'], '\uFEFFa')).stdout).toBe('A\n');
    expect(await tool(['run', 'upper'], new Uint8Array([0xc3, 0x28]))).toEqual({
      code: 1,
      stdout: '',
      stderr: "stdin isn't UTF-8 text.\n",
    });
  });

  test('reads standard input into the field whose file is -', async () => {
    expect(
      await tool(['run', 'regex-tester/split', '--pattern', ',', '--text-file', '-', '--json'], 'a,b'),
    ).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"a"') as string,
    });
    // The primary field doesn't get it a second time.
    expect((await tool(['run', 'upper', '--text-file', '-'], 'grün')).stdout).toBe('GRÜN\n');
    expect(
      (await tool(['run', 'base64-file-converter/encode', '--format', 'base64', '--source', '-'], 'hello')).stdout,
    ).toContain('Encoded: aGVsbG8=\n');
  });

  test('is 1 for mistakes in the input, with a message and position', async () => {
    const { code, stdout, stderr } = await tool(['run', 'json-prettify', '{"a":1,\n"b" 2}']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/expected : but found 2.*line 2, column 5/i);
    expect((await tool(['run', 'json-prettify', '{', '--lang', 'cn'])).stderr).toMatch(/[\u4e00-\u9fff]/);
  });

  test('is 1 for a line without an answer, with the tools that may fit', async () => {
    const { code, stdout, stderr } = await tool(['password generator']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^No answer[^]*token-generator/);
  });

  test('a line is answered as in the palette, with the reason on standard error', async () => {
    expect(await tool(['0xff in binary'])).toMatchObject({ code: 0, stdout: '11111111\n' });
    expect((await tool(['to hsl'], '#1ea54c')).stdout).toBe('hsl(140.44, 69.23%, 38.24%)\n');
    const { stdout, stderr } = await tool([], '192.168.0.1/22');
    expect(stdout).toContain('192.168.0.0/22');
    expect(stderr).toContain('ipv4-subnet-calculator');
    expect((await tool(['b64d aGk= | sha265'])).stderr).toContain('sha256');
  });

  test('is 2 for an invalid command line', async () => {
    for (const words of [
      [],
      ['run'],
      ['run', 'no-such-tool'],
      ['run', 'hash-text', '--nope', '1'],
      ['run', 'hash-text', '--json', '['],
      ['list', 'x'],
      ['run', 'hash-text', 'a', 'b'],
      ['run', 'json-prettify', '--indent', '2'],
    ]) {
      const { code, stderr } = await tool(words);
      if (words.length === 0) expect(code).toBe(0);
      else expect({ code, told: stderr.startsWith('it-tools: ') }, words.join(' ')).toEqual({ code: 2, told: true });
    }
  });

  test('explains a tool from its spec', async () => {
    const { stdout } = await tool(['run', 'hash-text', '--help']);
    expect(stdout).toContain('--algorithm');
    expect(stdout).toContain('sha3-512');
    expect(stdout).toContain('npm run -s tool -- run');
  });
});

describe('list', () => {
  test('--json contains everything that a program needs', async () => {
    const tools = JSON.parse((await tool(['list', '--json'])).stdout) as {
      id: string;
      operations: { name: string; fields: { name: string }[] }[];
    }[];
    const hash = tools.find(({ id }) => id === 'hash-text');
    expect(hash?.operations[0]).toMatchObject({
      name: 'hash',
      single: true,
      aliases: { sha256: { algorithm: 'sha-256' } },
    });
    expect(hash?.operations[0]?.fields).toContainEqual(
      expect.objectContaining({ name: 'text', kind: 'content', primary: true, secret: false, initial: '' }),
    );
  });
});

describe('batch', () => {
  test('answers every line in order and continues after an invalid one', async () => {
    const input = [
      '{"id":"a","tool":"base64-string-converter","operation":"encode","input":{"text":"今天"}}',
      'not json',
      '',
      '{"id":2,"tool":"nope","input":{}}',
      '{"id":3,"tool":"json-prettify","input":{"text":"{\\"a\\" 1}"}}',
      '{"id":4,"tool":"hash-text","input":{"text":{"base64":"aGVsbG8="}}}',
      '{"id":5,"tool":"hash-text","input":{"text":"x","algorithm":"rot13"}}',
      '{"id":6,"steps":"b64d | sha256","text":"aGVsbG8="}',
      '{"id":7,"steps":"upper | hmac --key:secret","text":"hello","inputs":{"secret":"abc"}}',
      '{"id":8,"steps":"b64d | json","text":"eyJhIjp9"}',
      '{"id":9,"steps":["b64d"],"text":"e30="}',
      '{"id":10,"steps":"upper","text":"x","inputs":{"a":1}}',
    ].join('\n');
    const { code, stdout } = await tool(['batch'], input);
    expect(code).toBe(0);
    expect(lines(stdout)).toMatchObject([
      { id: 'a', ok: true, output: '5LuK5aSp' },
      { id: null, ok: false, failure: { code: 'bad-line' } },
      { id: 2, ok: false, failure: { code: 'unknown-tool' } },
      { id: 3, ok: false, failure: { code: 'expected-symbol', field: 'text', at: { line: 1, column: 6 } } },
      { id: 4, ok: true, output: SHA256_HELLO },
      { id: 5, ok: false, failure: { code: 'not-an-option', field: 'algorithm' } },
      { id: 6, ok: true, output: SHA256_HELLO },
      // printf HELLO | openssl dgst -sha256 -hmac abc
      { id: 7, ok: true, output: 'd8f9319ed51805311577941b457309dbbdf9faf74b1b80b02002516630e98910' },
      { id: 8, ok: false, failure: { code: 'expected-value' } },
      { id: 9, ok: false, failure: { code: 'bad-line' } },
      { id: 10, ok: false, failure: { code: 'bad-line' } },
    ]);
  });

  test('answers a thousand lines once each', async () => {
    const input = Array.from({ length: 1000 }, (_, id) =>
      JSON.stringify({ id, tool: 'base64-string-converter', input: { text: `n${id}` } }),
    );
    const answers = lines((await tool(['batch'], input.join('\n'))).stdout) as { id: number; output: string }[];
    expect(answers.map(({ id }) => id)).toEqual(input.map((_, id) => id));
    expect(answers.every(({ id, output }) => atob(output) === `n${id}`)).toBe(true);
  });
});

describe('new-tool', () => {
  test('writes a spec and its texts, and never overwrites anything', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-new-'));
    for (const folder of ['tool-specs', 'locales/en/tools', 'locales/cn/tools'])
      fs.mkdirSync(path.join(home, folder), { recursive: true });
    const made = await tool(['new-tool', 'demo-tool', '--category', 'text'], undefined, home);
    expect(made.code).toBe(0);
    expect(fs.readFileSync(path.join(home, 'tool-specs/text/demo-tool.ts'), 'utf8')).toContain('draft: true');
    expect(fs.readFileSync(path.join(home, 'tool-specs/text/demo-tool.cases.ts'), 'utf8')).toContain(
      "import type tool from './demo-tool.ts';",
    );
    expect(JSON.parse(fs.readFileSync(path.join(home, 'locales/en/tools/demo-tool.json'), 'utf8'))).toMatchObject({
      title: 'Demo tool',
    });
    expect(fs.readdirSync(path.join(home, 'locales/cn/tools'))).toEqual([]);
    expect((await tool(['new-tool', 'demo-tool', '--category', 'text'], undefined, home)).code).toBe(2);
    expect((await tool(['new-tool', 'hash-text', '--category', 'text'], undefined, home)).stderr).toContain(
      'already used',
    );
    expect((await tool(['new-tool', 'demo', '--category', 'nope'], undefined, home)).code).toBe(2);
    expect((await tool(['new-tool', '../evil', '--category', 'text'], undefined, home)).code).toBe(2);
  });
});

describe('chain', () => {
  test('passes the result of each stage to the next one', async () => {
    expect(await tool(['chain', 'b64d | json --indent=4', 'eyJhIjoxfQ=='])).toEqual({
      code: 0,
      stdout: '{\n    "a": 1\n}\n',
      stderr: '',
    });
    expect((await tool(['chain', 'b64d | sha256'], 'aGVsbG8=')).stdout).toBe(`${SHA256_HELLO}\n`);
    expect((await tool(['chain', 'b64 hello | b64d | sha256'])).stdout).toBe(`${SHA256_HELLO}\n`);
  });

  test('names the stage that fails', async () => {
    const { code, stderr } = await tool(['chain', 'b64d | json', 'aGVsbG8=']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Step 2 \(json\): /)]);
    expect((await tool(['chain', 'b64d | json --foo=1', 'e30='])).stderr).toMatch(/^Step 2 \(json\): .*foo/);
    expect((await tool(['chain', 'iban DE89370400440532013000 | sha256'])).stderr).toBe(
      "Step 2 (sha256): can't use the output of iban\n",
    );
  });

  test('reports the warnings of every stage, and prints nothing without input', async () => {
    expect(await tool(['chain', 'b64d aGVsbG8 | sha256'])).toEqual({
      code: 0,
      stdout: `${SHA256_HELLO}\n`,
      stderr: expect.stringMatching(/^Step 1 \(b64d\): .*\n$/),
    });
    expect(await tool(['chain', 'b64d -- | sha256'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('is distinguished from an invalid command line', async () => {
    expect((await tool(['chain'])).code).toBe(2);
    expect((await tool(['chain', 'nothing | json'])).code).toBe(2);
    expect((await tool(['chain', Array(7).fill('b64').join(' | '), 'x'])).code).toBe(2);
  });
});
