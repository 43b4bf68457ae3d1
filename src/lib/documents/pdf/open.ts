// Opens PDF files, of which any part may be broken, encrypted or made to take all memory.
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { Problem } from '../../../base/problem.ts';
import { checkPdf, isCut, pdfProblem } from './check.ts';
import type { PdfNote } from './names.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Documents without an end, of which pages may be missing. */
const cut = new WeakSet<PDFDocument>();

/** Returns the document; a wrong password is only reported where one is needed. Throws Problem. */
export async function openPdf(bytes: Bytes, password = ''): Promise<PDFDocument> {
  await checkPdf(bytes);
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { password, updateMetadata: false, parseSpeed: Infinity });
    // What it says of its pages is only looked at here.
    if (document.getPageCount() === 0) throw pdfProblem('broken-pdf');
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error)) throw error;
    if (/password incorrect/i.test(error.message))
      throw pdfProblem(password === '' ? 'password-needed' : 'wrong-password');
    if (/encrypted|password/i.test(error.message)) throw pdfProblem('password-needed');
    throw pdfProblem('broken-pdf');
  }
  if (isCut(bytes)) cut.add(document);
  return document;
}

/** What a document has that doesn't belong to a page. */
export function notesOf(document: PDFDocument): PdfNote[] {
  const { catalog, context } = document;
  const has = (dict: PDFDict | undefined, name: string) => dict?.has(PDFName.of(name)) === true;
  const dictOf = (name: string) => {
    const value = context.lookup(catalog.get(PDFName.of(name)));
    return value && 'has' in value ? (value as PDFDict) : undefined;
  };
  const form = dictOf('AcroForm');
  const fields = form ? context.lookup(form.get(PDFName.of('Fields'))) : undefined;
  const fieldCount = fields && 'size' in fields ? Number((fields as { size: () => number }).size()) : 0;
  const flags = form ? context.lookup(form.get(PDFName.of('SigFlags'))) : undefined;
  const isSigned = flags && 'asNumber' in flags ? ((flags as { asNumber: () => number }).asNumber() & 1) === 1 : false;
  return [
    ...(cut.has(document) ? (['cut'] as const) : []),
    ...(isSigned ? (['signed'] as const) : []),
    ...(fieldCount > 0 ? (['form'] as const) : []),
    ...(has(catalog, 'Outlines') && has(dictOf('Outlines'), 'First') ? (['outline'] as const) : []),
    ...(has(dictOf('Names'), 'EmbeddedFiles') ? (['attachments'] as const) : []),
  ];
}
