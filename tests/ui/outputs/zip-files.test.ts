import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipEntries, zipFiles } from '../../../src/ui/outputs/file/zip-files.ts';

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
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
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

test('more files than the last record can count are counted in those of Zip64', async () => {
  const count = 65_537;
  const nothing = new Uint8Array();
  const entries = Array.from({ length: count }, (_, at) => ({ name: String(at), content: nothing }));
  const zip = Buffer.from(await (await zipEntries(entries)).arrayBuffer());
  const end = zip.length - 22;
  expect([zip.readUInt32LE(end), zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)]).toEqual([
    0x06054b50, 0xffff, 0xffff,
  ]);
  const locator = end - 20;
  expect(zip.readUInt32LE(locator)).toBe(0x07064b50);
  const record = Number(zip.readBigUInt64LE(locator + 8));
  expect([zip.readUInt32LE(record), record]).toEqual([0x06064b50, locator - 56]);
  expect([zip.readBigUInt64LE(record + 24), zip.readBigUInt64LE(record + 32)]).toEqual([65_537n, 65_537n]);
  const [size, start] = [zip.readBigUInt64LE(record + 40), zip.readBigUInt64LE(record + 48)].map(Number);
  expect([(start ?? 0) + (size ?? 0), zip.readUInt32LE(start ?? 0)]).toEqual([record, 0x02014b50]);
});
