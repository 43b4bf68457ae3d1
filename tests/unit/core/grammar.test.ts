import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCall, parseConversion, parsePipeline, scopeOf, unquote } from '../../../src/core/grammar.ts';

const known = (word: string) => ['sha256', 'b64', 'uuid', 'hash-text', 'hash-text/compare'].includes(word);
const call = (line: string) => parseCall(line, known);

describe('parseCall', () => {
  it.each([
    ['sha256 hello', 'hello'],
    ['sha256 hello ', 'hello '],
    ['sha256  hello', ' hello'],
    ['sha256   ', '  '],
    ['sha256 a | b', 'a | b'],
    ['sha256 a "b" c', 'a "b" c'],
    ["sha256 it's", "it's"],
    ['sha256 "hello "', 'hello '],
    [String.raw`sha256 "a\n\t\"\\b"`, 'a\n\t"\\b'],
    [String.raw`sha256 "\d"`, String.raw`\d`],
    ['sha256 "a" and "b"', '"a" and "b"'],
    ['sha256 "open', '"open'],
    ['sha256 ""', ''],
    ['sha256 --', ''],
    ['sha256 -- --help', '--help'],
    ['sha256 --- rule', '--- rule'],
    ['sha256 -5', '-5'],
    ['sha256 日本 語', '日本 語'],
    ['sha256 \u00a0x', '\u00a0x'],
  ])('%j has the text %j', (line, raw) => expect(call(line)).toEqual({ alias: 'sha256', flags: {}, raw }));

  it.each(['uuid', 'uuid ', '  uuid', 'UUID', 'Uuid '])('%j has no text yet', (line) =>
    expect(call(line)).toEqual({ alias: 'uuid', flags: {}, raw: null }),
  );

  it.each([
    ['sha256 --encoding=base64 hello', { encoding: 'base64' }, 'hello'],
    ['sha256 --a=1 --b  x', { a: '1', b: 'true' }, ' x'],
    ['sha256 --a="b c" x', { a: 'b c' }, 'x'],
    ['sha256 --a= x', { a: '' }, 'x'],
    ['sha256 --a -- --b', { a: 'true' }, '--b'],
    ['sha256 --a', { a: 'true' }, null],
    ['sha256 --a ', { a: 'true' }, null],
    ['sha256 x --a', {}, 'x --a'],
    ['sha256 --a=b=c x', { a: 'b=c' }, 'x'],
  ])('%j has flags', (line, flags, raw) => expect(call(line)).toEqual({ alias: 'sha256', flags, raw }));

  it('keeps a flag named like a property of every object', () => {
    expect(Object.keys(call('sha256 --constructor=1 x')?.flags ?? {})).toEqual(['constructor']);
    expect(call('sha256 --__proto__=1 x')).toEqual({ alias: 'sha256', flags: {}, raw: '--__proto__=1 x' });
  });

  it('reads an operation of a tool', () => expect(call('hash-text/compare x')?.alias).toBe('hash-text/compare'));

  it.each([
    '',
    ' ',
    'sha25 hello',
    'sha256hello',
    'sha256\thello',
    'sha256\nhello',
    'şha256 x',
    '-- x',
    'constructor',
    'sha256/ x',
  ])('%j is not a call', (line) => expect(call(line)).toBeNull());

  it('accepts any text verbatim after `-- `, unless it is one quoted string', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^".*"$/s.test(text));
        expect(call(`sha256 -- ${text}`)?.raw).toBe(text);
      }),
    ));
});

describe('unquote', () => {
  it('restores any quoted text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const quoted = text.replace(/[\\"]/g, String.raw`\$&`);
        expect(unquote(`"${quoted}"`)).toBe(text);
      }),
    ));
});

describe('parsePipeline', () => {
  const stages = (line: string) =>
    parsePipeline(line, known)?.map(({ alias, flags, raw }) => [alias, ...Object.keys(flags), raw]);
  it.each([
    ['b64 x', [['b64', 'x']]],
    [
      'b64 x | sha256',
      [
        ['b64', 'x'],
        ['sha256', null],
      ],
    ],
    [
      'b64 x | sha256 --encoding=base64 | b64',
      [
        ['b64', 'x'],
        ['sha256', 'encoding', null],
        ['b64', null],
      ],
    ],
    [
      'b64 | sha256',
      [
        ['b64', null],
        ['sha256', null],
      ],
    ],
    [
      'b64 x  |  sha256 ',
      [
        ['b64', 'x '],
        ['sha256', null],
      ],
    ],
    [
      'b64 -- x | sha256',
      [
        ['b64', 'x'],
        ['sha256', null],
      ],
    ],
    [
      'b64 x | hash-text/compare',
      [
        ['b64', 'x'],
        ['hash-text/compare', null],
      ],
    ],
  ])('%j is a chain', (line, expected) => expect(stages(line)).toEqual(expected));
  it.each([
    ['sha256 a | b', 'a | b'],
    ['sha256 a|b64', 'a|b64'],
    ['sha256 a | b64 and more', 'a | b64 and more'],
    ['sha256 a | b64 | and more', 'a | b64 | and more'],
    ['sha256 "a | b64"', 'a | b64'],
    ['sha256 | a', '| a'],
    ['sha256 a |', 'a |'],
  ])('%j is data', (line, raw) => expect(stages(line)).toEqual([['sha256', raw]]));
  it('is not a chain without an alias at its start', () => expect(stages('x | sha256')).toBeUndefined());
});

describe('parseConversion', () => {
  const target = (word: string) => ['binary', 'hex', 'iso', 'octal', '°c'].includes(word);
  it.each([
    ['0xff in binary', '0xff', ['binary']],
    ['0xff to binary, octal,hex', '0xff', ['binary', 'octal', 'hex']],
    ['1700000000 as ISO', '1700000000', ['iso']],
    ['1700000000 -> iso', '1700000000', ['iso']],
    ['1700000000 → iso', '1700000000', ['iso']],
    ['5 in in hex', '5 in', ['hex']],
    ['a in b to hex ', 'a in b', ['hex']],
    ['100 F in °C', '100 F', ['°c']],
    ['255 in hex, hex', '255', ['hex']],
  ])('%j', (line, value, targets) => expect(parseConversion(line, target)).toEqual({ value, targets }));
  it.each([
    'back in time',
    'in hex',
    '0xff in',
    '0xff in binary, base',
    '0xffin hex',
    '0xff inhex',
    'hex',
    '',
    '5 in hex,',
  ])('%j is none', (line) => expect(parseConversion(line, target)).toBeNull());
});

describe('scopeOf', () => {
  it.each([
    ['=1+2', '=', '1+2'],
    ['= 1', '=', '1'],
    ['> theme', '>', 'theme'],
    ['?', '?', ''],
    ['a=b', null, 'a=b'],
    [' =1', null, ' =1'],
    ['#fff', null, '#fff'],
    ['', null, ''],
  ])('%j', (line, scope, rest) => expect(scopeOf(line)).toEqual({ scope, rest }));
});
