import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogWords } from '../../../src/calls/words.ts';
import { aliasWord, expanded, type OwnAliases, readOwnAliases } from '../../../src/calls/own-aliases.ts';

const vocabulary = catalogWords();
const own: OwnAliases = {
  s: { line: 'sha256' },
  un: { line: 'b64d | json' },
  哈: { line: 'hash-text/hash' },
  dark: { item: 'theme' },
  wifi: { line: 'token --length=32' },
};

describe('expanded', () => {
  it.each([
    ['s', 'sha256'],
    ['s ', 'sha256 '],
    ['S hello', 'sha256 hello'],
    ['s  two  spaces ', 'sha256  two  spaces '],
    ['  s x', 'sha256 x'],
    ['哈 x', 'hash-text/hash x'],
    ['un eyJhIjoxfQ==', 'b64d eyJhIjoxfQ== | json'],
    ['un a\nb', 'b64d a\nb | json'],
    ['un', 'b64d | json'],
    ['dark', 'dark'],
    ['sha256 s', 'sha256 s'],
    ['token wifi', 'token --length=32'],
    ['TOKEN Wifi --symbols', 'token --length=32 --symbols'],
    ['wifi', 'token --length=32'],
    ['hash wifi', 'hash wifi'],
    ['token x | wifi', 'token x | token --length=32'],
    ['sx', 'sx'],
    ['constructor x', 'constructor x'],
    ['', ''],
    // as later stages
    ['b64d aGk= | s', 'b64d aGk= | sha256'],
    ['b64d aGk= | S --encoding=base64', 'b64d aGk= | sha256 --encoding=base64'],
    ['b64 x | 哈 | b64', 'b64 x | hash-text/hash | b64'],
    ['b64 x | b64 | un', 'b64 x | b64 | b64d | json'],
    ['s x | un', 'sha256 x | b64d | json'],
    ['sha256 a | s b', 'sha256 a | s b'],
    ['sha256 a | dark', 'sha256 a | dark'],
    ['s a | nothing', 'sha256 a | nothing'],
  ])('%j is %j', (text, line) => expect(expanded(text, own, vocabulary)).toBe(line));
});

describe('aliasWord', () => {
  it.each([
    ['s', 's'],
    [' My-Word ', 'my-word'],
    ['哈希', '哈希'],
    ['e\u0301te', 'éte'],
    ['7', '7'],
  ])('%j is %j', (text, word) => expect(aliasWord(text)).toBe(word));
  it.each(['', ' ', '-a', 'a b', 'a|b', 'a/b', '--x', '?', '=', 'x'.repeat(31), 'a\nb', '<b>'])(
    '%j is invalid',
    (text) => expect(aliasWord(text)).toBeNull(),
  );
});

describe('readOwnAliases', () => {
  it('returns what was stored', () => expect(readOwnAliases(JSON.parse(JSON.stringify(own)))).toEqual(own));
  it.each([
    null,
    3,
    'x',
    [],
    { 'a b': { line: 'x' } },
    { a: { line: 3 } },
    { a: null },
    { a: {} },
    { A: { line: 'x' } },
  ])('returns nothing for %j', (raw) => expect(readOwnAliases(raw)).toEqual({}));
  it('accepts any input', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'grapheme' }), (raw, text) => {
        expect(typeof expanded(text, readOwnAliases(raw), vocabulary)).toBe('string');
      }),
    ));
});

it('reads words for actions that had another name', () =>
  expect(readOwnAliases({ heart: { item: 'favourite' } })).toEqual({ heart: { item: 'favorite' } }));
