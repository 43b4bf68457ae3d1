import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basicValue, checkUser, partBytes, readBasic } from '../../../../src/lib/network/basic-auth.ts';
import { shellQuote } from '../../../../src/base/shell-quote.ts';

describe('Basic credentials', () => {
  test('match RFC 7617, sections 2 and 2.1', () => {
    expect(basicValue(partBytes('Aladdin', 'utf-8'), partBytes('open sesame', 'utf-8'))).toBe(
      'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    );
    expect(readBasic('Basic dGVzdDoxMjPCow==')).toEqual({ user: 'test', password: '123£', charset: 'utf-8' });
  });

  test('are found in a header with surrounding text', () => {
    for (const text of [
      '"Authorization": "Basic YTpi",',
      "Authorization: 'Basic YTpi'",
      '-H "Authorization: Basic YTpi"',
    ]) {
      expect(readBasic(text)).toMatchObject({ user: 'a', password: 'b' });
    }
  });

  test('round-trip', () => {
    const part = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(part, part, (first, password) => {
        const user = first.replaceAll(':', '');
        expect(readBasic(basicValue(partBytes(user, 'utf-8'), partBytes(password, 'utf-8')))).toEqual({
          user,
          password,
          charset: 'utf-8',
        });
      }),
    );
  });

  test('report the position of an error', () => {
    expect(() => checkUser('ab:c')).toThrow(expect.objectContaining({ code: 'colon', offset: 2 }));
    expect(() => checkUser('a\0')).toThrow(expect.objectContaining({ code: 'control', offset: 1 }));
    expect(() => readBasic('Digest x')).toThrow(expect.objectContaining({ code: 'not-basic' }));
  });
});

test('quotes a shell word only if needed', () => {
  expect(['abc', "it's", 'a b', '', '$x'].map(shellQuote)).toEqual(['abc', "'it'\\''s'", "'a b'", "''", "'$x'"]);
});
