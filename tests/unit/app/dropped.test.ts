import { expect, test } from 'vitest';
import { droppedFiles } from '../../../src/ui/parts/file-upload/dropped-files.ts';

const file = (fullPath: string, isGone = false) => ({
  isFile: true,
  fullPath,
  file: (done: (file: File) => void, fail: (error: Error) => void) =>
    isGone ? fail(new DOMException('gone', 'NotFoundError')) : done(new File(['x'], fullPath.split('/').at(-1) ?? '')),
});

/** A folder whose entries come in parts, as browsers give them. */
const folder = (fullPath: string, ...parts: unknown[][]) => ({
  isFile: false,
  fullPath,
  createReader: () => {
    const rest = [...parts, []];
    return { readEntries: (done: (entries: unknown[]) => void) => done(rest.shift() ?? []) };
  },
});

const drop = async (...entries: unknown[]) => {
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  const { files, unread } = await droppedFiles({ items, files: [] } as unknown as DataTransfer);
  return { paths: files.map(({ path }) => path), unread };
};

test('a folder is read to its depths, in all its parts', async () => {
  const inner = folder('/a/b', [file('/a/b/2')], [file('/a/b/1')]);
  expect(await drop(folder('/a', [file('/a/z'), inner], [folder('/a/empty')]), file('/c'))).toEqual({
    paths: ['a/b/1', 'a/b/2', 'a/z', 'c'],
    unread: [],
  });
  expect(await drop(folder('/empty'))).toEqual({ paths: [], unread: [] });
});

test('a file that is gone is named; the others are read', async () => {
  expect(await drop(folder('/a', [file('/a/1', true), file('/a/2')]), file('/b', true))).toEqual({
    paths: ['a/2'],
    unread: ['a/1', 'b'],
  });
});
