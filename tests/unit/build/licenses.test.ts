import path from 'node:path';
import { expect, test } from 'vitest';
import { licenseOf, packageOf } from '../../../src/build/licenses.ts';
import { project } from '../project.ts';

test.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['/a/node_modules/@noble/hashes/esm/sha2.js', '/a/node_modules/@noble/hashes'],
  ['/a/node_modules/x/node_modules/y/b.js', '/a/node_modules/x/node_modules/y'],
  ['\0/a/node_modules/react/index.js?commonjs-module', '/a/node_modules/react'],
  ['C:\\a\\node_modules\\react\\index.js', 'C:\\a\\node_modules\\react'],
  ['/a/src/app/main.tsx', undefined],
  ['\0virtual:config', undefined],
])('%s belongs to %s', (module, folder) => expect(packageOf(module)).toBe(folder));

test('what a package says of its licence, in the ways there are', () => {
  const root = project({
    'new/package.json': JSON.stringify({ name: 'new', version: '1.0.0', license: 'MIT' }),
    'new/LICENSE.md': ' All rights given. \n',
    'old/package.json': JSON.stringify({ name: 'old', version: '2.0.0', license: { type: 'ISC', url: 'x' } }),
    'old/COPYING': 'Take it.',
    'none/package.json': JSON.stringify({ name: 'none', version: '0.1.0' }),
  });
  const of = (name: string) => licenseOf(path.join(root, name));
  expect(of('new')).toEqual({ name: 'new', version: '1.0.0', licence: 'MIT', text: 'All rights given.' });
  expect(of('old')).toEqual({ name: 'old', version: '2.0.0', licence: 'ISC', text: 'Take it.' });
  expect(of('none')).toEqual({ name: 'none', version: '0.1.0', licence: '', text: '' });
});
