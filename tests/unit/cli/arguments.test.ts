import { expect, test } from 'vitest';
import { splitArguments, takeFlags } from '../../../src/cli/arguments.ts';

test('splits words and flags', () => {
  expect(splitArguments(['hash-text', '--text', 'a b', '--encoding=hex', '--offset', '-3', '--strict'])).toEqual({
    words: ['hash-text'],
    flags: [
      { name: 'text', value: 'a b' },
      { name: 'encoding', value: 'hex' },
      { name: 'offset', value: '-3' },
      { name: 'strict', value: null },
    ],
  });
});

test('takes everything after -- as words, and everything after = as it is', () => {
  expect(splitArguments(['--text=--help=1', '--', '--help'])).toEqual({
    words: ['--help'],
    flags: [{ name: 'text', value: '--help=1' }],
  });
});

test('a flag without a value before another flag has none', () => {
  expect(splitArguments(['--json', '--lang', 'cn']).flags).toEqual([
    { name: 'json', value: null },
    { name: 'lang', value: 'cn' },
  ]);
});

test('the last of equal flags counts', () => {
  const given = splitArguments(['--lang', 'en', '--lang', 'cn', '--text', 'x']);
  expect(takeFlags(given, ['lang', 'help'])).toEqual({ lang: 'cn' });
  expect(given.flags).toEqual([{ name: 'text', value: 'x' }]);
});
