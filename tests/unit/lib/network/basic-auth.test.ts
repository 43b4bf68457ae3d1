import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basicValue, checkUser, partBytes, readBasic } from '../../../../src/lib/network/basic-auth.ts';
import { shellQuote } from '../../../../src/base/shell-quote.ts';

describe('Basic credentials', () => {
  test('RFC 7617 sections 2 and 2.1', () => {
    expect(basicValue(partBytes('Aladdin', 'utf-8'), partBytes('open sesame', 'utf-8'))).toBe(
      'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    );
    expect(readBasic('Basic dGVzdDoxMjPCow==')).toEqual({ user: 'test', password: '123£', charset: 'utf-8' });
  });

  test('a header is found in what stands around it', () => {
    for (const text of [
      '"Authorization": "Basic YTpi",',
      "Authorization: 'Basic YTpi'",
      '-H "Authorization: Basic YTpi"',
    ]) {
      expect(readBasic(text)).toMatchObject({ user: 'a', password: 'b' });
    }
  });

  test('what is written is read back', () => {
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

  test('mistakes have a place', () => {
    expect(() => checkUser('ab:c')).toThrow(expect.objectContaining({ code: 'colon', offset: 2 }));
    expect(() => checkUser('a\0')).toThrow(expect.objectContaining({ code: 'control', offset: 1 }));
    expect(() => readBasic('Digest x')).toThrow(expect.objectContaining({ code: 'not-basic' }));
  });
});

test('a shell word is quoted where it needs to be', () => {
  expect(['abc', "it's", 'a b', '', '$x'].map(shellQuote)).toEqual(['abc', "'it'\\''s'", "'a b'", "''", "'$x'"]);
});
