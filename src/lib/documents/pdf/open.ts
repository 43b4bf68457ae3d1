// Opens PDF files, of which any part may be broken, encrypted or made to take all memory.
import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { Problem } from '../../../base/problem.ts';
import type { PdfNote, PdfProblemCode } from './names.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What the library can't hold twice. */
const MOST_BYTES = 500_000_000;
/** The objects of a document, unpacked: far more than any has. */
const MOST_UNPACKED = 256_000_000;
/** The mark may follow something else, such as the head of a mail. */
const HEAD = 1024;

/** Documents without an end, of which pages may be missing. */
const cut = new WeakSet<PDFDocument>();
/** The mark of the end is in the last part, which other things may follow. */
const TAIL = 4096;

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Returns the document; a wrong password is only reported where one is needed. Throws Problem. */
export async function openPdf(bytes: Bytes, password = ''): Promise<PDFDocument> {
  if (bytes.length > MOST_BYTES) throw problem('too-large-pdf', { maximum: MOST_BYTES / 1e6 });
  if (!latin(bytes.subarray(0, HEAD)).includes('%PDF-')) throw problem('not-a-pdf');
  await checkUnpacked(bytes);
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { password, updateMetadata: false, parseSpeed: Infinity });
    // What it says of its pages is only looked at here.
    if (document.getPageCount() === 0) throw problem('broken-pdf');
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error)) throw error;
    if (/password incorrect/i.test(error.message))
      throw problem(password === '' ? 'password-needed' : 'wrong-password');
    if (/encrypted|password/i.test(error.message)) throw problem('password-needed');
    throw problem('broken-pdf');
  }
  if (!latin(bytes.subarray(-TAIL)).includes('%%EOF')) cut.add(document);
  return document;
}

const problem = (code: PdfProblemCode, params?: Record<string, number>) =>
  new Problem<PdfProblemCode>(code, undefined, params);

/** Unpacks the streams of objects once without keeping them: a small one may be made to fill all memory. */
async function checkUnpacked(bytes: Bytes): Promise<void> {
  const text = latin(bytes);
  let left = MOST_UNPACKED;
  for (let at = text.indexOf('/ObjStm'); at >= 0; at = text.indexOf('/ObjStm', at + 7)) {
    const start = text.indexOf('stream', at);
    if (start < 0) return;
    const end = text.indexOf('endstream', start);
    const from = start + (text[start + 6] === '\r' ? 8 : 7);
    left -= await unpackedSize(bytes.subarray(from, end < 0 ? bytes.length : end), left);
    if (left <= 0) throw problem('too-large-pdf', { maximum: MOST_UNPACKED / 1e6 });
  }
}

async function unpackedSize(bytes: Bytes, most: number): Promise<number> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  while (size < most) {
    // An error is the end, or no such stream at all: the reader of the document decides.
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (!value) return size;
    size += value.length;
  }
  await reader.cancel().catch(() => undefined);
  return size;
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
