import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromJson } from '../../../src/api/json.ts';
import { saveFiles } from '../../../src/cli/save-files.ts';
import { UsageError } from '../../../src/cli/usage.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'it-tools-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => ({ name, type: '', bytes: new TextEncoder().encode(text) });

test('files are saved in a folder that is made, and never outside of it', async () => {
  const target = path.join(folder, 'new', 'folder');
  const blob = { name: 'blob', type: '', bytes: new Blob(['from pieces']) };
  const places = await saveFiles(target, [file('a.txt', '1'), file('../../a.txt', '2'), file('/etc/x', '3'), blob]);
  expect(places).toEqual(['a.txt', 'a (2).txt', 'etc/x', 'blob'].map((name) => path.join(target, name)));
  expect(places.map((place) => fs.readFileSync(place, 'utf8'))).toEqual(['1', '2', '3', 'from pieces']);
  expect(fs.readdirSync(folder)).toEqual(['new']);
});

test('nothing is overwritten, and then nothing else is written', async () => {
  fs.writeFileSync(path.join(folder, 'b.txt'), 'mine');
  await expect(saveFiles(folder, [file('a.txt', '1'), file('b.txt', '2')])).rejects.toThrow(UsageError);
  expect(fs.readdirSync(folder)).toEqual(['b.txt']);
  expect(fs.readFileSync(path.join(folder, 'b.txt'), 'utf8')).toBe('mine');
});

test('a folder that cannot be made, or has no name, is a mistake in the command', async () => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  await expect(saveFiles(path.join(folder, 'file', 'x'), [file('a', '')])).rejects.toThrow(UsageError);
  await expect(saveFiles('', [file('a', '')])).rejects.toThrow(UsageError);
});

test('files in JSON may stand in a list', async () => {
  const { files, text } = fromJson({ files: [{ name: 'a', base64: 'YQ==' }, { base64: 'Yg==' }], text: ['x'] });
  const [first, second] = files as File[];
  expect([first?.name, await first?.text(), second?.name, await second?.text()]).toEqual(['a', 'a', 'file', 'b']);
  expect(text).toEqual(['x']);
});
