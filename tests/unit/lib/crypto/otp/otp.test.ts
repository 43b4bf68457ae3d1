import { describe, expect, test } from 'vitest';
import { newOtpKey, readOtpKey } from '../../../../../src/lib/crypto/otp/key.ts';
import { hotpAt, hotpBehind, readCode, totpAt } from '../../../../../src/lib/crypto/otp/otp.ts';
import { type OtpAccount, readOtpauthLines } from '../../../../../src/lib/crypto/otp/otpauth.ts';
import { problemOf } from '../../../problem-of.ts';

const key = { key: new TextEncoder().encode('12345678901234567890'), algorithm: 'sha-1', digits: 6 } as const;
const account: OtpAccount = {
  kind: 'totp',
  issuer: '',
  account: 'a',
  secret: 'JBSWY3DPEHPK3PXP',
  algorithm: 'sha-1',
  digits: 6,
  period: 30,
  counter: 0,
};

describe('a key', () => {
  test.each(['base32', 'hex', 'utf8'] as const)('can be read as %s when newly generated', (reading) => {
    const secret = newOtpKey((count) => new Uint8Array(count).fill(7), { reading });
    expect(readOtpKey({ ...account, secret }, reading).notices).toEqual([]);
  });
  test('is read in the given notation and returned as Base32', () => {
    const hex = readOtpKey({ ...account, secret: '3132333435363738393031323334353637383930' }, 'hex');
    expect(hex.key).toEqual({ ...key, key: new Uint8Array(key.key) });
    expect(hex.account.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(hex.notices).toEqual([]);
    expect(readOtpKey(account, 'base32').notices).toEqual([{ code: 'short-key', params: { bits: 80 } }]);
  });

  test('from a URI overrides the other fields with the values in the URI', () => {
    const secret = 'otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=8&period=60';
    const found = readOtpKey({ ...account, secret }, 'hex');
    expect(found.account).toMatchObject({ issuer: 'Example', account: 'alice', digits: 8, period: 60 });
    expect(found.notices).toEqual([{ code: 'uri-wins' }]);
    expect(readOtpKey({ ...account, digits: 8, period: 60, secret }, 'utf8').notices).toEqual([]);
  });

  test.each([
    ['', 'no-key'],
    [' - ', 'no-key'],
    ['JBSWY1', 'not-base32'],
    ['otpauth://hotp/a?secret=AAAA', 'other-kind'],
    ['otpauth://totp/a', 'no-secret'],
    ['otpauth-migration://offline?data=', 'bad-migration'],
  ])('%j fails with %s', (secret, code) => {
    expect(problemOf(() => readOtpKey({ ...account, secret }, 'base32'))).toMatchObject({ code });
  });
});

describe('passwords', () => {
  test('are generated for a time (RFC 6238, appendix B), with their validity period', async () => {
    expect(await totpAt({ ...key, digits: 8 }, 59_000, 30)).toMatchObject({
      code: { current: '94287082', from: 30_000, until: 60_000 },
      epoch: 59,
      step: 1,
      stepHex: '0000000000000001',
    });
    expect(await totpAt(key, 0, 30)).toMatchObject({ code: { previous: null, until: 30_000 } });
  });

  test('are generated around a counter, with none before the first or after the last', async () => {
    expect(await hotpAt(key, 1)).toEqual({ previous: '755224', current: '287082', next: '359152' });
    expect(await hotpAt(key, 0)).toMatchObject({ previous: null });
    expect(await hotpAt(key, Number.MAX_SAFE_INTEGER)).toMatchObject({ next: null });
  });

  test('are generated after a counter (RFC 4226, appendix D), with none beyond the last counter', async () => {
    expect(await hotpBehind(key, 0, 2)).toEqual([
      { counter: '1', code: '287082' },
      { counter: '2', code: '359152' },
    ]);
    expect(await hotpBehind(key, Number.MAX_SAFE_INTEGER - 1, 10)).toHaveLength(1);
  });

  test('can contain spaces and hyphens', () => {
    expect(readCode(' 287-082 ', 6)).toBe('287082');
    for (const text of ['', '28708', '2870822', '28708x', '٢٨٧٠٨٢'])
      expect(
        problemOf(() => readCode(text, 6)),
        text,
      ).toMatchObject({ code: 'not-a-code', params: { digits: 6 } });
  });
});

test('lines with URIs return the period for TOTP and the counter for HOTP', () => {
  const lines = '\notpauth://totp/a?secret=AAAA\n\r\n otpauth://hotp/b?secret=AAAA&counter=7';
  expect(readOtpauthLines(lines)).toMatchObject([
    { kind: 'totp', account: 'a', period: 30, counter: null },
    { kind: 'hotp', account: 'b', period: null, counter: 7 },
  ]);
  expect(readOtpauthLines('')).toEqual([]);
});
