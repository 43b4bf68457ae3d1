import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { project } from '../project.ts';
import { lines, tool } from './terminal.ts';

beforeAll(async () => {
  await tool(['--version']); // builds the command once
}, 180_000);

describe('what run runs on', () => {
  test('a text goes to the operation or the field that takes it', async () => {
    expect((await tool(['run', 'chmod-calculator', '755'])).stdout).toContain('rwxr-xr-x');
    const parts = '["a", "b"]';
    const split = async (words: string[], input?: string) => {
      const { code, stdout } = await tool(['run', 'regex-split', '--json', ...words], input);
      return [code, JSON.stringify((JSON.parse(stdout) as { output?: { json?: string } }).output ?? null)];
    };
    const expected = await split(['--pattern', ',', 'a,b']);
    expect(expected[1]).toContain('\\"a\\"');
    expect(await split(['--pattern', ','], 'a,b'), parts).toEqual(expected);
    expect(await split(['--pattern', ',', '--text', 'a,b'], 'ignored')).toEqual(expected);
  });

  test('a required field that is blank next to a text is a failure', async () => {
    for (const words of [
      ['--pattern', '', 'a,b'],
      ['--pattern=', '--text', 'a,b'],
      ['', '--text', 'a,b'],
    ])
      expect(await tool(['run', 'regex-split', ...words]), words.join(' ')).toEqual({
        code: 1,
        stdout: '',
        stderr: "“Pattern” can't be empty.\n",
      });
    expect(await tool(['run', 'regex-split', '--pattern', ''], 'a,b')).toMatchObject({ code: 1 });
    expect(JSON.parse((await tool(['run', 'regex-split', '--pattern', '', 'a,b', '--json'])).stdout)).toMatchObject({
      ok: false,
      failure: { code: 'required', field: 'pattern' },
    });
    expect(await tool(['run', 'b64', ''])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('words are paths where an operation takes only files', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const dir = project({ 'bad.bin': '\u0001' });
    for (const name of ['a', 'b']) fs.writeFileSync(path.join(dir, `${name}.png`), Buffer.from(png, 'base64'));
    const run = (...words: string[]) => tool(['run', 'image-metadata', ...words], undefined, dir);
    expect((await run('a.png')).stdout).toContain('1 × 1');
    expect((await run('a.png', 'b.png')).stdout).toMatch(/^a\.png:[^]*1 × 1[^]*\nb\.png:[^]*1 × 1/);
    expect(await run('bad.bin')).toMatchObject({ code: 1, stderr: expect.stringContaining('(unknown format)') });
    expect(await run('none.png')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('none.png: there is no such file'),
    });
    expect((await run('--help')).stdout).toContain('run image-metadata [file …]');
  });

  test('runs on each file that a pattern matches', async () => {
    const dir = project({ 'a.txt': 'a', 'b.txt': 'b', 'in/c.txt': 'c', '[d].txt': 'd' });
    const md5 = (text: string) => createHash('md5').update(text).digest('hex');
    const run = (...words: string[]) => tool(['run', 'md5', ...words], undefined, dir);
    expect((await run('--text-file', '?.txt')).stdout).toBe(`a.txt: ${md5('a')}\nb.txt: ${md5('b')}\n`);
    expect((await run('--text-file', 'in/**/*.txt')).stdout).toBe(`${md5('c')}\n`);
    expect((await run('--text-file', '[d].txt')).stdout).toBe(`${md5('d')}\n`);
    expect(lines((await run('--text-file', '{a,b}.txt', '--json')).stdout)).toMatchObject([
      { file: 'a.txt', ok: true, output: md5('a') },
      { file: 'b.txt', ok: true, output: md5('b') },
    ]);
    expect(await run('--text-file', '*.md')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no file matches *.md') as string,
    });
  });

  test('--watch runs again when a file changes, and needs one', async () => {
    expect(await tool(['run', 'md5', '--watch', 'hello'])).toMatchObject({ code: 2 });
    const file = path.join(project({ 'a.txt': 'a' }), 'a.txt');
    const child = spawn(process.execPath, ['dist-cli/cli.js', 'run', 'upper', '--watch', '--text-file', file]);
    const seen: string[] = [];
    for await (const part of child.stdout.setEncoding('utf8')) {
      seen.push(String(part));
      if (seen.length === 1) fs.writeFileSync(file, 'next');
      else break;
    }
    child.kill();
    expect(seen.join('')).toBe('A\nNEXT\n');
  });

  test('the name of an operation after that of a tool is one, and a text after -- or elsewhere', async () => {
    const SHA1 = 'a9993e364706816aba3e25717850c26c9cd0d89d';
    const run = (...words: string[]) => tool(['run', ...words]);
    const hash = createHash('sha256').update('identify').digest('hex');
    const [identified, ...others] = await Promise.all([
      run('hash-text/identify', SHA1),
      run('hash-text', 'identify', SHA1),
      run('hash', 'identify', SHA1),
      run('hash-text', 'identify', '--digest', SHA1),
      run('hash-text', 'identify', '--', SHA1),
      tool(['run', 'hash-text', 'identify'], SHA1),
    ]);
    expect(identified).toMatchObject({ code: 0, stderr: '' });
    for (const other of others) expect(other).toEqual(identified);
    const texts = await Promise.all([
      run('hash-text', '--', 'identify'),
      tool(['run', 'hash-text'], 'identify'),
      run('sha256', 'identify'),
      run('hash-text/hash', 'identify'),
    ]);
    for (const text of texts) expect(text).toEqual({ code: 0, stdout: `${hash}\n`, stderr: '' });
    expect((await run('hash-text', 'identify')).stderr).toMatch(
      /^“identify” is read as the operation hash-text\/identify/,
    );
    expect((await run('hash-text', 'identify', SHA1, 'more')).code).toBe(2);
  });
});
