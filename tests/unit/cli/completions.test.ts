import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tool } from './terminal.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));

beforeAll(async () => {
  fs.writeFileSync(path.join(dir, 'notes.txt'), '');
  for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
    const { code, stdout } = await tool(['completions', shell]);
    expect(code).toBe(0);
    fs.writeFileSync(path.join(dir, shell), stdout);
  }
}, 180_000);

afterAll(() => fs.rmSync(dir, { recursive: true }));

/** Words before the cursor, the last one unfinished, and what each shell must offer. */
const typed: [line: string, offered: string[]][] = [
  ['ru', ['run']],
  ['run sha25', ['sha256', 'sha256sums']],
  ['run base64-string-converter/de', ['base64-string-converter/decode']],
  ['run sha256 --encod', ['--encoding']],
  ['run sha256 --encoding base64u', ['base64url']],
  ['run sha256 --lang c', ['cn']],
  ['run sha256 --encoding hex --watc', ['--watch']],
  ['run hash-text --text-file note', ['notes.txt']],
  ['run no-such-tool --enc', []],
  ['chain --wor', ['--words']],
  ['completions f', ['fish']],
  ['serve --mcp o', ['on', 'off']],
];

/** Runs a shell; null if it isn't installed here. */
function ran(shell: string, args: string[]): string | null {
  const { error, status, stdout, stderr } = spawnSync(shell, args, { cwd: dir, encoding: 'utf8' });
  if (error) return null;
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const has = (shell: string) => !spawnSync(shell, ['--version']).error;

describe('completions', () => {
  test.each(typed)('bash offers what %j can become', (line, offered) => {
    const words = ['it-tools', ...line.split(' ')];
    const script = `source ./bash
COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _it_tools
# As the shell does for "-o default".
if [ \${#COMPREPLY[@]} = 0 ]; then compgen -f -- ${words.at(-1)}; else printf '%s\\n' "\${COMPREPLY[@]}"; fi
exit 0`;
    expect(wordsIn(ran('bash', ['--norc', '-c', script]) ?? 'no bash').sort()).toEqual(offered.toSorted());
  });

  test.skipIf(!has('zsh')).each(typed)('zsh offers what %j can become', (line, offered) => {
    const words = ['it-tools', ...line.split(' ')];
    const last = words.at(-1) ?? '';
    // Outside its line editor only the surroundings are replaced: what compadd and _files match.
    const script = `autoload -Uz compinit; compinit -D; source ./zsh
[ "$_comps[it-tools]" = _it_tools ] || exit 1
compadd() { print -l -- \${(M)choices:#${last}*} }; _files() { print -l -- ${last}*(N) }
words=(${words.join(' ')}); CURRENT=${words.length}; _it_tools; true`;
    expect(wordsIn(ran('zsh', ['-f', '-c', script]) ?? '').sort()).toEqual(offered.toSorted());
  });

  test.skipIf(!has('fish')).each(typed)('fish offers what %j can become', (line, offered) => {
    const script = `source ./fish; complete -C 'it-tools ${line}'; true`;
    expect(wordsIn(ran('fish', ['--no-config', '-c', script]) ?? '').sort()).toEqual(offered.toSorted());
  });

  test('the script for PowerShell has every tool and its flags', () => {
    const script = fs.readFileSync(path.join(dir, 'powershell'), 'utf8');
    const key = /'sha256' = '(\d+)'/.exec(script)?.[1] ?? '';
    expect(script).toContain(`'${key} --encoding' = @('hex',`);
    expect(script.split('{').length).toBe(script.split('}').length);
    expect(script.split('(').length).toBe(script.split(')').length);
  });

  test('names the shells that there are', async () => {
    expect(await tool(['completions', 'tcsh'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bash, zsh, fish, powershell') as string,
    });
  });
});

describe('the start of the terminal', () => {
  const loaded = (...words: string[]) => {
    const traced = spawnSync(process.execPath, ['dist-cli/cli.js', ...words], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'esm' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Set(
      [...traced.stderr.matchAll(/Storing file:\S+\/(?:assets|tools)\/([^/\s]+)\.js/g)].map(([, name]) => name ?? ''),
    );
  };

  test('a small tool loads its own code, and neither other tools nor texts, recognition or search', () => {
    const files = [...loaded('run', 'b64', 'hello')];
    expect(files.some((name) => name.startsWith('base64-string-converter'))).toBe(true);
    expect(files.filter((name) => /^(?:recognition|describe|tool-texts|en|serve|mcp|read|pool)-/.test(name))).toEqual(
      [],
    );
    expect(files.length).toBeLessThanOrEqual(8);
  });

  test('a tool of the library loads its own code alone', () => {
    const dist = path.resolve('dist-cli');
    const files = new Set<string>();
    const visit = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      const code = fs.readFileSync(file, 'utf8');
      for (const [, name = ''] of code.matchAll(/(?:from |import\(?)"(\.[^"]+)"/g))
        visit(path.resolve(file, '..', name));
    };
    visit(path.join(dist, 'tools/hash-text.js'));
    const names = [...files].map((file) => path.basename(file));
    expect(
      names.filter(
        (name) => /^(?:base64|json-|runs|yaml|en-)/.test(name) && !/^(?:json|base64)-[\w-]{8}\.js$/.test(name),
      ),
    ).toEqual([]);
  });
});
