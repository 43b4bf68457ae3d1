import {
  choice,
  decimal,
  defineTool,
  file,
  files,
  type InputFile,
  integer,
  operation,
  out,
  sampleFile,
} from '../../src/core/spec.ts';
import { clipped } from '../../src/base/clipped.ts';
import { fileNames } from '../../src/base/files/file-names.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { fileTypeOf } from '../../src/lib/media/file-type.ts';
import { byName, doubtsOf, wholeName } from '../../src/lib/media/parts/join.ts';
import { catCommand, copyCommand, countOf, partsOf } from '../../src/lib/media/parts/split.ts';

/** So many cards are drawn at once. */
const MOST_PARTS = 2000;
const UNITS = { kB: 1000, MB: 1_000_000, MiB: 1_048_576, GB: 1_000_000_000 };
const HEAD = 65_536;
/** Parts of larger files are never read, and those of smaller ones are bytes, which programs expect. */
const MOST_IN_MEMORY = 16_000_000;
/** So many names or gaps are listed in a warning. */
const MOST_NAMED = 5;

const letters = encodeUtf8('The quick brown fox jumps over the lazy dog.\n'.repeat(100));
const part = (name: string, start: number, end: number) => sampleFile(name, '', letters.slice(start, end));

export default defineTool({
  icon: 'scissors',
  createdAt: '2026-11-30',
  related: ['archives', 'crc-calculator', 'csv-tools'],
  operations: {
    split: operation({
      fields: {
        file: file({ primary: true }),
        by: choice(['size', 'count']),
        size: decimal({ min: 0.001, max: 1_000_000, initial: 100, when: { by: ['size'] } }),
        unit: choice(['kB', 'MB', 'MiB', 'GB'], {
          names: { kB: 'kB', MB: 'MB', MiB: 'MiB', GB: 'GB' },
          initial: 'MB',
          when: { by: ['size'] },
        }),
        count: integer({ min: 1, max: MOST_PARTS, initial: 2, when: { by: ['count'] } }),
      },
      output: { files: out.files(), unix: out.row(), windows: out.row(), facts: out.keyValue() },
      failures: ['empty-file', 'too-many-parts', 'too-few-bytes'],
      messages: ['part-count', 'part-size', 'last-size', 'bytes'],
      aliases: { 'split-file': {} },
      async transform({ file: source, by, size, unit, count }, ctx) {
        if (!source) throw new TypeError('a required field is never empty here');
        if (source.size === 0) throw ctx.fail('empty-file');
        if (by === 'count' && count > source.size)
          throw ctx.fail('too-few-bytes', { field: 'count', params: { count: source.size } });
        const partSize = by === 'count' ? Math.floor(source.size / count) : Math.max(1, Math.round(size * UNITS[unit]));
        const made = by === 'count' ? count : countOf(source.size, partSize);
        if (made > MOST_PARTS) throw ctx.fail('too-many-parts', { field: 'size', params: { maximum: MOST_PARTS } });
        const name = fileNames([source.name])[0] ?? '';
        const parts = partsOf(name, source.size, { count: made, partSize });
        const last = parts.at(-1)!;
        return {
          files: await Promise.all(
            parts.map(async ({ name, start, end }) => ({
              name,
              type: 'application/octet-stream',
              bytes: await sliceOf(source, start, end),
            })),
          ),
          unix: catCommand(name, parts),
          windows: copyCommand(name, parts),
          facts: [
            { key: ctx.say('part-count'), value: made },
            ...(made > 1 ? [{ key: ctx.say('part-size'), value: ctx.say('bytes', { count: partSize }) }] : []),
            { key: ctx.say('last-size'), value: ctx.say('bytes', { count: last.end - last.start }) },
          ],
        };
      },
      examples: {
        forMail: {
          input: { file: sampleFile('backup.tar', 'application/x-tar', letters), size: 2, unit: 'kB' },
          output: {
            unix: 'cat backup.tar.[0-9][0-9][0-9] > backup.tar',
            windows: 'copy /b "backup.tar.001"+"backup.tar.002"+"backup.tar.003" "backup.tar"',
          },
        },
        fourParts: {
          input: { file: sampleFile('My video.mp4', 'video/mp4', letters), by: 'count', count: 4 },
          check: ({ files: made, unix }) =>
            made.length === 4 && unix === "cat 'My video.mp4'.[0-9][0-9][0-9] > 'My video.mp4'",
        },
      },
    }),

    join: operation({
      fields: {
        parts: files({ primary: true }),
        order: choice(['names', 'listed'], { advanced: true }),
      },
      output: { file: out.file(), order: out.table(['part', 'size']) },
      warnings: ['missing', 'different', 'twice', 'cut'],
      readings: ['by-names', 'as-listed'],
      aliases: { 'join-files': {} },
      async transform({ parts, order }, ctx) {
        const sorted = parts.toSorted(byName);
        const isSorted = sorted.every((each, index) => each === parts[index]);
        if (order === 'listed') ctx.reading('as-listed');
        else if (isSorted) ctx.reading('by-names');
        else ctx.reading('by-names', { others: [{ as: 'as-listed', values: { order: 'listed' } }] });
        const chosen = order === 'names' ? sorted : parts;
        const { missing, stems, twice, cut } = doubtsOf(chosen);
        if (missing.length > 0) ctx.warn('missing', { numbers: someOf(missing) });
        if (stems.length > 0) ctx.warn('different', { names: someOf(stems) });
        if (twice.length > 0) ctx.warn('twice', { names: someOf(twice) });
        if (cut.length > 0) ctx.warn('cut', { names: someOf(cut) });
        const bytes = await joinedOf(chosen);
        const head = bytes instanceof Blob ? new Uint8Array(await bytes.slice(0, HEAD).arrayBuffer()) : bytes;
        return {
          file: {
            name: fileNames([wholeName(chosen)])[0] ?? '',
            type: (await fileTypeOf(head.subarray(0, HEAD), null)).type,
            bytes,
          },
          order: chosen.map((each) => ({ part: each.name, size: each.size })),
        };
      },
      examples: {
        threeParts: {
          input: {
            parts: [
              part('letter.txt.001', 0, 2000),
              part('letter.txt.002', 2000, 4000),
              part('letter.txt.003', 4000, 4500),
            ],
          },
          check: ({ file: made }) =>
            made?.name === 'letter.txt' && made.bytes instanceof Uint8Array && made.bytes.length === 4500,
          warns: [],
        },
        missingPart: {
          input: { parts: [part('letter.txt.001', 0, 2000), part('letter.txt.003', 4000, 4500)] },
          check: ({ order }) => order.length === 2,
          warns: ['missing'],
        },
      },
    }),
  },
});

/** Returns a part, of a large file without reading it. */
async function sliceOf(source: InputFile, start: number, end: number): Promise<Uint8Array<ArrayBuffer> | Blob> {
  const slice = source.slice(start, end);
  return slice instanceof Blob && source.size > MOST_IN_MEMORY ? slice : new Uint8Array(await slice.arrayBuffer());
}

/** Puts files together, large ones without reading them. */
async function joinedOf(parts: readonly InputFile[]): Promise<Uint8Array<ArrayBuffer> | Blob> {
  const whole = new Blob(await Promise.all(parts.map((each) => (each instanceof Blob ? each : each.arrayBuffer()))));
  return whole.size > MOST_IN_MEMORY ? whole : new Uint8Array(await whole.arrayBuffer());
}

/** A few of many names or numbers, each short enough to be read. */
const someOf = (texts: readonly string[]) =>
  [...texts.slice(0, MOST_NAMED).map((text) => clipped(text, 80)), ...(texts.length > MOST_NAMED ? ['…'] : [])].join(
    ', ',
  );
