import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Lines of a git command's output; undefined if git fails (no repository, no such branch).
 * @param {...string} args
 */
function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}

/**
 * Files that changed since this branch left main (on main: since the last commit), including new ones but not deleted
 * ones, as paths from the project's folder. Throws outside a repository.
 * @returns {string[]}
 */
export function changedFiles() {
  const base = ['main', 'origin/main'].flatMap((branch) => git('merge-base', 'HEAD', branch) ?? [])[0] ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  if (!changed) throw new Error("npm run check needs a Git repository to compare with, and this folder isn't one");
  return [...new Set([...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])].toSorted();
}

/** @param {string} folder @returns {string[]} */
const scriptsIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name));

/** A relative reference to a file of this project: in an import, a `vi.mock` or a `new URL`. */
const RELATIVE = /['"`](\.{1,2}\/[^'"`\n]+)['"`]/g;

/**
 * The files of a project that import each file. Globs don't count, since they'd make every tool depend on every other.
 * @returns {Map<string, string[]>}
 */
function readImporters() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of ['src', 'scripts', 'tool-specs', 'workers', 'tests'].flatMap(scriptsIn)) {
    for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(RELATIVE)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** Tests that read files which nothing imports. @type {readonly [RegExp, readonly string[]][]} */
export const READ_AS_FILES = [
  [/^locales\/[^/]+\/app\.json$/, ['tests/specs/texts.test.ts', 'tests/unit/read/phrases.test.ts']],
  [/^locales\//, ['tests/specs/words.test.ts']],
  [/^(?:docs\/keyboard\.md|locales\/en\/app\.json)$/, ['tests/unit/palette/keys/keyboard-doc.test.ts']],
  [
    /^(?:src\/build\/hosting\.ts|deploy\/)/,
    ['tests/unit/build/hosting.test.ts', 'tests/unit/config/container.test.ts'],
  ],
  [/^(?:src\/config\/|deploy\/folder\/)/, ['tests/unit/scripts/folder.test.ts']],
  [/^package(?:-lock)?\.json$/, ['tests/unit/scripts/lock.test.ts']],
];

/**
 * What a change can break: tests that import a changed file, directly or indirectly, and tools whose spec does or
 * whose texts have changed.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} [importers]
 * @returns {{ tests: string[], tools: string[] }} files, ids
 */
export function affectedBy(changed, importers = readImporters()) {
  const affected = new Set(changed);
  // Iterating a set includes items added meanwhile.
  for (const file of affected) {
    for (const importer of importers.get(file) ?? []) affected.add(importer);
    for (const [pattern, readers] of READ_AS_FILES)
      if (pattern.test(file)) for (const test of readers) affected.add(test);
  }
  const files = [...affected].toSorted();
  const tool = /^(?:tool-specs\/[^/]+|locales\/[^/]+\/tools)\/([\w-]+)(?:\.cases|\.recognize)?\.(?:ts|json)$/;
  return {
    tests: files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file)),
    tools: [...new Set(files.flatMap((file) => tool.exec(file)?.[1] ?? []))].toSorted(),
  };
}
