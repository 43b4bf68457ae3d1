import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { tool } from '../cli/terminal.ts';
import { project } from '../project.ts';

const example = /```ts\n(import .*?)```/s.exec(fs.readFileSync('docs/api.md', 'utf8'))?.[1] ?? '';

/** A project that depends on the package. */
function dependent(files: Readonly<Record<string, string>>): string {
  const dir = project({ 'package.json': '{"type":"module"}', ...files });
  fs.mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  fs.symlinkSync(process.cwd(), path.join(dir, 'node_modules/ittools-cli'), 'junction');
  return dir;
}

/** What the compiler says of a file, in a strict project without other types. */
function complaints(code: string): string[] {
  const dir = dependent({ 'main.ts': `declare const console: { log(...all: unknown[]): void };\n${code}` });
  const options = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
    '--types',
    '',
  ];
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/tsc'), [...options, 'main.ts'], {
    cwd: dir,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error'));
}

beforeAll(async () => {
  await tool(['--version']); // builds it once
}, 180_000);

test('the example of the documentation compiles in a strict project and runs', () => {
  expect(complaints(example)).toEqual([]);
  const dir = dependent({ 'main.js': example });
  const printed = execFileSync(process.execPath, ['main.js'], { cwd: dir, encoding: 'utf8' }).trimEnd().split('\n');
  expect(printed).toEqual([
    '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca72323c3d99ba5c11d7c7acc6e14b8c5da0c4663475c2e5c3adef46f73bcdec043',
    expect.stringMatching(/^unexpected-end 7 \{ text: /),
    'true true 3',
    '00594fd4f42ba43fc1ca0427a0576295',
  ]);
}, 60_000);

test('what every start loads imports nothing of Node, whose namespaces load more than is used', () => {
  const assets = fs
    .readdirSync('dist-cli/assets')
    .filter((name) => /^(?:main|run-command|runs|engine)-.*[.]js$/.test(name));
  expect(assets.length).toBeGreaterThanOrEqual(4);
  const importing = ['cli.js', ...assets.map((name) => `assets/${name}`)].filter((name) =>
    /(?:from|import) ?["'`]node:/.test(fs.readFileSync(path.join('dist-cli', name), 'utf8')),
  );
  expect(importing).toEqual([]);
});

test('the help of an installed command starts its examples with the command', () => {
  const dir = project({ 'package.json': '{"type":"module"}' });
  fs.cpSync('dist-cli', path.join(dir, 'dist-cli'), { recursive: true });
  const printed = execFileSync(process.execPath, ['dist-cli/cli.js', 'run', 'sha256', '--help'], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect(printed).toContain('  it-tools run hash-text/hash --text hello');
  expect(printed).not.toContain('npm run');
});

test('wrong names, fields, options and outputs do not compile', () => {
  const wrong = [
    `await run('hash-txt', 'a')`,
    `await run('hash-text/none', 'a')`,
    `await run('hash-text', { txt: 'a' })`,
    `await run('hash-text', { text: 'a', algorithm: 'sha-0' })`,
    `await run('sha256', { text: 5 })`,
    `{ const { ok } = await run('sha256', 'a'); const n: number = ok }`,
    `await hashText.none({ text: 'a' })`,
    `await hashText.hash({ text: 'a', encoding: 'base65' })`,
    `await read(5)`,
  ];
  const lines = [
    `import { read, run } from 'ittools-cli';`,
    `import hashText from 'ittools-cli/tools/hash-text';`,
    ...wrong,
  ];
  const at = complaints(lines.join('\n')).map((line) => Number(/\((\d+),/.exec(line)?.[1]));
  expect([...new Set(at)]).toEqual(wrong.map((_, index) => index + 4));
}, 60_000);

test('an app that imports one tool bundles that tool alone, at most 60 kB with all its algorithms, and needs no Node', async () => {
  const dir = dependent({ 'app.js': `import tool from 'ittools-cli/tools/hash-text'; globalThis.tool = tool;` });
  const bundled = await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(dir, 'app.js'),
        output: { entryFileNames: 'app.js', chunkFileNames: '[name].js' },
      },
    },
  });
  if (!('output' in bundled)) throw new Error('a build with one input has one output');
  const chunks = bundled.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  expect(chunks.reduce((size, { code }) => size + gzipSync(code, { level: 9 }).length, 0)).toBeLessThan(60_500);
  for (const { fileName, code } of chunks) fs.writeFileSync(path.join(dir, fileName), code);
  // As in a page: WebAssembly instead of the digests of the platform.
  fs.writeFileSync(
    path.join(dir, 'page.js'),
    `const print = console.log; delete globalThis.process; delete globalThis.Buffer;
await import('./app.js');
print(JSON.stringify((await globalThis.tool.all({ text: 'abc' })).output));`,
  );
  const [page, here] = [
    execFileSync(process.execPath, ['page.js'], { cwd: dir, encoding: 'utf8' }),
    (await tool(['run', 'hash-text/all', 'abc', '--json'])).stdout,
  ];
  expect(JSON.parse(page)).toEqual((JSON.parse(here) as { output: unknown }).output);
}, 60_000);
