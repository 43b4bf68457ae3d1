// Reads PNG (ISO/IEC 15948): every color type, bit depth and interlacing, so that a picture reads the same in a page,
// worker and terminal.
import { brokenImage, newPixels, type Pixels } from './pixels.ts';

interface Header {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  interlaced: boolean;
}

interface Chunks {
  header: Header;
  palette: Uint8Array;
  transparency: Uint8Array;
  compressed: Uint8Array<ArrayBuffer>[];
}

/** Samples per pixel by color type: gray, -, RGB, palette, gray and alpha, -, RGBA. */
const CHANNELS = [1, 0, 3, 1, 2, 0, 4];
/** The first column and row and their steps for each pass. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns the pixels of a PNG. Throws Problem. */
export async function decodePng(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const { header, palette, transparency, compressed } = readChunks(bytes);
  const pixels = newPixels(header.width, header.height);
  const bits = CHANNELS[header.colorType]! * header.depth;
  const passes = (header.interlaced ? ADAM7 : [[0, 0, 1, 1] as const])
    .map(([x, y, dx, dy]) => ({
      x,
      y,
      dx,
      dy,
      columns: Math.ceil((header.width - x) / dx),
      rows: Math.ceil((header.height - y) / dy),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map((pass) => ({ ...pass, stride: Math.ceil((pass.columns * bits) / 8) }));
  const raw = await inflate(
    compressed,
    passes.reduce((sum, { rows, stride }) => sum + rows * (stride + 1), 0),
  );

  const paint = painter(header, palette, transparency, pixels.data);
  let at = 0;
  for (const { x, y, dx, dy, columns, rows, stride } of passes) {
    let above = new Uint8Array(stride);
    for (let row = 0; row < rows; row++) {
      const line = raw.subarray(at + 1, at + 1 + stride);
      unfilter(raw[at]!, line, above, Math.max(1, bits >> 3));
      const start = (y + row * dy) * header.width + x;
      for (let column = 0; column < columns; column++) paint(line, column, (start + column * dx) * 4);
      above = line;
      at += stride + 1;
    }
  }
  return pixels;
}

function readChunks(bytes: Uint8Array<ArrayBuffer>): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunks = {
    header: { width: 0, height: 0, depth: 0, colorType: 0, interlaced: false },
    palette: new Uint8Array(),
    transparency: new Uint8Array(),
    compressed: [],
  };
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const body = bytes.subarray(at + 8, at + 8 + length);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IHDR' && body.length >= 13) chunks.header = readHeader(view, at + 8);
    else if (type === 'PLTE') chunks.palette = body;
    else if (type === 'tRNS') chunks.transparency = body;
    else if (type === 'IDAT') chunks.compressed.push(body);
    else if (type === 'IEND') break;
    at += 12 + length;
  }
  const { depth, colorType } = chunks.header;
  const allowed = [[1, 2, 4, 8, 16], [], [8, 16], [1, 2, 4, 8], [8, 16], [], [8, 16]][colorType];
  if (!allowed?.includes(depth)) throw brokenImage();
  return chunks;
}

function readHeader(view: DataView, at: number): Header {
  return {
    width: view.getUint32(at),
    height: view.getUint32(at + 4),
    depth: view.getUint8(at + 8),
    colorType: view.getUint8(at + 9),
    interlaced: view.getUint8(at + 12) === 1,
  };
}

/** Inflates exactly `size` bytes of a zlib stream, however much more it contains. */
async function inflate(parts: readonly Uint8Array<ArrayBuffer>[], size: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const out = new Uint8Array(size);
  let at = 0;
  while (at < size) {
    // Any error here means that the data is invalid.
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (!value) throw brokenImage();
    const taken = value.subarray(0, size - at);
    out.set(taken, at);
    at += taken.length;
  }
  await reader.cancel().catch(() => undefined);
  return out;
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return;
  if (filter > 4) throw brokenImage();
  for (let i = 0; i < line.length; i++) {
    const left = i >= step ? line[i - step]! : 0;
    const up = above[i]!;
    const corner = i >= step ? above[i - step]! : 0;
    const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    line[i] = line[i]! + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Writes one pixel of a line as RGBA; of 16-bit samples, only the upper half is used. */
function painter({ depth, colorType }: Header, palette: Uint8Array, transparency: Uint8Array, out: Uint8ClampedArray) {
  const channels = CHANNELS[colorType]!;
  const whole = (line: Uint8Array, index: number) => {
    if (depth === 16) return (line[index * 2]! << 8) | line[index * 2 + 1]!;
    if (depth === 8) return line[index]!;
    const bit = index * depth;
    return (line[bit >> 3]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  const scale = (sample: number) => (depth === 16 ? sample >> 8 : (sample * 255) / ((1 << depth) - 1));
  const clear =
    transparency.length >= channels * 2
      ? Array.from({ length: channels }, (_, i) => (transparency[i * 2]! << 8) | transparency[i * 2 + 1]!)
      : null;

  return (line: Uint8Array, column: number, at: number) => {
    const first = column * channels;
    if (colorType === 3) {
      const entry = whole(line, first);
      for (let i = 0; i < 3; i++) out[at + i] = palette[entry * 3 + i] ?? 0;
      out[at + 3] = transparency[entry] ?? 255;
      return;
    }
    const colors = channels > 2 ? 3 : 1;
    let isClear = clear !== null && colors === channels;
    for (let i = 0; i < 3; i++) {
      const sample = whole(line, first + Math.min(i, colors - 1));
      out[at + i] = scale(sample);
      if (isClear && sample !== clear![Math.min(i, colors - 1)]) isClear = false;
    }
    out[at + 3] = colors < channels ? scale(whole(line, first + colors)) : isClear ? 0 : 255;
  };
}
