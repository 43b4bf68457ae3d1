import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bcryptBlindSpots, hashBcrypt, parseBcrypt, verifyBcrypt } from '../../../../src/lib/crypto/bcrypt.ts';
import { Problem } from '../../../../src/base/problem.ts';
import { seeded } from '../../seeded.ts';

const PHP = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi';
const problem = (text: string) => {
  try {
    parseBcrypt(text);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.offset];
    throw error;
  }
  return undefined;
};

// Test vectors of the reference implementation in crypt_blowfish (public domain).
it.each([
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
  ['', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
  ['password', PHP],
])('%j matches %s', async (password, hash) => {
  expect(await verifyBcrypt(password, parseBcrypt(hash))).toBe(true);
  expect(await verifyBcrypt(`${password}x`, parseBcrypt(hash))).toBe(false);
});

it('creates hashes that it can verify, in each version', async () => {
  for (const version of ['2a', '2b', '2y'] as const) {
    const shares: number[] = [];
    const progress = (share: number) => shares.push(share);
    const hash = await hashBcrypt('pâss 😀', { version, cost: 4, salt: seeded()(16), progress });
    expect(hash).toMatch(new RegExp(`^\\$${version}\\$04\\$[./A-Za-z0-9]{53}$`));
    expect(await verifyBcrypt('pâss 😀', parseBcrypt(hash))).toBe(true);
    expect(shares.at(-1)).toBe(1);
  }
});

it('reports the parts of a password that bcrypt ignores', async () => {
  const hash = parseBcrypt(await hashBcrypt(`${'a'.repeat(72)}test`, { version: '2b', cost: 4, salt: seeded()(16) }));
  expect(await verifyBcrypt(`${'a'.repeat(72)}fail`, hash)).toBe(true);
  expect(bcryptBlindSpots('a'.repeat(72))).toEqual([]);
  expect(bcryptBlindSpots('é'.repeat(37))).toEqual(['over-72-bytes']);
  expect(bcryptBlindSpots('a\0b')).toEqual(['nul']);
});

describe('parseBcrypt', () => {
  it('returns the parts', () => {
    expect(parseBcrypt(` ${PHP}\n`)).toEqual({
      version: '2y',
      cost: 10,
      salt: '92IXUNpkjO0rOQ5byMi.Ye',
      digest: '4oKoEa3Ro9llC/.og/at2.uheWG/igi',
    });
  });

  it.each([
    ['nothash', 'not-bcrypt', 0],
    ['$1$abc', 'not-bcrypt', 0],
    [PHP.replace('2y', '2x'), 'unsupported-version', 1],
    [PHP.replace('2y', '2'), 'unsupported-version', 1],
    [PHP.replace('$10$', '$34$'), 'bad-cost', 4],
    [PHP.replace('$10$', '$03$'), 'bad-cost', 4],
    [PHP.replace('$10$', '$1$'), 'bad-cost', 4],
    [PHP.slice(0, 59), 'bad-length', 59],
    [`${PHP}a`, 'bad-length', 60],
    [PHP.replace('IX', 'I+'), 'bad-bcrypt-character', 10],
    ['', 'not-bcrypt', 0],
  ])('rejects %j: %s at %i', (text, code, offset) => {
    expect(problem(text)).toEqual([code, offset]);
  });

  it('throws only Problem', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void problem(`$2b$10$${text}`)));
  });
});
