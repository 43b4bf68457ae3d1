import { expect, test } from 'vitest';
import { joints } from '../../../../src/build/chunks/token-tables.ts';
import { tokensOf } from '../../../../src/build/chunks/tokens-of.ts';

const bytes = Array.from({ length: 256 }, (_, byte) => (byte < 128 ? String.fromCharCode(byte) : [byte]));

test('a table is read as it was: texts, bytes that are none, and numbers without a token', () => {
  const table: (string | number[] | undefined)[] = [
    ...bytes,
    'ab',
    [0xc3, 0xa9],
    [0xa9, 0xc3],
    'abab',
    undefined,
    undefined,
    [0xc3, 0xa9, 0x61],
  ];
  const read = tokensOf(joints(table));
  expect(read).toHaveLength(table.length);
  expect(260 in read).toBe(false);
  expect(read[259]).toBe('abab');
  table.forEach((token, number) => expect(read[number], String(number)).toEqual(token));
});

test('a token that is not joined from others stops the build', () => {
  expect(() => joints([...bytes, 'abc'])).toThrow("Token 256 isn't joined");
});
