// What is done with whole files, as the tool calls it.
import type { PDFDocument } from '@cantoo/pdf-lib';
import { bytesOf, pdfProblem, type SourceFile } from './check.ts';
import { named, partsOf, PDF_NOTES, PDF_TYPE, type PdfNote, type RESULTS } from './names.ts';
import { notesOf, openPdf } from './open.ts';
import {
  documentOf,
  documentOfImages,
  firstPageSize,
  infoOf,
  numberPages,
  type PageImage,
  protect,
  removeInfo,
  removePages,
  rotatePages,
  savePdf,
} from './pages.ts';
import type { Paper, Place } from './names.ts';

/** What a tool says with. */
interface Says<M> {
  say: (code: 'pages' | 'page-size') => M;
  warn: (note: PdfNote) => void;
}

type Source = (SourceFile & { name: string }) | null | undefined;

/** A document that pages are taken from, or changed in. */
interface Input {
  document: Source;
  password: string;
}

/** Opens a file, and warns of what it has that the result doesn't keep; where pages stay where they are, only of a signature. */
async function opening(source: Source, password: string, { warn }: Pick<Says<unknown>, 'warn'>, isChanged: boolean) {
  const document = await openPdf(await bytesOf(source), password);
  const notes: readonly PdfNote[] = isChanged ? ['signed'] : PDF_NOTES;
  for (const note of notesOf(document)) if (note === 'cut' || notes.includes(note)) warn(note);
  return document;
}

/** Writes documents as files, and says how many pages they have and how large the first one is. */
async function resultOf<M>(list: readonly { name: string; made: PDFDocument }[], { say }: Pick<Says<M>, 'say'>) {
  const files = [];
  // A document counts and measures its pages only before it's written.
  const facts = [
    { key: say('pages'), value: list.reduce((sum, { made }) => sum + made.getPageCount(), 0) },
    { key: say('page-size'), value: list[0] ? firstPageSize(list[0].made) : null },
  ];
  for (const { name, made } of list) files.push({ name: `${name}.pdf`, type: PDF_TYPE, bytes: await savePdf(made) });
  return { files, facts };
}

/** Runs what works on opened documents: pdf-lib looks at most of a document only when it is used, and throws plain errors then. */
async function orBroken<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && ['Error', 'TypeError'].includes(error.name) ? pdfProblem('broken-pdf') : error;
  }
}

/** All pages of documents in one. */
export function merged<M>(documents: readonly Source[], password: string, says: Says<M>) {
  return orBroken(async () => {
    const parts = [];
    for (const source of documents) {
      const document = await opening(source, password, says, false);
      parts.push({ document, pages: document.getPageIndices() });
    }
    return resultOf([{ name: named(documents[0], 'merged'), made: await documentOf(parts) }], says);
  });
}

/** Some pages, in one file or several, or a document without them. */
export function extracted<M>(
  { document: source, password, result }: Input & { result: (typeof RESULTS)[number] },
  rangesOf: (count: number) => number[][],
  says: Says<M>,
) {
  return orBroken(async () => {
    const document = await opening(source, password, says, result === 'without');
    const ranges = rangesOf(document.getPageCount());
    if (result === 'without') {
      removePages(document, ranges.flat());
      return resultOf([{ name: named(source, 'pages'), made: document }], says);
    }
    const made = [];
    for (const { name, pages } of partsOf(ranges, result))
      made.push({ name: named(source, name), made: await documentOf([{ document, pages }]) });
    return resultOf(made, says);
  });
}

type PagesOf = (count: number) => number[];

/** Pages turned clockwise. */
export function rotated<M>(input: Input & { angle: number }, pagesOf: PagesOf, says: Says<M>) {
  return orBroken(async () => {
    const document = await opening(input.document, input.password, says, true);
    rotatePages(document, pagesOf(document.getPageCount()), input.angle);
    return resultOf([{ name: named(input.document, 'rotated'), made: document }], says);
  });
}

/** Pages with their numbers on them. */
export function numbered<M>(
  { document: source, password, ...look }: Input & { text: string; place: Place; first: number },
  pagesOf: PagesOf,
  says: Says<M>,
) {
  return orBroken(async () => {
    const document = await opening(source, password, says, true);
    await numberPages(document, pagesOf(document.getPageCount()), look);
    return resultOf([{ name: named(source, 'numbered'), made: document }], says);
  });
}

/** A document with a page for each picture. */
export async function ofImages<M>(name: string, images: readonly PageImage[], paper: Paper, says: Says<M>) {
  return resultOf([{ name, made: await documentOfImages(images, paper) }], says);
}

/** A document without what it says of itself, and that. */
export function cleaned<M>({ document: source, password }: Input, says: Says<M>) {
  return orBroken(async () => {
    const document = await opening(source, password, says, true);
    const metadata = infoOf(document).map(([key, value]) => ({ key, value }));
    removeInfo(document);
    return { ...(await resultOf([{ name: named(source, 'clean'), made: document }], says)), metadata };
  });
}

/** A document with another password, or without one. */
export function locked<M>({ document: source, password }: Input, newPassword: string, says: Says<M>) {
  return orBroken(async () => {
    const document = await opening(source, password, says, true);
    if (newPassword !== '') protect(document, newPassword);
    const what = newPassword === '' ? 'unlocked' : 'protected';
    return resultOf([{ name: named(source, what), made: document }], says);
  });
}
