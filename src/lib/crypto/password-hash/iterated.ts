// Notations of bcrypt, of the other schemes of crypt(3), and of plain digests.
import { Problem } from '../../../base/problem.ts';
import { parseBcrypt } from '../bcrypt.ts';
import { ascii, CRYPT_64 } from './alphabet.ts';
import type { Method, PlainHash } from './method.ts';
import { badCost, C64, damaged, hashOf, hex, type Notation } from './notation.ts';

const OF_LENGTH: Readonly<Record<number, PlainHash>> = {
  32: 'md5',
  40: 'sha-1',
  56: 'sha-224',
  64: 'sha-256',
  96: 'sha-384',
  128: 'sha-512',
};

function bcrypt({ prefix, hash = '' }: Readonly<Record<string, string>>) {
  try {
    const parts = parseBcrypt(hash);
    const method: Method = { kind: 'blowfish', parts, prehashed: prefix === 'bcrypt_sha256$' };
    return hashOf(method, parts.salt, parts.digest, ascii(parts.digest));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'bad-cost') throw badCost('Bcrypt', String(error.params?.['cost']));
    if (error.code === 'unsupported-version')
      return hashOf({ kind: 'listed', strength: 'bad' }, hash.slice(7, 29), hash.slice(29), ascii(hash.slice(29)));
    throw damaged('Bcrypt', (prefix?.length ?? 0) + (error.offset ?? 0));
  }
}

export const ITERATED: readonly Notation[] = [
  {
    scheme: 'Bcrypt',
    starts: /^(?:bcrypt(?:_sha256)?\$)?\$2[abxy]?\$/,
    whole: /^(?<prefix>bcrypt(?:_sha256)?\$)?(?<hash>\$2[^]{0,100})$/,
    read: bcrypt,
  },
  {
    scheme: 'SHA-crypt',
    starts: /^\$[56]\$/,
    whole: new RegExp(
      `^\\$(?<id>[56])\\$(?:rounds=(?<rounds>\\d{1,10})\\$)?(?<salt>[^$:\\n]{0,100})\\$(?<digest>${C64}{43}|${C64}{86})$`,
    ),
    read({ id, rounds = '5000', salt: written = '', digest = '' }) {
      const bits = id === '6' ? 512 : 256;
      if (digest.length !== (bits === 512 ? 86 : 43)) throw damaged(`sha${bits}-crypt`);
      // Fewer rounds than 1000 count as 1000, more than 999,999,999 as that; only 16 characters of the salt count.
      const count = Math.min(Math.max(Number(rounds), 1000), 999_999_999);
      const salt = written.slice(0, 16);
      const method: Method = { kind: 'sha-crypt', bits, rounds: count, salt: ascii(salt) };
      return { ...hashOf(method, salt, digest, ascii(digest)), scheme: `sha${bits}-crypt` };
    },
  },
  {
    scheme: 'md5-crypt',
    starts: /^\$(?:1|apr1)\$/,
    whole: new RegExp(`^\\$(?<id>1|apr1)\\$(?<salt>[^$:\\n]{0,8})\\$(?<digest>${C64}{22})$`),
    read({ id, salt = '', digest = '' }) {
      const magic = id === '1' ? '$1$' : '$apr1$';
      const scheme = id === '1' ? 'md5-crypt' : 'apr1 (Apache MD5)';
      return { ...hashOf({ kind: 'md5-crypt', magic, salt: ascii(salt) }, salt, digest, ascii(digest)), scheme };
    },
  },
  {
    scheme: 'phpass',
    starts: /^\$[PHS]\$/,
    whole: new RegExp(`^\\$(?<id>[PHS])\\$(?<log>${C64})(?<salt>${C64}{8})(?<digest>${C64}{22}|${C64}{43})$`),
    read({ id, log = '', salt = '', digest = '' }) {
      const hash = id === 'S' ? 'sha-512' : 'md5';
      const scheme = id === 'S' ? 'Drupal 7 (SHA-512)' : 'phpass (MD5)';
      const exponent = CRYPT_64.indexOf(log);
      if (digest.length !== (id === 'S' ? 43 : 22)) throw damaged(scheme);
      if (exponent < 7 || exponent > 30) throw badCost(scheme, log);
      const method: Method = { kind: 'phpass', hash, exponent, salt: ascii(salt) };
      return { ...hashOf(method, salt, digest, ascii(digest)), scheme };
    },
  },
  {
    scheme: 'yescrypt',
    starts: /^\$g?y\$/,
    whole: new RegExp(`^\\$(?<id>g?y)\\$${C64}{2,30}\\$(?<salt>${C64}{0,86})\\$(?<digest>${C64}{43})$`),
    read: ({ id, salt = '', digest = '' }) => ({
      ...hashOf({ kind: 'listed', strength: 'good' }, salt, digest, ascii(digest)),
      scheme: id === 'y' ? 'yescrypt' : 'GOST yescrypt',
    }),
  },
  {
    // Django before 2013 and 5.1
    scheme: 'MD5 or SHA-1 (Django)',
    starts: /^(?:md5|sha1)\$/,
    whole: /^(?<name>md5|sha1)\$(?<salt>[^$]{0,100})\$(?<digest>[\da-f]{32}|[\da-f]{40})$/,
    read({ name, salt = '', digest = '' }) {
      if (digest.length !== (name === 'md5' ? 32 : 40)) throw damaged(name === 'md5' ? 'MD5' : 'SHA-1');
      const method: Method = {
        kind: 'digest',
        hash: name === 'md5' ? 'md5' : 'sha-1',
        salt: ascii(salt),
        order: 'salt-first',
      };
      return { ...hashOf(method, salt, digest, hex(digest)), scheme: `${name === 'md5' ? 'MD5' : 'SHA-1'} (Django)` };
    },
  },
  {
    scheme: 'MySQL native password',
    starts: /^\*[\dA-F]{30}/,
    whole: /^\*(?<digest>[\dA-F]{40})$/,
    read: ({ digest = '' }) =>
      hashOf({ kind: 'digest', hash: 'sha-1', salt: ascii(''), order: 'twice' }, '', digest, hex(digest)),
  },
  {
    scheme: 'DES-crypt',
    starts: /^(?:[./A-Za-z\d]{13}|_[./A-Za-z\d]{19})$/,
    whole: /^(?:(?<salt>[./A-Za-z\d]{2})(?<digest>[./A-Za-z\d]{11})|_[./A-Za-z\d]{19})$/,
    read: ({ salt = '', digest = '' }) => hashOf({ kind: 'listed', strength: 'bad' }, salt, digest, ascii(digest)),
  },
  {
    scheme: 'digest',
    starts: /^[\da-fA-F]{32,128}$/,
    whole: /^(?<digest>(?:[\da-fA-F]{2}){16,64})$/,
    read({ digest = '' }) {
      const hash = OF_LENGTH[digest.length];
      if (!hash) throw new Problem('not-a-password-hash', 0);
      const method: Method = { kind: 'digest', hash, salt: ascii(''), order: 'salt-last' };
      return { ...hashOf(method, '', digest, hex(digest)), scheme: hash.toUpperCase() };
    },
  },
];
