import {
  choice,
  defineTool,
  file,
  files,
  integer,
  operation,
  optionalInteger,
  out,
  RANGE_PROBLEMS,
  readRanges,
  sampleFile,
  secret,
  text,
  writeRanges,
} from '../../src/core/spec.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import * as its from '../../src/lib/documents/pdf/names.ts';
import { FOUR_PAGES } from '../../src/lib/documents/pdf/samples.ts';
import { PICTURE_PROBLEMS } from '../../src/lib/pictures/codecs/changed.ts';
import { encodePicture } from '../../src/lib/pictures/codecs/encode.ts';
import { pageImage } from '../../src/lib/pictures/codecs/page-image.ts';
import { LOGO, PHOTO } from '../../src/lib/pictures/codecs/samples.ts';

const sample = (name: string, base64 = FOUR_PAGES, type: string = its.PDF_TYPE) =>
  sampleFile(name, type, decodeBase64(base64).bytes);
const document = file({ primary: true, accept: its.PDF_TYPE });
const password = secret({ required: false, advanced: true });
const shownRange = text({
  maxLength: 2000,
  parts: {
    drawnBy: 'pageImages',
    with: ({ document: source, password: own }, pages) => ({ document: source, password: own, pages, longest: 192 }),
    isOrdered: ({ result, angle }) => angle === undefined && result !== 'without',
  },
});
const readFailures = [...its.PDF_PROBLEMS, ...RANGE_PROBLEMS] as const;
const shared = {
  output: { files: out.files(), facts: out.keyValue() },
  lead: 'files',
  failures: [...readFailures, 'no-page-left'],
  warnings: its.PDF_NOTES,
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
      fields: { documents: files({ primary: true, accept: its.PDF_TYPE }), password },
      aliases: { 'merge-pdf': {}, 'join-pdf': {} },
      transform: async (input, ctx) => (await load()).merged(input.documents, input.password, ctx),
      examples: {
        twoReports: {
          input: { documents: [sample('report.pdf'), sample('appendix.pdf')] },
          check: ({ files: made, facts }) => made[0]?.name === 'report-merged.pdf' && facts[0]?.value === 8,
        },
      },
    }),
    pages: operation({
      ...shared,
      fields: { document, pages: shownRange, result: choice(its.RESULTS), password },
      aliases: {
        'split-pdf': { result: 'single' },
        'extract-pdf': {},
        'delete-pages': { result: 'without' },
        'reorder-pdf': {},
      },
      async transform({ pages, ...input }, ctx) {
        const rangesOf = (count: number) => {
          const ranges = ctx.within('pages', () => readRanges(pages, count));
          if (input.result === 'without' && new Set(ranges.flat()).size === count)
            throw ctx.fail('no-page-left', { field: 'pages' });
          return ranges;
        };
        return (await load()).extracted(input, rangesOf, ctx);
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
    text: operation({
      fields: { document, pages: text(), between: choice(its.BREAKS), password },
      output: out.text({ fileName: 'document.txt' }),
      failures: readFailures,
      warnings: ['pictures-only', 'no-text', 'cut'],
      runsIn: 'worker',
      cost: (input) => 50 + (input.document?.size ?? 0) / 10_000,
      aliases: { 'pdf-to-text': {}, pdftotext: {} },
      async transform(input, ctx) {
        const { textOfPages } = await import('../../src/lib/documents/pdf/text.ts');
        const pagesOf = (count: number) => ctx.within('pages', () => readRanges(input.pages, count)).flat();
        const { texts, ...pages } = await textOfPages(input.document, input.password, pagesOf, ctx);
        if (pages.isShort) ctx.warn('cut');
        if (pages.pictures.length > 0) ctx.warn('pictures-only', { pages: writeRanges(pages.pictures) });
        if (pages.blank.length > 0) ctx.warn('no-text', { pages: writeRanges(pages.blank) });
        return its.joinedTexts(texts, input.between);
      },
      examples: {
        allText: { input: { document: sample('report.pdf') }, output: 'Page 1\n\nPage 2\n\nPage 3\n\nPage 4' },
        lastPage: { input: { document: sample('report.pdf'), pages: '-1' }, output: 'Page 4' },
      },
    }),
    pageImages: operation({
      fields: {
        document,
        pages: text(),
        format: choice(its.IMAGE_FORMATS),
        dpi: integer({ min: 10, max: 1200, initial: 150 }),
        longest: optionalInteger({ min: 16, max: 8000, advanced: true }),
        quality: integer({ min: 1, max: 100, initial: 85, advanced: true, when: { format: ['jpeg', 'webp'] } }),
        password,
      },
      output: { images: out.files(), count: out.row() },
      failures: [...readFailures, 'page-too-large'],
      runsIn: 'worker',
      needs: 'canvas',
      cost: (input) => 150 + ((input.document?.size ?? 0) / 500) * (input.dpi / 150) ** 2,
      aliases: { 'pdf-to-png': {}, 'pdf-to-jpg': { format: 'jpeg' }, 'pdf-to-images': {} },
      async transform({ document: source, pages, password: own, ...look }, ctx) {
        const { imagesOfPages } = await import('../../src/lib/documents/pdf/draw.ts');
        const pagesOf = (count: number) => [...new Set(ctx.within('pages', () => readRanges(pages, count)).flat())];
        return imagesOfPages(source, { ...look, password: own, encode: encodePicture }, pagesOf, ctx);
      },
      examples: {
        allPages: {
          input: { document: sample('report.pdf') },
          check: ({ images, count }) => images.length === 4 && count === 4,
        },
        photos: {
          input: { document: sample('report.pdf'), format: 'jpeg', dpi: 300, pages: '1-2' },
          check: ({ images }) => images.map(({ name }) => name).join() === 'report-1.jpg,report-2.jpg',
        },
      },
    }),
    rotate: operation({
      ...shared,
      fields: {
        document,
        angle: choice(['90', '180', '270'], { names: { '90': '90°', '180': '180°', '270': '270°' } }),
        pages: shownRange,
        password,
      },
      aliases: { 'rotate-pdf': {} },
      async transform({ pages, angle, ...input }, ctx) {
        const pagesOf = (count: number) => ctx.within('pages', () => readRanges(pages, count)).flat();
        return (await load()).rotated({ ...input, angle: Number(angle) }, pagesOf, ctx);
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
        document,
        text: text({ initial: '{page} / {pages}', maxLength: 100 }),
        place: choice(its.PLACES),
        first: integer({ min: 0, max: 1_000_000, initial: 1 }),
        pages: text({ advanced: true }),
        password,
      },
      failures: [...shared.failures, 'not-in-font'],
      aliases: { 'number-pages': {}, 'pdf-page-numbers': {} },
      async transform({ pages, ...input }, ctx) {
        if (/[^\x20-\x7e\xa0-\xff–—•…€]/u.test(input.text)) throw ctx.fail('not-in-font', { field: 'text' });
        const pagesOf = (count: number) => ctx.within('pages', () => readRanges(pages, count)).flat();
        return (await load()).numbered(input, pagesOf, ctx);
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
        paper: choice(its.PAPERS, { names: { a4: 'A4', letter: 'Letter' } }),
      },
      failures: PICTURE_PROBLEMS,
      aliases: { 'images-to-pdf': {}, 'jpg-to-pdf': {}, 'png-to-pdf': {} },
      async transform({ pictures, paper }, ctx) {
        const images = [];
        for (const picture of pictures) images.push(await pageImage(new Uint8Array(await picture.arrayBuffer())));
        return (await load()).ofImages(its.named(pictures[0]), images, paper, ctx);
      },
      examples: {
        twoImages: {
          input: { pictures: [sample('a.jpg', PHOTO, 'image/jpeg'), sample('b.png', LOGO, 'image/png')], paper: 'a4' },
          check: ({ files: made, facts }) => made[0]?.name === 'a.pdf' && facts[0]?.value === 2,
        },
      },
    }),
    metadata: operation({
      ...shared,
      output: { ...shared.output, metadata: out.keyValue() },
      lead: 'metadata',
      fields: { document, password },
      aliases: { pdfinfo: {}, 'pdf-metadata': {} },
      transform: async (input, ctx) => (await load()).cleaned(input, ctx),
      examples: {
        report: {
          input: { document: sample('report.pdf') },
          check: ({ metadata }) => metadata.some(({ key, value }) => key === 'Author' && value === 'Ana Example'),
        },
      },
    }),
    protect: operation({
      ...shared,
      fields: { document, newPassword: secret({ required: false }), password: secret({ required: false }) },
      failures: [...shared.failures, 'no-password'],
      aliases: { 'protect-pdf': {}, 'unlock-pdf': {} },
      async transform({ newPassword, ...input }, ctx) {
        if (newPassword === '' && input.password === '') throw ctx.fail('no-password', { field: 'newPassword' });
        return (await load()).locked(input, newPassword, ctx);
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

/** Loads the library, which the form doesn't need. */
const load = () => import('../../src/lib/documents/pdf/operations.ts');
