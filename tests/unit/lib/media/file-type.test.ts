import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf, fileTypeOf, typeOfBytes } from '../../../../src/lib/media/file-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('fileTypeOf', () => {
  it.each([
    ['GIF89a', null, { type: 'image/gif', extension: 'gif', contradicts: null }],
    ['GIF89a', 'image/png', { type: 'image/gif', extension: 'gif', contradicts: 'image/gif' }],
    ['GIF89a', 'IMAGE/GIF; a=b', { type: 'image/gif', extension: 'gif', contradicts: null }],
    ['a{}', 'text/css;charset=utf-8', { type: 'text/css', extension: 'css', contradicts: null }],
    ['\0\u0001', 'application/x-own', { type: 'application/x-own', extension: 'bin', contradicts: null }],
    ['\0\u0001', null, { type: 'application/octet-stream', extension: 'bin', contradicts: null }],
  ])('%j declared as %s', async (text, declared, expected) =>
    expect(await fileTypeOf(bytes(text), declared)).toEqual(expected),
  );
});

describe('typeOfBytes', () => {
  const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  // The first bytes as documented by the vendor of each format.
  it.each([
    ['BLENDER-v402\0', 'application/x-blender', 'blend'],
    [`wvpk${'\0'.repeat(40)}`, 'audio/wavpack', 'wv'],
    [`${'\0'.repeat(128)}DICM${'\0'.repeat(20)}`, 'application/dicom', 'dcm'],
    ['AC1032\0\0\0\0\0', 'image/vnd.dwg', 'dwg'],
    ['!BDN\0\0\0\0SM', 'application/vnd.ms-outlook', 'pst'],
    ['Obj\x01\x04\x16avro', 'application/avro', 'avro'],
    ['ARROW1\0\0', 'application/vnd.apache.arrow.file', 'arrow'],
    ['L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F', 'application/x.ms.shortcut', 'lnk'],
  ])('%j is %s', async (text, type, extension) => {
    expect(await typeOfBytes(latin1(text))).toEqual({ type, extension });
  });

  it('prefers our own table and finds no type in random bytes', async () => {
    expect(await typeOfBytes(latin1('GIF89a'))).toEqual({ type: 'image/gif', extension: 'gif' });
    expect(await typeOfBytes(latin1('plain words'))).toEqual({ type: 'text/plain', extension: 'txt' });
    expect(await typeOfBytes(latin1('PK\x03\x04 cut off'))).toEqual({ type: 'application/zip', extension: 'zip' });
    expect(await typeOfBytes(new Uint8Array())).toBeNull();
    expect(await typeOfBytes(latin1('\x80\x81\x82\x83'))).toBeNull();
    expect(await typeOfBytes(new Uint8Array(192).fill(255))).toBeNull();
  });

  it('never throws', async () => {
    const start = fc.constantFrom(
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      'II*\0',
      '\x30\x26\xb2\x75',
      '\0\0\0\x20ftyp',
      '',
    );
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (head, rest) => {
        const found = await typeOfBytes(Uint8Array.from([...latin1(head), ...rest]));
        expect(found === null || found.type.includes('/')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
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
