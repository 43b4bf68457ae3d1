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

test('reads everything after -- as words, and everything after = literally', () => {
  expect(splitArguments(['--text=--help=1', '--', '--help'])).toEqual({
    words: ['--help'],
    flags: [{ name: 'text', value: '--help=1' }],
    before: 0,
  });
});

test('a flag before another flag has no value', () => {
  expect(splitArguments(['--json', '--lang', 'cn']).flags).toEqual([
    { name: 'json', value: null },
    { name: 'lang', value: 'cn' },
  ]);
});

test('the last of several equal flags wins', () => {
  const given = splitArguments(['--lang', 'en', '--lang', 'cn', '--text', 'x']);
  expect(takeFlags(given, ['lang', 'help'])).toEqual({ lang: 'cn' });
  expect(given.flags).toEqual([{ name: 'text', value: 'x' }]);
});

test.each([
  '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----',
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  '--- a: 1',
  '---',
  '--',
  '--hunter2 and more',
  '--1.5',
  '--=x',
  '-- a',
  '—dash',
])('%j is a text, not an option', (text) => {
  expect(splitArguments(['--', text]).words).toEqual([text]);
  if (text !== '--') expect(splitArguments([text])).toEqual({ words: [text], flags: [] });
  expect(splitArguments([`--text=${text}`]).flags).toEqual([{ name: 'text', value: text }]);
  if (text !== '--') expect(splitArguments(['--text', text]).flags).toEqual([{ name: 'text', value: text }]);
});
