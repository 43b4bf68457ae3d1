import { describe, expect, it } from 'vitest';
import { declaredText, percentBytes, readDataUri } from '../../../../src/lib/bytes/data-uri.ts';
import { extensionOf } from '../../../../src/lib/media/file-signatures.ts';

describe('readDataUri', () => {
  it.each([
    ['data:image/png;base64,AAAA', { type: 'image/png', base64: true, body: 'AAAA' }],
    [' DATA:text/plain;charset=utf-8;BASE64,AA', { type: 'text/plain;charset=utf-8', base64: true, body: 'AA' }],
    ['data:,a,b', { type: null, base64: false, body: 'a,b' }],
    ['data:;charset=utf-8,x', { type: null, base64: false, body: 'x' }],
    ['date:,x', null],
    ['data:nothing', null],
  ])('%s', (text, expected) => expect(readDataUri(text)).toEqual(expected));
});

describe('percentBytes', () => {
  it('decodes escapes and keeps everything else', () => {
    expect([...percentBytes('a%00%fF%zz%4')]).toEqual([97, 0, 255, 37, 122, 122, 37, 52]);
    expect([...percentBytes('é%E9')]).toEqual([0xc3, 0xa9, 0xe9]);
  });
});

describe('extensionOf', () => {
  it.each([
    ['image/jpeg', 'jpg'],
    ['IMAGE/PNG; x=y', 'png'],
    ['image/svg+xml', 'svg'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['application/x-unheard-of', null],
    ['constructor', null],
  ])('%s', (type, expected) => expect(extensionOf(type)).toBe(expected));
});

it('text is decoded with the charset declared in a data URI', () => {
  expect(declaredText('data:text/plain;charset=iso-8859-1;base64,6Q==', Uint8Array.of(0xe9))).toEqual({
    text: 'é',
    charset: 'iso-8859-1',
  });
  expect(declaredText('data:;charset="utf-16",', Uint8Array.of(0xfe, 0xff, 0, 0x41))?.text).toBe('A');
  for (const uri of ['6Q==', 'data:,x', 'data:;charset=utf-8,x', 'data:;charset=none-such,x'])
    expect(declaredText(uri, Uint8Array.of(0x41)), uri).toBeNull();
});
