import {
  choice,
  defineTool,
  file,
  files,
  integer,
  operation,
  out,
  sampleFile,
  secret,
  text,
} from '../../src/core/spec.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import {
  named,
  PAPERS,
  partsOf,
  PDF_NOTES,
  PDF_PROBLEMS,
  PDF_TYPE,
  PLACES,
  RESULTS,
} from '../../src/lib/documents/pdf/names.ts';
import { RANGE_PROBLEMS, readRanges } from '../../src/lib/documents/pdf/ranges.ts';
import { FOUR_PAGES } from '../../src/lib/documents/pdf/samples.ts';
import { PICTURE_PROBLEMS } from '../../src/lib/pictures/codecs/changed.ts';
import { pageImage } from '../../src/lib/pictures/codecs/page-image.ts';
import { LOGO, PHOTO } from '../../src/lib/pictures/codecs/samples.ts';

const pdf = file({ primary: true, accept: 'application/pdf' });
const password = secret({ required: false, advanced: true });
const range = text({ maxLength: 2000 });
const shared = {
  output: { files: out.files(), facts: out.keyValue() },
  lead: 'files',
  failures: [...PDF_PROBLEMS, ...RANGE_PROBLEMS, 'no-page-left'],
  warnings: PDF_NOTES,
  messages: ['pages', 'page-size'],
  runsIn: 'worker',
} as const;

export default defineTool({
  icon: 'file-stack',
  createdAt: '2026-11-28',
  related: ['pdf-signature-checker', 'image-converter', 'archives', 'crc-calculator'],
  operations: {
    merge: operation({
      ...shared,
      fields: { documents: files({ primary: true, accept: PDF_TYPE }), password },
      aliases: { 'merge-pdf': {}, 'join-pdf': {} },
      async transform({ documents, password: unlocking }, ctx) {
        const lib = await load();
        const parts = [];
        for (const source of documents) {
          const opened = await lib.opening(source, unlocking);
          lib.warnOf(opened, PDF_NOTES, ctx);
          parts.push({ document: opened, pages: opened.getPageIndices() });
        }
        return lib.resultOf([{ name: named(documents[0], 'merged'), made: await lib.documentOf(parts) }], ctx);
      },
      examples: {
        twoReports: {
          input: { documents: [sample('report.pdf'), sample('appendix.pdf')] },
          check: ({ files: made, facts }) => made[0]?.name === 'report-merged.pdf' && facts[0]?.value === 8,
        },
      },
    }),

    pages: operation({
      ...shared,
      fields: { document: pdf, pages: range, result: choice(RESULTS), password },
      aliases: {
        'split-pdf': { result: 'single' },
        'extract-pdf': {},
        'delete-pages': { result: 'without' },
        'reorder-pdf': {},
      },
      async transform({ document: source, pages: typed, result: wanted, password: unlocking }, ctx) {
        const lib = await load();
        const opened = await lib.opening(source, unlocking);
        const ranges = ctx.within('pages', () => readRanges(typed, opened.getPageCount()));
        if (wanted === 'without') {
          if (new Set(ranges.flat()).size === opened.getPageCount()) throw ctx.fail('no-page-left', { field: 'pages' });
          lib.warnOf(opened, ['signed'], ctx);
          lib.removePages(opened, ranges.flat());
          return lib.resultOf([{ name: named(source, 'pages'), made: opened }], ctx);
        }
        lib.warnOf(opened, PDF_NOTES, ctx);
        const made = [];
        for (const { name, pages: own } of partsOf(ranges, wanted)) {
          made.push({ name: named(source, name), made: await lib.documentOf([{ document: opened, pages: own }]) });
        }
        return lib.resultOf(made, ctx);
      },
      examples: {
        newOrder: {
          input: { document: sample('report.pdf'), pages: '4, 1-2' },
          check: ({ facts }) => facts[0]?.value === 3,
        },
        everyPage: {
          input: { document: sample('report.pdf'), result: 'single' },
          check: ({ files: made }) =>
            made.map(({ name }) => name).join() === 'report-1.pdf,report-2.pdf,report-3.pdf,report-4.pdf',
        },
        withoutLast: {
          input: { document: sample('a.pdf'), pages: '-1', result: 'without' },
          check: ({ facts }) => facts[0]?.value === 3,
        },
      },
    }),

    rotate: operation({
      ...shared,
      fields: {
        document: pdf,
        angle: choice(['90', '180', '270'], { names: { '90': '90°', '180': '180°', '270': '270°' } }),
        pages: range,
        password,
      },
      aliases: { 'rotate-pdf': {} },
      async transform({ document: source, angle, pages: typed, password: unlocking }, ctx) {
        const lib = await load();
        const opened = await lib.opening(source, unlocking);
        lib.warnOf(opened, ['signed'], ctx);
        lib.rotatePages(
          opened,
          ctx.within('pages', () => readRanges(typed, opened.getPageCount())).flat(),
          Number(angle),
        );
        return lib.resultOf([{ name: named(source, 'rotated'), made: opened }], ctx);
      },
      examples: {
        quarterTurn: {
          input: { document: sample('scan.pdf') },
          check: ({ files: made }) => made[0]?.name === 'scan-rotated.pdf',
        },
      },
    }),

    number: operation({
      ...shared,
      fields: {
        document: pdf,
        text: text({ initial: '{page} / {pages}', maxLength: 100 }),
        place: choice(PLACES),
        first: integer({ min: 0, max: 1_000_000, initial: 1 }),
        pages: { ...range, advanced: true as const },
        password,
      },
      failures: [...shared.failures, 'not-in-font'],
      aliases: { 'number-pages': {}, 'pdf-page-numbers': {} },
      async transform({ document: source, pages: typed, password: unlocking, ...look }, ctx) {
        const lib = await load();
        if (/[^\x20-\x7e\xa0-\xff–—•…€]/u.test(look.text)) throw ctx.fail('not-in-font', { field: 'text' });
        const opened = await lib.opening(source, unlocking);
        lib.warnOf(opened, ['signed'], ctx);
        const numbered = ctx.within('pages', () => readRanges(typed, opened.getPageCount())).flat();
        await lib.numberPages(opened, numbered, look);
        return lib.resultOf([{ name: named(source, 'numbered'), made: opened }], ctx);
      },
      examples: {
        footer: {
          input: { document: sample('report.pdf'), text: 'Page {page} of {pages}', place: 'bottom-right' },
          check: ({ files: made }) => made[0]?.name === 'report-numbered.pdf',
        },
      },
    }),

    images: operation({
      ...shared,
      fields: {
        pictures: files({ primary: true, accept: 'image/*' }),
        paper: choice(PAPERS, { names: { a4: 'A4', letter: 'Letter' } }),
      },
      failures: PICTURE_PROBLEMS,
      aliases: { 'images-to-pdf': {}, 'jpg-to-pdf': {}, 'png-to-pdf': {} },
      async transform({ pictures, paper }, ctx) {
        const lib = await load();
        const images = [];
        for (const picture of pictures) images.push(await pageImage(new Uint8Array(await picture.arrayBuffer())));
        return lib.resultOf([{ name: named(pictures[0]), made: await lib.documentOfImages(images, paper) }], ctx);
      },
      examples: {
        twoImages: {
          input: {
            pictures: [
              sampleFile('scan.jpg', 'image/jpeg', decodeBase64(PHOTO).bytes),
              sampleFile('logo.png', 'image/png', decodeBase64(LOGO).bytes),
            ],
            paper: 'a4',
          },
          check: ({ files: made, facts }) => made[0]?.name === 'scan.pdf' && facts[0]?.value === 2,
        },
      },
    }),

    metadata: operation({
      ...shared,
      output: { ...shared.output, metadata: out.keyValue() },
      lead: 'metadata',
      fields: { document: pdf, password },
      aliases: { pdfinfo: {}, 'pdf-metadata': {} },
      async transform({ document: source, password: unlocking }, ctx) {
        const lib = await load();
        const opened = await lib.opening(source, unlocking);
        lib.warnOf(opened, ['signed'], ctx);
        const metadata = lib.infoOf(opened).map(([key, value]) => ({ key, value }));
        lib.removeInfo(opened);
        return { ...(await lib.resultOf([{ name: named(source, 'clean'), made: opened }], ctx)), metadata };
      },
      examples: {
        report: {
          input: { document: sample('report.pdf') },
          check: ({ metadata }) => metadata.some(({ key, value }) => key === 'Author' && value === 'Ana Example'),
        },
      },
    }),

    protect: operation({
      ...shared,
      fields: { document: pdf, newPassword: secret({ required: false }), password: secret({ required: false }) },
      failures: [...shared.failures, 'no-password'],
      aliases: { 'protect-pdf': {}, 'unlock-pdf': {} },
      async transform({ document: source, newPassword, password: unlocking }, ctx) {
        const lib = await load();
        const opened = await lib.opening(source, unlocking);
        if (newPassword === '' && unlocking === '') throw ctx.fail('no-password', { field: 'newPassword' });
        lib.warnOf(opened, ['signed'], ctx);
        if (newPassword !== '') lib.protect(opened, newPassword);
        return lib.resultOf(
          [{ name: named(source, newPassword === '' ? 'unlocked' : 'protected'), made: opened }],
          ctx,
        );
      },
      examples: {
        locked: {
          input: { document: sample('report.pdf'), newPassword: 'correct horse' },
          check: ({ files: made }) => made[0]?.name === 'report-protected.pdf',
        },
      },
    }),
  },
});

function sample(name: string) {
  return sampleFile(name, PDF_TYPE, decodeBase64(FOUR_PAGES).bytes);
}

/** Loads the library, which the form doesn't need. */
const load = () => import('../../src/lib/documents/pdf/pages.ts');
