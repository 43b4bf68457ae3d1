import { describe, expect, it } from 'vitest';
import { fileNameOf, fileTypeOf } from '../../../../src/lib/media/file-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('fileTypeOf', () => {
  it.each([
    ['GIF89a', null, { type: 'image/gif', extension: 'gif', contradicts: null }],
    ['GIF89a', 'image/png', { type: 'image/gif', extension: 'gif', contradicts: 'image/gif' }],
    ['GIF89a', 'IMAGE/GIF; a=b', { type: 'image/gif', extension: 'gif', contradicts: null }],
    ['a{}', 'text/css;charset=utf-8', { type: 'text/css', extension: 'css', contradicts: null }],
    ['\0\u0001', 'application/x-own', { type: 'application/x-own', extension: 'bin', contradicts: null }],
    ['\0\u0001', null, { type: 'application/octet-stream', extension: 'bin', contradicts: null }],
  ])('%j declared as %s', (text, declared, expected) => expect(fileTypeOf(bytes(text), declared)).toEqual(expected));
});

describe('fileNameOf', () => {
  it.each([
    ['', '', 'file.png'],
    ['a', '', 'a.png'],
    ['a.gif', '', 'a.gif'],
    ['a.gif', '.jpg', 'a.gif.jpg'],
    ['../etc/pass\nwd', '', '.._etc_pass_wd.png'],
    ['.hidden', '', '.hidden.png'],
    ['报告', '', '报告.png'],
  ])('%j %j', (name, extension, expected) => expect(fileNameOf(name, extension, 'png')).toBe(expected));
});
