import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { collected } from '../../../../src/base/files/collected.ts';
import { extract } from '../../../../src/lib/media/archives/extract.ts';
import { pathTest } from '../../../../src/lib/media/archives/glob.ts';
import { openArchive } from '../../../../src/lib/media/archives/open.ts';
import { ARCHIVE_FORMATS, writeArchive } from '../../../../src/lib/media/archives/write.ts';

const LONG = `${'folder/'.repeat(20)}${'n'.repeat(90)}.txt`;
const CONTENTS: Readonly<Record<string, string>> = {
  'notes.md': '# Notes\n'.repeat(500),
  'Grüße.txt': 'Grüße aus Köln\n',
  'docs/你好.md': '你好\n',
  [LONG]: 'long\n',
  empty: '',
};

const files = Object.entries(CONTENTS).map(([name, text]) =>
  Object.assign(new File([text], name), { path: name, modified: Date.UTC(2024, 1, 29, 12, 34, 56) }),
);

async function written(format: (typeof ARCHIVE_FORMATS)[number], chosen = files): Promise<Buffer<ArrayBuffer>> {
  const blob = await collected(writeArchive(format, chosen, { level: 6 }));
  return Buffer.from(await blob.arrayBuffer());
}

async function extracted(bytes: Uint8Array<ArrayBuffer>, limits = { bytes: 1e6, files: 100 }) {
  const archive = await openArchive(new File([bytes], 'a'), { names: 'auto' });
  return extract(archive, { isChosen: pathTest([]), limits, blobOf: collected });
}

test.each(['zip', 'tar', 'tar.gz'] as const)('what is written as %s is read back', async (format) => {
  const { listed, files: taken } = await extracted(await written(format));
  const texts = taken.map(({ path: name, bytes }) => [name, new TextDecoder().decode(bytes as Uint8Array)]);
  expect(Object.fromEntries(texts)).toEqual(CONTENTS);
  expect(listed.map(({ entry }) => entry.modified)).toEqual(files.map(() => '2024-02-29 12:34:56Z'));
});

const READER = `import sys, zipfile, tarfile, json
name = sys.argv[1]
if name.endswith('.zip'):
    archive = zipfile.ZipFile(name)
    assert archive.testzip() is None
    found = {entry.filename: archive.read(entry).decode() for entry in archive.infolist()}
else:
    archive = tarfile.open(name)
    found = {entry.name: archive.extractfile(entry).read().decode() for entry in archive}
print(json.dumps(found))`;

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python reads what is written', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archives-'));
  for (const format of ['zip', 'tar.gz'] as const) {
    const place = path.join(folder, `a.${format}`);
    fs.writeFileSync(place, await written(format));
    const { stdout, stderr } = spawnSync('python3', ['-c', READER, place], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(CONTENTS);
  }
  fs.rmSync(folder, { recursive: true });
});

test('the same files give the same bytes', async () => {
  for (const format of ARCHIVE_FORMATS) {
    const chosen = format === 'gz' ? files.slice(0, 1) : files;
    expect((await written(format, chosen)).equals(await written(format, chosen))).toBe(true);
  }
});

test('a bomb ends at the limit, whatever its format', async () => {
  const bomb = new Uint8Array(gzipSync(new Uint8Array(3_000_000)));
  const { listed, files: taken } = await extracted(bomb);
  expect(listed.map(({ state }) => state)).toEqual(['beyond-limit']);
  expect(taken).toEqual([]);
  const many = await extracted(await written('tar.gz'), { bytes: 1e6, files: 2 });
  expect(many.files).toHaveLength(2);
  expect(many.listed.map(({ state }) => state)).toEqual([
    'unpacked',
    'unpacked',
    ...files.slice(2).map(() => 'beyond-limit'),
  ]);
});

test('any byte of an archive may be wrong without more than a problem', async () => {
  for (const format of ['zip', 'tar', 'tar.gz'] as const) {
    const bytes = await written(format, files.slice(1, 3));
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 150)) {
      const broken = Buffer.from(bytes);
      broken[at] = broken[at]! ^ 0xff;
      const outcome = await extracted(broken).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome.name, `${format} at ${at}: ${outcome.stack}`).toBe('Problem');
      const cut = await extracted(bytes.subarray(0, at)).catch((error: unknown) => error);
      if (cut instanceof Error) expect(cut.name, `${format} cut at ${at}: ${cut.stack}`).toBe('Problem');
    }
  }
});
