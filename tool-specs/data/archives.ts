import {
  choice,
  type ContextOf,
  defineTool,
  file,
  files,
  integer,
  operation,
  out,
  sampleFile,
  text,
  toggle,
} from '../../src/core/spec.ts';
import type { Cell, KeyValue } from '../../src/core/spec.ts';
import { filePaths } from '../../src/base/files/file-names.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { fileTypeOf } from '../../src/lib/media/file-type.ts';
import { joined } from '../../src/lib/media/archives/bytes-in.ts';
import { ARCHIVE_PROBLEMS } from '../../src/lib/media/archives/entry.ts';
import { extract, type Listed, STATES, type TakenFile } from '../../src/lib/media/archives/extract.ts';
import { pathTest } from '../../src/lib/media/archives/glob.ts';
import { NAME_CHARSETS, type NameCharset } from '../../src/lib/media/archives/names.ts';
import { type Archive, openArchive } from '../../src/lib/media/archives/open.ts';
import { outsideZip, releaseTar, releaseZip } from '../../src/lib/media/archives/samples.ts';
import { ARCHIVE_FORMATS, type Level, MOST_IN_ZIP, writeArchive } from '../../src/lib/media/archives/write.ts';

const MB = 1_000_000;
/** What is unpacked unasked, and what if it's chosen by name. */
const UNASKED = { bytes: 100 * MB, files: 500 };
const ASKED = { bytes: 2000 * MB, files: 2000 };
/** Larger archives are collected outside of the page's memory. */
const MOST_IN_MEMORY = 16 * MB;
const HEAD = 65_536;

const charsets = Object.keys(NAME_CHARSETS) as NameCharset[];
const NAMES = { auto: 'UTF-8 / CP437', ...NAME_CHARSETS } as const;
const FACTS = ['format', 'entry-count', 'unpacked-size', 'packed-size', 'ratio', 'comment', 'bytes'] as const;
const said = {
  messages: [...STATES, 'link-to', ...FACTS],
  warnings: ['cut', 'trailing', 'limit', 'unsafe', 'encrypted', 'broken', 'overlap', 'duplicates', 'nothing-chosen'],
} as const;

export default defineTool({
  icon: 'file-archive',
  createdAt: '2026-11-28',
  related: ['crc-calculator', 'hex-dump', 'mime-types', 'encryption'],
  operations: {
    open: operation({
      fields: {
        archive: file({ primary: true, sources: ['clipboard'] }),
        only: text(),
        names: choice(NAMES, { advanced: true }),
      },
      output: {
        files: out.files(),
        entries: out.table(['path', 'size', 'modified', 'state']),
        facts: out.keyValue(),
      },
      lead: 'entries',
      failures: ARCHIVE_PROBLEMS,
      ...said,
      readings: charsets,
      aliases: { unzip: {}, untar: {}, gunzip: {}, unzstd: {}, inflate: {} },
      runsIn: 'worker',
      async transform({ archive: source, only, names }, ctx) {
        if (!source) throw new TypeError('a required field is never empty here');
        const archive = await openArchive(source, { names, signal: ctx.signal });
        const patterns = only.split(/[,\n]/);
        const isAsked = patterns.some((pattern) => pattern.trim() !== '');
        const limits = isAsked ? ASKED : UNASKED;
        const { signal } = ctx;
        const {
          listed,
          files: taken,
          isCut,
        } = await extract(archive, {
          isChosen: pathTest(patterns),
          limits,
          signal,
          blobOf: (pieces) => ctx.blobOf(pieces),
        });
        if (archive.charset) ctx.reading(archive.charset, { others: othersOf(archive.charset, names) });
        const countOf = (state: Listed['state']) => listed.filter((each) => each.state === state).length;
        if (isCut) ctx.warn('cut');
        if (archive.end.hasMore) ctx.warn('trailing');
        if (countOf('beyond-limit') > 0)
          ctx.warn('limit', { count: countOf('beyond-limit'), maximum: limits.bytes / MB, files: limits.files });
        for (const state of ['unsafe', 'encrypted', 'broken', 'overlap'] as const)
          if (countOf(state) > 0) ctx.warn(state, { count: countOf(state) });
        if (countOf('duplicate') > 0) ctx.warn('duplicates', { count: countOf('duplicate') });
        if (isAsked && taken.length === 0 && countOf('not-chosen') > 0) ctx.warn('nothing-chosen');
        return {
          files: await Promise.all(taken.map(outputOf)),
          entries: listed.map((each) => ({
            path: each.entry.path,
            size: each.entry.size,
            modified: each.entry.modified,
            state: stateCell(each, ctx),
          })),
          facts: factsOf(archive, listed, source.size, ctx),
        };
      },
      examples: {
        zipFile: {
          input: { archive: sampleFile('widget-2.1.zip', 'application/zip', releaseZip()) },
          check: ({ files: made, entries }) => made.length === 4 && entries.length === 6,
          warns: [],
        },
        chosenFiles: {
          input: { archive: sampleFile('widget-2.1.tar.gz', 'application/gzip', releaseTar()), only: '*.md, *.json' },
          check: ({ files: made }) => made.map(({ name }) => name).join() === 'release/README.md,release/package.json',
        },
        outsideNames: {
          input: { archive: sampleFile('upload.zip', 'application/zip', outsideZip()) },
          check: ({ entries }) => entries.length === 3,
          warns: ['unsafe'],
        },
      },
    }),

    create: operation({
      fields: {
        files: files({ primary: true }),
        format: choice(ARCHIVE_FORMATS, { names: { zip: 'ZIP', 'tar.gz': 'tar.gz', tar: 'tar', gz: 'gzip' } }),
        level: integer({ min: 0, max: 9, initial: 6 }),
        name: text({ advanced: true }),
        withoutTimes: toggle({ advanced: true }),
      },
      output: { archive: out.file(), contents: out.keyValue() },
      failures: ['one-file', 'too-much-for-zip'],
      warnings: ['renamed'],
      messages: FACTS,
      aliases: {
        zip: {},
        targz: { format: 'tar.gz' },
        tgz: { format: 'tar.gz' },
        tar: { format: 'tar' },
        gzip: { format: 'gz' },
      },
      runsIn: 'worker',
      async transform({ files: chosen, format, level, name, withoutTimes }, ctx) {
        const size = chosen.reduce((sum, each) => sum + each.size, 0);
        if (format === 'gz' && chosen.length > 1) throw ctx.fail('one-file', { field: 'format' });
        if (format === 'zip' && (size > MOST_IN_ZIP.bytes || chosen.length > MOST_IN_ZIP.files))
          throw ctx.fail('too-much-for-zip', { field: 'format' });
        const paths = filePaths(chosen.map((each) => each.name));
        const renamed = chosen.filter((each, index) => each.name !== paths[index]).length;
        if (renamed > 0) ctx.warn('renamed', { count: renamed });
        const packed = chosen.map((each, index) => ({
          size: each.size,
          slice: (start: number, end: number) => each.slice(start, end),
          path: paths[index] ?? '',
          modified: withoutTimes ? 0 : (each.lastModified ?? ctx.now),
        }));
        const pieces = writeArchive(format, packed, {
          level: level as Level,
          signal: ctx.signal,
          progress: ctx.progress,
        });
        const bytes = size > MOST_IN_MEMORY ? await ctx.blobOf(pieces) : await joined(pieces);
        const type = {
          zip: 'application/zip',
          'tar.gz': 'application/gzip',
          tar: 'application/x-tar',
          gz: 'application/gzip',
        };
        const made = bytes instanceof Blob ? bytes.size : bytes.length;
        const stem = name.trim() || (chosen.length === 1 ? (paths[0]?.split('/').at(-1) ?? '') : '') || 'archive';
        const ending = `.${format}`;
        return {
          archive: {
            name: filePaths([stem.toLowerCase().endsWith(ending) ? stem : stem + ending])[0] ?? '',
            type: type[format],
            bytes,
          },
          contents: [
            { key: ctx.say('entry-count'), value: chosen.length },
            { key: ctx.say('unpacked-size'), value: ctx.say('bytes', { count: size }) },
            { key: ctx.say('packed-size'), value: ctx.say('bytes', { count: made }) },
            ...ratioOf(size, made, ctx.say('ratio')),
          ],
        };
      },
      examples: {
        twoFiles: {
          input: {
            files: [
              sampleFile('notes.md', 'text/markdown', encodeUtf8('# Notes\n\n'.repeat(40))),
              sampleFile('Grüße.txt', 'text/plain', encodeUtf8('Grüße aus Köln\n')),
            ],
          },
          check: ({ archive }) => archive?.name === 'archive.zip' && archive.type === 'application/zip',
        },
        tarball: {
          input: {
            files: [sampleFile('notes.md', 'text/markdown', encodeUtf8('# Notes\n'))],
            format: 'tar.gz',
            name: 'backup',
          },
          check: ({ archive }) => archive?.name === 'backup.tar.gz',
        },
      },
    }),
  },
});

async function outputOf({ path, bytes }: TakenFile) {
  const head = bytes instanceof Blob ? new Uint8Array(await bytes.slice(0, HEAD).arrayBuffer()) : bytes;
  return { name: path, type: (await fileTypeOf(head.subarray(0, HEAD), null)).type, bytes };
}

/** Names that aren't marked may be in any encoding, but what is valid UTF-8 is hardly anything else. */
function othersOf(charset: NameCharset, names: NameCharset | 'auto') {
  if (names !== 'auto' || charset === 'utf-8') return [];
  const others: NameCharset[] = ['shift_jis', 'gbk', 'ibm866', 'windows-1252'];
  return others.map((as) => ({ as, values: { names: as } }));
}

function stateCell({ entry, state }: Listed, ctx: ContextOf<typeof said>): Cell {
  if (state === 'link') return entry.target === null ? ctx.say('link') : ctx.say('link-to', { target: entry.target });
  if (state === 'method') return ctx.say('method', { method: entry.fault?.kind === 'method' ? entry.fault.name : '' });
  return ctx.say(state);
}

function factsOf(
  { format, comment }: Archive,
  listed: readonly Listed[],
  packed: number,
  ctx: ContextOf<typeof said>,
): KeyValue[] {
  const size = listed.reduce((sum, { entry }) => sum + (entry.size ?? 0), 0);
  return [
    { key: ctx.say('format'), value: format },
    { key: ctx.say('entry-count'), value: listed.length },
    { key: ctx.say('unpacked-size'), value: ctx.say('bytes', { count: size }) },
    { key: ctx.say('packed-size'), value: ctx.say('bytes', { count: packed }) },
    ...ratioOf(size, packed, ctx.say('ratio')),
    ...(comment === '' ? [] : [{ key: ctx.say('comment'), value: comment }]),
  ];
}

const ratioOf = (size: number, packed: number, key: KeyValue['key']): KeyValue[] =>
  packed > 0 && packed < size ? [{ key, value: `${Math.round((packed / size) * 1000) / 10}%` }] : [];
