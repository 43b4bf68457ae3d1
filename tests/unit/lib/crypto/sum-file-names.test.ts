import { expect, it } from 'vitest';
import { isSumFileName } from '../../../../src/lib/crypto/sum-file.ts';

it.each([
  'SHA256SUMS',
  'sha256sums.txt',
  'sha512sum',
  'SHA256SUM',
  'MD5SUMS',
  'sha1sum.txt',
  'SHA-256SUMS',
  'sha256_sums.txt',
  'b2sums',
  'checksums.txt',
  'CHECKSUM',
  'debian.iso.sha256',
  'a.tar.gz.sha512sum',
  'release/SHA256SUMS',
  'disc.sfv',
  'x.md5',
])('%s is a list of checksums', (name) => expect(isSumFileName(name)).toBe(true));

it.each([
  'sums.txt',
  'a.sha',
  'sha256',
  'my-checksums.csv',
  'checksums.zip',
  'SHA256SUMS.asc',
  'SHA256SUMS.gpg',
  'md5.c',
  '',
])('%j is a file like any other', (name) => expect(isSumFileName(name)).toBe(false));
