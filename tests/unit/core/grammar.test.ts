import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCall, unquote } from '../../../src/core/grammar.ts';

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

  it('keeps a flag that is called like a property of every object', () => {
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
  ])('%j is no call', (line) => expect(call(line)).toBeNull());

  it('takes any text verbatim behind `-- `, unless it is one quoted string', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^".*"$/s.test(text));
        expect(call(`sha256 -- ${text}`)?.raw).toBe(text);
      }),
    ));
});

describe('unquote', () => {
  it('gives back any text that was quoted', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const quoted = text.replace(/[\\"]/g, String.raw`\$&`);
        expect(unquote(`"${quoted}"`)).toBe(text);
      }),
    ));
});
