import { expect, test } from 'vitest';
import { fileNames } from '../../../src/base/files/file-names.ts';

test.each([
  [
    ['a.txt', 'b.txt'],
    ['a.txt', 'b.txt'],
  ],
  [
    ['a.txt', 'a.txt', 'A.TXT'],
    ['a.txt', 'a (2).txt', 'A (3).TXT'],
  ],
  [
    ['a (2).txt', 'a.txt', 'a.txt'],
    ['a (2).txt', 'a.txt', 'a (3).txt'],
  ],
  [
    ['.env', '.env'],
    ['.env', '.env (2)'],
  ],
  [
    ['archive.tar.gz', 'archive.tar.gz'],
    ['archive.tar.gz', 'archive.tar (2).gz'],
  ],
  [
    ['../../etc/passwd', '..\\boot.ini', '/root'],
    ['passwd', 'boot.ini', 'root'],
  ],
  [
    ['..', '.', '', '...'],
    ['file', 'file (2)', 'file (3)', 'file (4)'],
  ],
  [
    ['a\0b', 'a:b', 'a?*b'],
    ['a_b', 'a_b (2)', 'a__b'],
  ],
  [
    ['con', 'NUL.txt', 'console'],
    ['con_', 'NUL_.txt', 'console'],
  ],
  [
    ['trailing. ', '日本語.txt'],
    ['trailing', '日本語.txt'],
  ],
])('%j', (names, expected) => expect(fileNames(names)).toEqual(expected));
