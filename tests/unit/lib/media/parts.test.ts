import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileNames } from '../../../../src/base/files/file-names.ts';
import { byName, doubtsOf, wholeName } from '../../../../src/lib/media/parts/join.ts';
import { catCommand, copyCommand, countOf, partsOf } from '../../../../src/lib/media/parts/split.ts';

test
  .skipIf(process.platform === 'win32')
  .each([
    'a.bin',
    '-rf',
    '=ls',
    "it's; touch PWNED #.bin",
    '$(touch PWNED)',
    '`touch PWNED`',
    '[ab]*',
    '日本語 ü.txt',
    '%PATH%',
    '!!',
    '~',
  ])('the printed command puts the parts of %j together, and nothing else', (wanted) => {
  const [name = ''] = fileNames([wanted]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parts-'));
  try {
    const content = Buffer.from(Array.from({ length: 1203 }, (_, at) => at % 251));
    const parts = partsOf(name, content.length, { count: countOf(content.length, 100), partSize: 100 });
    for (const part of parts) fs.writeFileSync(path.join(folder, part.name), content.subarray(part.start, part.end));
    fs.writeFileSync(path.join(folder, `${name}.bak`), 'not a part');
    execFileSync('sh', ['-c', catCommand(name, parts)], { cwd: folder });
    expect(fs.readFileSync(path.join(folder, name)).equals(content)).toBe(true);
    expect(fs.readdirSync(folder)).toHaveLength(parts.length + 2);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('the line for Windows names each part, or patterns that are not the file itself', () => {
  const parts = partsOf('a b.zip', 2500, { count: 2500, partSize: 1 });
  expect(copyCommand('a b.zip', parts.slice(0, 2))).toBe('copy /b "a b.zip.0001"+"a b.zip.0002" "a b.zip"');
  expect(copyCommand('a b.zip', parts)).toBe('copy /b "a b.zip.0*"+"a b.zip.1*"+"a b.zip.2*" "a b.zip"');
});

const named = (...names: string[]) => names.map((name) => ({ name, size: 4 }));

test('names are in the order of their numbers', () => {
  const names = ['part10', 'part9', 'part1', 'Part2', 'a.100', 'a.99', '日本10', '日本9'];
  expect(
    named(...names)
      .sort(byName)
      .map(({ name }) => name),
  ).toEqual(['a.99', 'a.100', 'part1', 'Part2', 'part9', 'part10', '日本9', '日本10']);
});

test.each([
  [['a.001', 'a.003'], ['002']],
  [
    ['a.003', 'a.007'],
    ['001–002', '004–006'],
  ],
  [['a.000', 'a.002'], ['001']],
  [['part1.bin', 'part4.bin'], ['2–3']],
  [['a.001', 'a.1000'], ['002–999']],
  [['a.1', `a.${'9'.repeat(400)}`], []],
  [['xaa', 'xac'], []],
])('%j lack %j', (names, missing) => expect(doubtsOf(named(...names)).missing).toEqual(missing));

test.each([
  ['movie.mkv.001', 'movie.mkv'],
  ['a.7z.0001', 'a.7z'],
  ['film.part2.bin', 'joined.bin'],
  ['xaa', 'joined'],
  ['.001', 'joined'],
])('parts such as %s are of %s', (name, whole) => expect(wholeName(named(name))).toBe(whole));
