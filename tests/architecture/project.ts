import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from './references.ts';

const root = path.join(import.meta.dirname, '../..');

/** All files of a folder, from the project's folder, with forward slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

function read(folder: string, extension: RegExp): Source[] {
  return filesIn(folder)
    .filter((name) => extension.test(name) && !name.endsWith('.d.ts'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const script = /\.(?:tsx?|mjs)$/;

/** What the product and its commands are made of. */
export const code: readonly Source[] = [
  ...['src', 'scripts', 'tool-specs', 'workers'].flatMap((folder) => read(folder, script)),
  { path: 'vite.config.ts', text: readFileSync(path.join(root, 'vite.config.ts'), 'utf8') },
];
export const tests: readonly Source[] = read('tests', script);

/** What a page can contain. */
export const loaded: readonly Source[] = [
  ...code,
  ...['src', 'public'].flatMap((folder) => read(folder, /\.(?:css|html|svg|js)$/)),
];

export const styles: readonly Source[] = read('src', /\.css$/);

/** Every file that somebody works on. */
export const allPaths: readonly string[] = [
  'deploy',
  'docs',
  'locales',
  'public',
  'scripts',
  'src',
  'tests',
  'tool-specs',
  'workers',
].flatMap(filesIn);
