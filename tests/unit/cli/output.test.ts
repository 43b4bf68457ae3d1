import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Finished, tool } from './terminal.ts';

beforeAll(async () => {
  await tool(['--version']); // builds the command once
}, 180_000);

/** Runs a line of a shell, in which `$tool` is the terminal command. */
const shell = (line: string): Promise<Finished> =>
  new Promise((resolve) => {
    const command = `'${process.execPath}' '${path.resolve('scripts/cli.mjs')}'`;
    execFile('sh', ['-c', line.replaceAll('$tool', command)], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

test.runIf(process.platform === 'linux')('a full disk is named, whatever is written', async () => {
  const full = {
    code: 1,
    stdout: '',
    stderr: "it-tools: can't write the output: ENOSPC: no space left on device, write\n",
  };
  for (const words of ['run b64 hello', 'list', "chain 'b64d | json' e30=", '--help'])
    expect(await shell(`$tool ${words} > /dev/full`), words).toEqual(full);
});

test.skipIf(process.platform === 'win32')('a reader that leaves early or comes late gets what it reads', async () => {
  // More than a pipe holds.
  const long = `'${process.execPath}' -e 'process.stdout.write("a".repeat(300000))' | $tool run b64`;
  expect(await shell(`${long} | head -c 4`)).toEqual({ code: 0, stdout: 'YWFh', stderr: '' });
  const all = await shell(`${long} | (sleep 0.2; wc -c)`);
  expect({ ...all, stdout: Number(all.stdout) }).toEqual({ code: 0, stdout: 400_001, stderr: '' });
});

test('the exit code says whether the answer of a check is yes', async () => {
  const [hello, other] = ['5d41402abc4b2a76b9719d911017c592', '5d41402abc4b2a76b9719d911017c593']; // printf hello | md5sum
  const compared = (hash: string) => tool(['run', 'hash-text/compare', '--text', 'hello', '--expected', hash]);
  expect((await compared(hello)).code).toBe(0);
  expect((await compared(other)).code).toBe(1);
  expect((await tool(['run', 'check-digits', '79927398713'])).code).toBe(0);
  expect((await tool(['run', 'check-digits', '79927398710'])).code).toBe(1);
});

test('files that were wanted and not made are missed', async () => {
  const folder = path.join(os.tmpdir(), 'never-made');
  const missed = `there is no file to write to ${folder}\n`;
  const ran = await tool(['run', 'hash-text', 'hello', '--out', folder]);
  expect(ran).toMatchObject({ code: 1, stderr: missed });
  // A gzip header, and nothing behind it.
  const cut = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);
  const opened = await tool(['run', 'archives', '--archive', '-', '--out', folder], cut);
  expect(opened.code).toBe(1);
  expect(fs.existsSync(folder)).toBe(false);
});
