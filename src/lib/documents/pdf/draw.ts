// Draws pages as pictures, where there is the canvas of a browser.
import { Problem } from '../../../base/problem.ts';
import { bytesOf, type SourceFile } from './check.ts';
import { type ImageFormat, IMAGE_FILES, named } from './names.ts';
import { openReader, pageOf, type Reader, type Supply } from './reader.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Browsers draw nothing on larger ones, some without a word. */
const MOST_ON_SIDE = 16_384;
const MOST_PIXELS = 64_000_000;
const POINTS_PER_INCH = 72;
/** Pictures with fewer pixels are small in any case. */
const SMALL = 60_000;

export interface Look {
  format: ImageFormat;
  quality: number;
  password: string;
  /** Writes what the browser can't, or not well. */
  encode: (
    pixels: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> },
    format: ImageFormat,
    quality: number,
  ) => Promise<Bytes>;
  dpi: number;
  /** The longer side in pixels; then the resolution doesn't matter. */
  longest: number | null;
}

type Packed = () => Promise<{ default: () => BufferSource | Promise<BufferSource> }>;

/** What decodes pictures of rare kinds, and the fonts of signs, which no system has; the others are those of the system. */
const FILES: Readonly<Record<string, Packed>> = {
  'jbig2.wasm': () => import('pdfjs-dist/wasm/jbig2.wasm?packed'),
  'openjpeg.wasm': () => import('pdfjs-dist/wasm/openjpeg.wasm?packed'),
  'FoxitSymbol.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSymbol.pfb?packed'),
  'FoxitDingbats.pfb': () => import('pdfjs-dist/standard_fonts/FoxitDingbats.pfb?packed'),
};
const files: Supply = async (name) => {
  const packed = await FILES[name]?.();
  return packed ? new Uint8Array((await packed.default()) as ArrayBuffer) : null;
};

interface Drawing {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new TypeError('no 2D canvas');
  return context;
}

class CanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: contextOf(canvas) };
  }
  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(drawing: Drawing): void {
    if (drawing.canvas) Object.assign(drawing.canvas, { width: 0, height: 0 });
    drawing.canvas = null;
    drawing.context = null;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** Filters of SVG need a page; without them, the library changes the pixels itself. */
class FilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

/** Open documents by their files: pages of one are drawn again and again as they are seen. */
const readers = new WeakMap<object, { password: string; reader: Promise<Reader> }>();

function readerOf(source: SourceFile | null, password: string): Promise<Reader> {
  if (!source) throw new TypeError('a required field is never empty here');
  const open = readers.get(source);
  if (open?.password === password) return open.reader;
  const ownerDocument = { fonts: (globalThis as { fonts?: unknown }).fonts };
  const reader = bytesOf(source).then((bytes) =>
    openReader(bytes, {
      password,
      files,
      canvas: { CanvasFactory, FilterFactory, ownerDocument },
    }),
  );
  readers.set(source, { password, reader });
  reader.catch(() => readers.delete(source));
  return reader;
}

async function encoded(canvas: OffscreenCanvas, { format, quality, encode }: Look): Promise<Bytes> {
  const { type } = IMAGE_FILES[format];
  const { width, height } = canvas;
  // Browsers write PNG fast, but several times larger than ours.
  if (format !== 'png' || width * height < SMALL) {
    const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
    // Safari writes no WebP.
    if (blob.type === type) return new Uint8Array(await blob.arrayBuffer());
  }
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  return encode({ width, height, data: new Uint8ClampedArray(data) }, format, quality);
}

/** The scale of a page, and how large its picture is. Throws Problem if that is too large. */
function sizeOf(number: number, points: { width: number; height: number }, { dpi, longest }: Look) {
  const long = Math.max(points.width, points.height);
  const scale = longest === null ? dpi / POINTS_PER_INCH : longest / long;
  const [width = 1, height = 1] = [points.width, points.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (width <= MOST_ON_SIDE && height <= MOST_ON_SIDE && width * height <= MOST_PIXELS) return { scale, width, height };
  throw new Problem<'page-too-large'>('page-too-large', undefined, { page: number + 1, width, height });
}

async function drawn(
  reader: Reader,
  number: number,
  sizeFor: (points: { width: number; height: number }) => { scale: number; width: number; height: number },
): Promise<OffscreenCanvas> {
  const page = await pageOf(reader, number);
  const { scale, width, height } = sizeFor(page.getViewport({ scale: 1 }));
  const canvas = new OffscreenCanvas(width, height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport: page.getViewport({ scale }) }).promise;
  page.cleanup();
  return canvas;
}

/** At this resolution, the finest bars that are printed are three pixels wide. */
const SHARP_DPI = 300;
/** What a page may have to be read: A3 at that resolution. Larger ones are drawn coarser. */
const MOST_READ = 18_000_000;

function sharpSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    SHARP_DPI / POINTS_PER_INCH,
    Math.sqrt(MOST_READ / (width * height)),
    MOST_ON_SIDE / Math.max(width, height),
  );
  const [wide = 1, high = 1] = [width, height].map((side) => Math.max(1, Math.floor(side * scale)));
  return { scale, width: wide, height: high };
}

interface Watched {
  signal: AbortSignal;
  progress: (share: number) => void;
}

/** Draws pages, counted from 0, one after the other, sharp enough to read what is on them, and returns all that is read. Throws Problem. */
export async function readFromPages<Found>(
  source: SourceFile | null,
  password: string,
  pagesOf: (count: number) => readonly number[],
  { signal, progress }: Watched,
  read: (pixels: ImageData, page: number) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const reader = await readerOf(source, password);
  const pages = pagesOf(reader.numPages);
  const all: Found[] = [];
  for (const [index, number] of pages.entries()) {
    const canvas = await drawn(reader, number, sharpSize);
    const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
    // Some browsers keep its memory for seconds.
    Object.assign(canvas, { width: 0, height: 0 });
    all.push(...(await read(pixels, number)));
    progress((index + 1) / pages.length);
    signal.throwIfAborted();
  }
  return all;
}

interface Surroundings extends Watched {
  blobOf: (pieces: AsyncIterable<Bytes>) => Promise<Blob>;
}

interface PageImage {
  name: string;
  type: string;
  bytes: Bytes | Blob;
}

/** When images are larger in all, they are collected outside of memory. */
const MOST_IN_MEMORY = 32_000_000;

async function* oneOf(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}

/** Opens a document and draws pages of it, counted from 0. Throws Problem. */
export async function imagesOfPages(
  source: (SourceFile & { name: string }) | null,
  look: Look,
  pagesOf: (count: number) => readonly number[],
  { signal, progress, blobOf }: Surroundings,
): Promise<{ count: number; images: PageImage[] }> {
  const reader = await readerOf(source, look.password);
  const pages = pagesOf(reader.numPages);
  const images: PageImage[] = [];
  let kept = 0;
  for (const page of pages) {
    const made = await encoded(await drawn(reader, page, (points) => sizeOf(page, points, look)), look);
    kept += made.length;
    const bytes = kept > MOST_IN_MEMORY ? await blobOf(oneOf(made)) : made;
    const { type, extension } = IMAGE_FILES[look.format];
    images.push({ name: `${named(source, String(page + 1))}.${extension}`, type, bytes });
    progress(images.length / pages.length);
    signal.throwIfAborted();
  }
  return { count: reader.numPages, images };
}
