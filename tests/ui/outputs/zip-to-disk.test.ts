import { crc32 } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { zipFiles } from '../../../src/ui/outputs/file/zip-files.ts';
import { type DiskFile, wordsFor, zipToDisk } from '../../../src/ui/outputs/file/zip-to-disk.ts';

/** Bytes that compression doesn't make smaller. */
const noise = (size: number) => {
  let seed = 1;
  return Uint8Array.from({ length: size }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255);
};
const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ name, type: '', bytes });
const FILES = [file('a.bin', noise(700_000)), file('a.bin', noise(5)), file('empty', new Uint8Array())];

/** A file on a disk that takes so many pieces. */
function disk({ takes = Infinity, failure = new DOMException('full', 'QuotaExceededError') } = {}) {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const calls: string[] = [];
  let isWriting = false;
  const target: DiskFile = {
    createWritable: async () => ({
      async write(piece) {
        expect(isWriting, 'the next piece waits').toBe(false);
        if (written.length >= takes) throw failure;
        isWriting = true;
        await Promise.resolve();
        isWriting = false;
        written.push(piece);
      },
      close: async () => void calls.push('close'),
      abort: async () => void calls.push('abort'),
    }),
    getFile: async () => ({ size: 0 }),
    remove: async () => void calls.push('remove'),
  };
  return { target, calls, written, bytes: () => Buffer.concat(written) };
}

const telling = { signal: new AbortController().signal, onRead: () => undefined };
/** Without the times of the entries, which are those of writing. */
const timeless = (zip: Buffer) => {
  for (const [mark, at] of [
    ['PK\x03\x04', 10],
    ['PK\x01\x02', 12],
  ] as const)
    for (let found = zip.indexOf(mark, 0, 'latin1'); found >= 0; found = zip.indexOf(mark, found + 1, 'latin1'))
      zip.fill(0, found + at, found + at + 4);
  return crc32(zip);
};

test('an archive on the disk is the one that would be downloaded, in pieces and in order', async () => {
  const { target, calls, written, bytes } = disk();
  const onRead = vi.fn<(bytes: number) => void>();
  await zipToDisk(FILES, target, { ...telling, onRead });
  expect(calls).toEqual(['close']);
  expect(timeless(bytes())).toBe(timeless(Buffer.from(await (await zipFiles(FILES)).arrayBuffer())));
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(400_000);
  expect(onRead.mock.lastCall).toEqual([700_005]);
});

test('nothing is held back: a piece is on the disk before the next slice is read', async () => {
  const { target, bytes } = disk();
  const before: number[] = [];
  await zipToDisk(FILES, target, { ...telling, onRead: () => before.push(bytes().length) });
  // Slices of 256 KiB, of which the compressor may keep 64 KiB to look back.
  expect(before[1]).toBeGreaterThan(190_000);
  expect(before[2]).toBeGreaterThan(450_000);
});

test.each([
  ['a full disk', { takes: 2 }, 'outputs.diskFull'],
  [
    'a folder that may not be written to',
    { takes: 0, failure: new DOMException('', 'NotAllowedError') },
    'outputs.mayNotWrite',
  ],
  ['anything else', { takes: 1, failure: new TypeError('x') as DOMException }, 'outputs.notSaved'],
])('%s leaves no half file and is said', async (_, limits, words) => {
  const { target, calls } = disk(limits);
  const error: unknown = await zipToDisk(FILES, target, telling).catch((reason: unknown) => reason);
  expect(wordsFor(error)).toBe(words);
  expect(calls).toEqual(['abort', 'remove']);
});

test('a file that is gone while it is read leaves no half file', async () => {
  const { target, calls } = disk();
  const gone = new Blob([noise(10)]);
  gone.slice = () => {
    throw new DOMException('', 'NotReadableError');
  };
  const files = [file('a', noise(300_000)), { name: 'b', type: '', bytes: gone }];
  await expect(zipToDisk(files, target, telling)).rejects.toThrow(
    expect.objectContaining({ name: 'NotReadableError' }),
  );
  expect(calls).toEqual(['abort', 'remove']);
});

test('canceling leaves no half file, and what the file held before', async () => {
  const { target, calls, written } = disk();
  target.getFile = async () => ({ size: 9 });
  const canceled = new AbortController();
  const onRead = () => canceled.abort();
  await expect(zipToDisk(FILES, target, { signal: canceled.signal, onRead })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  expect(calls).toEqual(['abort']);
  expect(written.length).toBeLessThan(5);
});

test('a file that can not be opened for writing is removed', async () => {
  const { target, calls } = disk();
  target.createWritable = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  await expect(zipToDisk(FILES, target, telling)).rejects.toThrow();
  expect(calls).toEqual(['remove']);
});
