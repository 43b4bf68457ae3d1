import { expect, test } from 'vitest';
import { patternNames } from '../../../src/base/files/name-pattern.ts';

const photos = ['IMG_1.webp', 'IMG_2.webp'];

test.each<[string, readonly string[], readonly string[]]>([
  ['', ['a.txt', 'b/../c.txt'], ['a.txt', 'b/../c.txt']],
  ['  ', photos, photos],
  ['{name}', photos, photos],
  ['{name}.{ext}', photos, photos],
  ['holiday-{n}', photos, ['holiday-1.webp', 'holiday-2.webp']],
  ['{n}.webp', photos, ['1.webp', '2.webp']],
  ['{n}.WEBP', photos, ['1.WEBP', '2.WEBP']],
  ['{n}.png', photos, ['1.png.webp', '2.png.webp']],
  ['{ext}-{n}', photos, ['webp-1', 'webp-2']],
  // None twice
  ['same', photos, ['same.webp', 'same (2).webp']],
  ['{name}', ['a.txt', 'A.txt'], ['a.txt', 'A (2).txt']],
  // Extensions
  [
    'x',
    ['a.tar.gz', 'README', '.env', 'v1.2 notes', 'b.', 'a.zip.001'],
    ['x.tar.gz', 'x', 'x (2)', 'x (3)', 'x (4)', 'x.001'],
  ],
  ['{name}.{ext}', ['README', '.env'], ['README', '.env']],
  // Never a path, and nothing that a file system refuses
  ['../{name}', photos, ['file._IMG_1.webp', 'file._IMG_2.webp']],
  ['..', ['a', 'b'], ['file', 'file (2)']],
  ['/etc/passwd', ['a'], ['_etc_passwd']],
  ['C:\\x', ['a'], ['C__x']],
  ['a/b\\c:d*e?f"g<h>i|j', ['a'], ['a_b_c_d_e_f_g_h_i_j']],
  ['a\u0000b\u001f\u007f', ['a'], ['a_b__']],
  ['CON', ['a.txt', 'b'], ['CON_.txt', 'CON_']],
  ['com1.{ext}', ['a.txt'], ['com1_.txt']],
  ['end. . .', ['a'], ['end']],
  ['{name}.', ['a.txt'], ['a..txt']],
  // Names are data, not patterns
  ['{name}', ['{n}.txt', '$&.txt'], ['{n}.txt', '$&.txt']],
  ['日本-{n}-🎉', ['a.txt'], ['日本-1-🎉.txt']],
  // Files stay in their folders
  ['{n}', ['a/x.txt', 'b/x.txt'], ['a/1.txt', 'b/2.txt']],
  ['same', ['a/x.txt', 'b/x.txt'], ['a/same.txt', 'b/same.txt']],
  ['..', ['a/x'], ['a/file']],
])('%j of %j', (pattern, paths, names) => {
  expect(patternNames(paths, pattern)).toEqual({ names, unknown: [] });
});

test('what is unknown stays as typed and is named once', () => {
  const { names, unknown } = patternNames(photos, '{foo}{n}{}{foo}{N}{__proto__}');
  expect(names).toEqual(['{foo}1{}{foo}{N}{__proto__}.webp', '{foo}2{}{foo}{N}{__proto__}.webp']);
  expect(unknown).toEqual(['{foo}', '{}', '{N}', '{__proto__}']);
});

test('numbers are as long as the last one', () => {
  const { names } = patternNames(
    Array.from({ length: 40 }, (_, at) => `${at}.jpg`),
    'holiday-{n}',
  );
  expect([names[0], names.at(-1)]).toEqual(['holiday-01.jpg', 'holiday-40.jpg']);
});

test('a name is as long as file systems take it, in whole characters', () => {
  const [long = ''] = patternNames(['x.jpeg'], '🎉'.repeat(1000)).names;
  expect(long).toBe(`${'🎉'.repeat(58)}.jpeg`);
});

test('ten thousand equal names take no longer than ten thousand others', () => {
  const { names } = patternNames(
    Array.from({ length: 10_000 }, () => 'a.txt'),
    'x',
  );
  expect(names.at(-1)).toBe('x (10000).txt');
});
