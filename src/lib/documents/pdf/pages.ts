// Makes PDF files of the pages of others.
import { degrees, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Paper, Place } from './names.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Writes a document without changing what it says of itself. */
export async function savePdf(document: PDFDocument): Promise<Bytes> {
  const bytes = await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  return new Uint8Array(bytes);
}

/** A document with these pages, in this order; a page may come again. */
export async function documentOf(
  parts: readonly { document: PDFDocument; pages: readonly number[] }[],
): Promise<PDFDocument> {
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const { document, pages } of parts)
    for (const page of await made.copyPages(document, [...pages])) made.addPage(page);
  return made;
}

/** Removes pages where they are, so that all else stays; at least one must be left. */
export function removePages(document: PDFDocument, pages: readonly number[]): void {
  for (const page of [...new Set(pages)].toSorted((a, b) => b - a)) document.removePage(page);
}

/** Turns pages clockwise. */
export function rotatePages(document: PDFDocument, pages: readonly number[], angle: number): void {
  for (const index of new Set(pages)) {
    const page = document.getPage(index);
    page.setRotation(degrees((((page.getRotation().angle + angle) % 360) + 360) % 360));
  }
}

const SIZE = 10;
const MARGIN = 28;

/** Writes a text on each page, as the page is seen: `{page}` is its number and `{pages}` the last one. */
export async function numberPages(
  document: PDFDocument,
  pages: readonly number[],
  { text, first, place }: { text: string; first: number; place: Place },
): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const numbers = [...new Set(pages)];
  for (const [index, number] of numbers.entries()) {
    const page = document.getPage(number);
    const written = text
      .replaceAll('{page}', String(first + index))
      .replaceAll('{pages}', String(first + numbers.length - 1));
    const box = page.getCropBox();
    const turn = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
    const isSideways = turn === 90 || turn === 270;
    const [width, height] = isSideways ? [box.height, box.width] : [box.width, box.height];
    const length = font.widthOfTextAtSize(written, SIZE);
    const across = place.endsWith('center')
      ? (width - length) / 2
      : place.endsWith('left')
        ? MARGIN
        : width - length - MARGIN;
    const up = place.startsWith('top') ? height - MARGIN - SIZE * 0.7 : MARGIN;
    // From where it's seen to where it is on a page that is turned.
    const [x, y] = {
      0: [across, up],
      90: [box.width - up, across],
      180: [box.width - across, box.height - up],
      270: [up, box.height - across],
    }[turn] as [number, number];
    page.drawText(written, {
      x: box.x + x,
      y: box.y + y,
      size: SIZE,
      font,
      color: rgb(0, 0, 0),
      rotate: degrees(turn),
    });
  }
}

const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;
/** Of pictures that are pages themselves, a pixel is as large as on a screen. */
const POINTS_PER_PIXEL = 0.75;

export interface PageImage {
  bytes: Bytes;
  type: 'image/jpeg' | 'image/png';
}

/** A document with a page for each picture; on paper, they are as large as its margins let them be, and turned with it. */
export async function documentOfImages(images: readonly PageImage[], paper: Paper): Promise<PDFDocument> {
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const { bytes, type } of images) {
    const image = type === 'image/jpeg' ? await made.embedJpg(bytes) : await made.embedPng(bytes);
    if (paper === 'image') {
      const [width, height] = [image.width * POINTS_PER_PIXEL, image.height * POINTS_PER_PIXEL];
      made.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
      continue;
    }
    const [short, long] = PAPER_SIZES[paper];
    const [width, height] = image.width > image.height ? [long, short] : [short, long];
    const by = Math.min((width - 2 * MARGIN) / image.width, (height - 2 * MARGIN) / image.height);
    const [across, down] = [image.width * by, image.height * by];
    made
      .addPage([width, height])
      .drawImage(image, { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down });
  }
  return made;
}

/** What a document says of itself, by the names of the standard (ISO 32000, 14.3.3). */
export function infoOf(document: PDFDocument): [string, string][] {
  const info = document.context.lookup(document.context.trailerInfo.Info);
  /** As it is written where it isn't a date. */
  const written = (name: string) => {
    const value = info instanceof PDFDict ? info.get(PDFName.of(name)) : undefined;
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  };
  const dateOf = (name: string, read: () => Date | undefined) => {
    try {
      const date = read();
      return date && `${date.toISOString().slice(0, 19).replace('T', ' ')}Z`;
    } catch {
      return written(name);
    }
  };
  const all: [string, string | undefined][] = [
    ['Title', document.getTitle()],
    ['Author', document.getAuthor()],
    ['Subject', document.getSubject()],
    ['Keywords', document.getKeywords()],
    ['Creator', document.getCreator()],
    ['Producer', document.getProducer()],
    ['CreationDate', dateOf('CreationDate', () => document.getCreationDate())],
    ['ModDate', dateOf('ModDate', () => document.getModificationDate())],
  ];
  const isXmp = document.catalog.has(PDFName.of('Metadata'));
  return [
    ...all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...(isXmp ? [['XMP', '✓'] as [string, string]] : []),
  ];
}

/** Removes that from the document and its pages. */
export function removeInfo(document: PDFDocument): void {
  const { trailerInfo } = document.context;
  if (trailerInfo.Info) {
    // Without the object, or it would still be in the file.
    if ('objectNumber' in trailerInfo.Info) document.context.delete(trailerInfo.Info as never);
    delete trailerInfo.Info;
  }
  const remove = (dict: { get: (name: PDFName) => unknown; delete: (name: PDFName) => boolean }) => {
    const metadata = dict.get(PDFName.of('Metadata'));
    if (metadata && typeof metadata === 'object' && 'objectNumber' in metadata)
      document.context.delete(metadata as never);
    for (const name of ['Metadata', 'PieceInfo', 'LastModified']) dict.delete(PDFName.of(name));
  };
  remove(document.catalog);
  for (const page of document.getPages()) remove(page.node);
}

const MM_PER_POINT = 25.4 / 72;

/** The size of the first page as it's seen, in millimeters. */
export function firstPageSize(document: PDFDocument): string {
  const page = document.getPage(0);
  const { width, height } = page.getCropBox();
  const sides = [width, height].map((side) => Math.round(side * MM_PER_POINT));
  if (page.getRotation().angle % 180 !== 0) sides.reverse();
  return `${sides[0]} × ${sides[1]} mm`;
}

/** What somebody with the password may do: everything. */
const ALLOWED = {
  printing: 'highResolution',
  modifying: true,
  copying: true,
  annotating: true,
  fillingForms: true,
  contentAccessibility: true,
  documentAssembly: true,
} as const;

/** Encrypts a document (AES-256, ISO 32000-2). */
export function protect(document: PDFDocument, password: string): void {
  document.encrypt({ userPassword: password, ownerPassword: password, permissions: ALLOWED });
}
