import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { COMPRESSIONS, decompress } from '../../../../src/lib/media/compression/formats.ts';
import { openArchive } from '../../../../src/lib/media/archives/open.ts';

const first = gzipSync('hello '.repeat(1000));
const second = gzipSync('world '.repeat(999));
const both = new Uint8Array(Buffer.concat([first, second]));
const length = async (bytes: Uint8Array): Promise<number | string> => {
  try {
    return (await decompress(new Uint8Array(bytes), 'gzip', 1e6)).length;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
const changed = (at: number) => both.map((byte, index) => (index === at ? byte ^ 1 : byte));

describe('gzip', () => {
  test('needs both members whole, wherever it is cut', async () => {
    const lengths = await Promise.all(Array.from(both, (_, cut) => length(both.subarray(0, cut))));
    expect(lengths.map((each, cut) => [cut, each]).filter(([, each]) => each !== 'broken-data')).toEqual([
      [first.length, 6000],
    ]);
    expect(await length(both)).toBe(11_994);
  });

  test('checks the sum and the size of each member', async () => {
    for (const end of [first.length, both.length])
      for (let at = end - 8; at < end; at++) expect(await length(changed(at)), `byte ${at}`).toBe('broken-data');
  });

  test('may be filled up with zeros, but nothing else may follow', async () => {
    expect(await length(Buffer.concat([both, Buffer.alloc(512)]))).toBe(11_994);
    expect(await length(Buffer.concat([both, Buffer.from('more')]))).toBe('broken-data');
  });

  test('is checked in archives, too', async () => {
    const read = async (bytes: Uint8Array) => {
      const archive = await openArchive(new File([new Uint8Array(bytes)], 'a.gz'), { names: 'auto' });
      let size = 0;
      for await (const { content } of archive.entries) for await (const piece of content()) size += piece.length;
      return size;
    };
    expect(await read(both)).toBe(11_994);
    await expect(read(changed(first.length - 6))).rejects.toThrow('other content');
  });
});

test.each(COMPRESSIONS)('%s is never empty', async (format) => {
  await expect(decompress(new Uint8Array(), format, 1e6)).rejects.toMatchObject({ code: 'broken-data' });
});
