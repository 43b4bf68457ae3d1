// The parameters of a stored password, for people.
import type { Method } from './method.ts';

export const FACT_NAMES = [
  'version',
  'memory',
  'passes',
  'lanes',
  'work-factor',
  'block-size',
  'hash-function',
  'iterations',
  'salt-length',
  'password-limit',
] as const;

export interface Fact {
  name: (typeof FACT_NAMES)[number];
  value: string | number;
  /** The text that has the value with its unit; null without one. */
  unit: 'mebibytes' | 'bytes' | 'first-72-bytes' | null;
}

const fact = (name: Fact['name'], value: string | number, unit: Fact['unit'] = null): Fact => ({ name, value, unit });
const mebibytes = (kib: number) => Math.round((kib / 1024) * 10) / 10;
const saltOf = ({ salt }: { salt: Uint8Array }) => fact('salt-length', salt.length, 'bytes');

export function factsOf(method: Method): Fact[] {
  switch (method.kind) {
    case 'argon2':
      return [
        fact('version', method.version === 19 ? '1.3 (19)' : '1.0 (16)'),
        fact('memory', mebibytes(method.m), 'mebibytes'),
        fact('passes', method.t),
        fact('lanes', method.p),
        saltOf(method),
      ];
    case 'scrypt':
      return [
        fact('work-factor', `N=${2 ** method.n} (2^${method.n})`),
        fact('block-size', method.r),
        fact('lanes', method.p),
        fact('memory', mebibytes((2 ** method.n * method.r) / 8), 'mebibytes'),
        saltOf(method),
      ];
    case 'pbkdf2':
    case 'scram':
      return [fact('hash-function', `HMAC-${method.hash}`), fact('iterations', method.i), saltOf(method)];
    case 'blowfish':
      return [
        fact('version', `$${method.parts.version}$`),
        fact('work-factor', method.parts.cost),
        fact('iterations', 2 ** method.parts.cost),
        fact('salt-length', 16, 'bytes'),
        ...(method.prehashed ? [] : [fact('password-limit', 72, 'first-72-bytes')]),
      ];
    case 'sha-crypt':
      return [fact('hash-function', `SHA-${method.bits}`), fact('iterations', method.rounds), saltOf(method)];
    case 'md5-crypt':
      return [fact('hash-function', 'MD5'), fact('iterations', 1000), saltOf(method)];
    case 'phpass':
      return [
        fact('hash-function', method.hash.toUpperCase()),
        fact('iterations', 2 ** method.exponent),
        saltOf(method),
      ];
    case 'digest':
      return [
        fact('hash-function', method.hash.toUpperCase()),
        fact('iterations', method.order === 'twice' ? 2 : 1),
        saltOf(method),
      ];
    case 'listed':
      return [];
  }
}
