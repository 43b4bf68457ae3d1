// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="./library.d.ts" />
// Reads PDF files with pdf.js in the thread that calls it: no worker of its own, no request, no script of a document.
import * as library from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Problem } from '../../../base/problem.ts';
import { checkPdf, pdfProblem } from './check.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Reader = PDFDocumentProxy;

/** Pictures in a document with more pixels are left out: no page shows as many. */
const MOST_PIXELS = 100_000_000;

/** Returns a file that comes with the library; null if there is none. */
export type Supply = (name: string) => Promise<Bytes | null>;

export interface ReaderOptions {
  password: string;
  /** Whether pictures are left out of pages, so that none is decoded, or break off the page that has one. */
  pictures?: 'left-out' | 'refused';
  /** What only pages that are drawn need. */
  files?: Supply;
  canvas?: { CanvasFactory: object; FilterFactory: object; ownerDocument: object };
}

const cMaps: Supply = async (name) => (await import('pdfjs-dist/cmaps?folder')).default(name);

/** Opens a document, also one whose end is missing; a wrong password is only reported where one is needed. Throws Problem. */
export async function openReader(bytes: Bytes, options: ReaderOptions): Promise<Reader> {
  try {
    return await readerOf(bytes, options);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'broken-pdf') throw error;
    // The library that writes documents finds the objects of those that this one gives up.
    const [{ openPdf }, { documentOf, savePdf }] = await Promise.all([import('./open.ts'), import('./pages.ts')]);
    const document = await openPdf(bytes, options.password);
    // A new document has only those pages that there are.
    const repaired = await documentOf([{ document, pages: document.getPageIndices() }]).then(savePdf, () => null);
    if (!repaired) throw error;
    return readerOf(repaired, options);
  }
}

async function readerOf(bytes: Bytes, options: ReaderOptions): Promise<Reader> {
  await checkPdf(bytes);
  const { password, pictures, files, canvas } = options;
  const supplies = { cMapUrl: cMaps, standardFontDataUrl: files, wasmUrl: files };
  class Supplies {
    async fetch({ kind, filename }: { kind: keyof typeof supplies; filename: string }): Promise<Bytes> {
      const file = await supplies[kind]?.(filename);
      if (!file) throw new Error(`no ${filename}`);
      return file;
    }
  }
  const task = library.getDocument({
    // It keeps what it gets.
    data: bytes.slice(),
    password,
    verbosity: 0,
    stopAtErrors: pictures === 'refused',
    maxImageSize: pictures ? 0 : MOST_PIXELS,
    BinaryDataFactory: Supplies,
    cMapUrl: '/',
    // Else styles would name its address.
    standardFontDataUrl: null,
    wasmUrl: '/',
    useWorkerFetch: false,
    useSystemFonts: canvas !== undefined,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    disableWorkerRendering: true,
    ...canvas,
  } as object);
  let reader: Reader;
  try {
    reader = await task.promise;
  } catch (error) {
    await task.destroy();
    if ((error as Error).name !== 'PasswordException') throw pdfProblem('broken-pdf');
    throw pdfProblem(password === '' ? 'password-needed' : 'wrong-password');
  }
  if (reader.numPages > 0) return reader;
  await task.destroy();
  throw pdfProblem('broken-pdf');
}

/** Forgets a document with all that was made of it. */
export const closeReader = (reader: Reader): Promise<void> => reader.loadingTask.destroy();

const stepsOn = async (reader: Reader, page: number): Promise<number> =>
  (await (await pageOf(reader, page)).getOperatorList()).fnArray.length;

/**
 * Returns those of the pages that have a picture, without decoding any: a page that is broken off by its first picture has no
 * steps, but has some where pictures are only left out.
 */
export async function pagesWithPicture(pages: readonly number[], bytes: Bytes, password: string): Promise<number[]> {
  const refusing = await openReader(bytes, { password, pictures: 'refused' });
  const leaving = await openReader(bytes, { password, pictures: 'left-out' });
  try {
    const withPicture: number[] = [];
    for (const page of pages)
      if ((await stepsOn(refusing, page)) === 0 && (await stepsOn(leaving, page)) > 0) withPicture.push(page);
    return withPicture;
  } finally {
    await closeReader(refusing);
    await closeReader(leaving);
  }
}

/** Returns a page, counted from 0. Throws Problem. */
export async function pageOf(reader: Reader, page: number) {
  try {
    return await reader.getPage(page + 1);
  } catch {
    throw pdfProblem('broken-pdf');
  }
}
