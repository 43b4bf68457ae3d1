import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipFiles } from '../../../src/ui/outputs/file/zip-files.ts';

/** Reads an archive by its central directory (APPNOTE 4.3.12), independently of the library that wrote it. */
function entriesOf(zip: Buffer): [string, string][] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)));
    expect(crc32(content)).toBe(zip.readUInt32LE(at + 16));
    at += 46 + nameLength + extra + comment;
    return [name, content.toString()];
  });
}

const file = (name: string, content: string) => ({ name, type: '', bytes: new TextEncoder().encode(content) });

test('every file is in the archive, with a name that stays in its folder', async () => {
  const blob = { name: 'blob', type: '', bytes: new Blob(['from ', 'pieces']) };
  const zip = await zipFiles([file('a.txt', 'first'), file('../a.txt', 'second'), file('ü.txt', ''), blob]);
  expect(zip.type).toBe('application/zip');
  expect(entriesOf(Buffer.from(await zip.arrayBuffer()))).toEqual([
    ['a.txt', 'first'],
    ['a (2).txt', 'second'],
    ['ü.txt', ''],
    ['blob', 'from pieces'],
  ]);
});

test('no files are an empty archive', async () => {
  expect(entriesOf(Buffer.from(await (await zipFiles([])).arrayBuffer()))).toEqual([]);
});
