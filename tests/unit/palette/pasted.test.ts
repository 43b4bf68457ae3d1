import { describe, expect, it } from 'vitest';
import { asLine, pasted } from '../../../src/palette/pasted.ts';

describe('pasted', () => {
  it.each([
    ['1700000000\n', { attach: '1700000000' }],
    ['sha256 hello', { attach: 'sha256 hello' }],
    [' a ', { attach: ' a ' }],
    ['a\r\n\tb\n', { attach: 'a\r\n\tb\n' }],
    ['x'.repeat(2001), { attach: 'x'.repeat(2001) }],
    ['  \n', null],
    ['', null],
  ])('%j alone', (text, expected) => expect(pasted(text, true)).toEqual(expected));
  it.each([
    ['hello\n', { insert: 'hello' }],
    ['hello\r\n', { insert: 'hello' }],
    ['hello', null],
    [' ', null],
    ['a\nb', { attach: 'a\nb' }],
    ['a\n\n', { attach: 'a\n\n' }],
    ['', null],
  ])('%j after typed text', (text, expected) => expect(pasted(text, false)).toEqual(expected));
  it('keeps a text of any size unchanged', () => {
    const text = 'é\n'.repeat(1_000_000);
    expect(pasted(text, true)).toEqual({ attach: text });
  });
});

describe('asLine', () => {
  it.each([
    ['a\n', 'a'],
    [' a', ' a'],
    ['a\nb', null],
    ['x'.repeat(2001), null],
  ])('%j', (text, line) => expect(asLine(text)).toBe(line));
});

describe('a text pasted after typed text', () => {
  it.each([
    ['sha256 hello', null],
    ['', null],
    ['sha256 hello\n', { insert: 'sha256 hello' }],
    ['sha256 hello\r\n', { insert: 'sha256 hello' }],
    ['a\nb', { attach: 'a\nb' }],
    ['a\r\nb\r\n', { attach: 'a\r\nb\r\n' }],
    ['a\rb', { attach: 'a\rb' }],
    ['\n\n', { attach: '\n\n' }],
    ['x'.repeat(2000), null],
    ['x'.repeat(2001), { attach: 'x'.repeat(2001) }],
  ])('%j', (text, what) => expect(pasted(text, false)).toEqual(what));
});
