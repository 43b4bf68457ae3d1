// Looks at PDF files before a library opens them.
import { Problem } from '../../../base/problem.ts';
import type { PdfProblemCode } from './names.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What the libraries can't hold twice. */
const MOST_BYTES = 500_000_000;
/** The objects of a document, unpacked: far more than any has. */
const MOST_UNPACKED = 256_000_000;
/** The mark may follow something else, such as the head of a mail. */
const HEAD = 1024;
/** The mark of the end is in the last part, which other things may follow. */
const TAIL = 4096;

export const pdfProblem = (code: PdfProblemCode, params?: Record<string, number>) =>
  new Problem<PdfProblemCode>(code, undefined, params);

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Whether a document ends before its end, so that pages may be missing. */
export const isCut = (bytes: Bytes): boolean => !latin(bytes.subarray(-TAIL)).includes('%%EOF');

/** Whether a file is a PDF by what it begins with. */
export async function isPdf(file: { slice: (start: number, end: number) => SourceFile }): Promise<boolean> {
  return latin(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())).includes('%PDF-');
}

/** Throws Problem if the bytes are no PDF file, or one that is too large. */
export async function checkPdf(bytes: Bytes): Promise<void> {
  if (bytes.length > MOST_BYTES) throw pdfProblem('too-large-pdf', { maximum: MOST_BYTES / 1e6 });
  if (!latin(bytes.subarray(0, HEAD)).includes('%PDF-')) throw pdfProblem('not-a-pdf');
  await checkUnpacked(bytes);
}

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
    if (left <= 0) throw pdfProblem('too-large-pdf', { maximum: MOST_UNPACKED / 1e6 });
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

export interface SourceFile {
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** Reads the file of a required field. */
export async function bytesOf(source: SourceFile | null | undefined): Promise<Bytes> {
  if (!source) throw new TypeError('a required field is never empty here');
  return new Uint8Array(await source.arrayBuffer());
}
