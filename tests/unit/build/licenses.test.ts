import fs from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED, completed, packageOf } from '../../../src/build/licenses.ts';

test.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['/a/node_modules/@noble/hashes/esm/sha2.js', '/a/node_modules/@noble/hashes'],
  ['/a/node_modules/x/node_modules/y/b.js', '/a/node_modules/x/node_modules/y'],
  ['\0/a/node_modules/react/index.js?commonjs-module', '/a/node_modules/react'],
  ['C:\\a\\node_modules\\react\\index.js', 'C:\\a\\node_modules\\react'],
  ['/a/src/app/main.tsx', undefined],
  ['\0virtual:config', undefined],
])('%s belongs to %s', (module, folder) => expect(packageOf(module)).toBe(folder));

const listed = (name: string, identifier: string, text?: string) => ({ name, version: '1.0.0', identifier, text });

test('a package without its own license text gets that of its repository', () => {
  const [own, added] = completed([listed('own', 'MIT', 'All rights given.'), listed('saxes', 'ISC')]);
  expect(own?.text).toBe('All rights given.');
  expect(added?.text).toContain('Isaac Z. Schlueter');
});

test.each([
  ['GPL-3.0-only', 'Text', 'stranger has the license GPL-3.0-only, which is not allowed'],
  ['MIT', undefined, 'stranger has no license text'],
])('a package under %s with the text %s fails the build', (identifier, text, message) =>
  expect(() => completed([listed('stranger', identifier, text)])).toThrow(message),
);

/** Licenses of packages used only for builds, tests and checks; these must not be shipped. */
const TOOLS = /^(?:BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|MIT-0|MPL-2\.0|PSF-2\.0|Python-2\.0)$/;

test('every package in the lock file has a known, allowed license', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const refused = Object.entries(packages).flatMap(([folder, { license = 'none' }]) =>
    ALLOWED.test(license) || TOOLS.test(license) ? [] : [`${folder}: ${license}`],
  );
  expect(refused).toEqual([]);
});
