// Reads all codes in a picture: QR codes with jsQR, which finds more of them in poor pictures, and all kinds with ZXing.
import type { ReadResult } from 'zxing-wasm/reader';
import type { Pixels } from '../image/pixels.ts';
import { flatten, type Gray, scaled, withBorder } from '../qr/gray.ts';
import { type FoundQr, readQrCodes, readSharpQrCodes } from '../qr/read.ts';

export interface FoundCode extends Omit<FoundQr, 'version'> {
  /** As it is called: `EAN-13`, `QR Code`. */
  format: string;
  /** Of a QR code. */
  version: number | null;
}

/** Larger pictures are halved: codes in them have several pixels for each bar. */
const MOST_PIXELS = 24_000_000;
const QR = 'QR Code';

const NAMES: Readonly<Record<string, string>> = {
  QRCode: QR,
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code128: 'Code 128',
  Code39: 'Code 39',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39 Full ASCII',
  Code93: 'Code 93',
  DataMatrix: 'Data Matrix',
  DataBar: 'GS1 DataBar',
  DataBarOmni: 'GS1 DataBar',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarExpStk: 'GS1 DataBar Expanded Stacked',
  DataBarLtd: 'GS1 DataBar Limited',
};
const GS1_NAMES: Readonly<Record<string, string>> = { Code128: 'GS1-128', DataMatrix: 'GS1 DataMatrix' };

/** Returns the codes in a picture, QR codes first; an empty list if there are none. */
export async function readCodes(pixels: Pixels, signal: AbortSignal): Promise<FoundCode[]> {
  let others: FoundCode[] | undefined;
  const qrCodes = await readQrCodes(pixels, signal, async () => (others = await readOthers(pixels)).length > 0);
  signal.throwIfAborted();
  return joined(qrCodes, others ?? (await readOthers(pixels)));
}

/**
 * Does the same for a picture that was drawn, such as a page, in a second: the search for blurred and tilted codes takes half a
 * minute where there is only text.
 */
export async function readSharpCodes(pixels: Pixels, signal: AbortSignal): Promise<FoundCode[]> {
  const qrCodes = await readSharpQrCodes(pixels, signal);
  signal.throwIfAborted();
  return joined(qrCodes, await readOthers(pixels));
}

function joined(qrCodes: readonly FoundQr[], others: readonly FoundCode[]): FoundCode[] {
  const texts = new Set(qrCodes.map(({ text }) => text));
  return [
    ...qrCodes.map((code) => ({ ...code, format: QR })),
    ...others.filter(({ format, text }) => format !== QR || !texts.has(text)),
  ];
}

async function readOthers(pixels: Pixels): Promise<FoundCode[]> {
  const { readByZxing } = await import('./zxing.ts');
  const read = async (picture: Gray, ground: number) => {
    const isLarge = picture.width * picture.height > MOST_PIXELS;
    return (await readByZxing(withBorder(isLarge ? scaled(picture, 1 / 2) : picture, ground))).map(codeOf);
  };
  const { gray, transparent } = flatten(pixels, 255);
  const codes = await read(gray, 255);
  // A white code on a transparent background is only visible on black.
  return codes.length === 0 && transparent ? read(flatten(pixels, 0).gray, 0) : codes;
}

function codeOf({ format, contentType, text, bytes, extra, version }: ReadResult): FoundCode {
  const isUpcA = format === 'EAN13' && text.startsWith('0');
  const isQr = format === 'QRCode';
  const name = (contentType === 'GS1' ? GS1_NAMES[format] : undefined) ?? NAMES[format] ?? format;
  return {
    format: isUpcA ? 'UPC-A' : name,
    text: isUpcA ? text.slice(1) : (/"UPCE":"(\d{8})"/.exec(extra)?.[1] ?? text),
    bytes: Uint8Array.from(bytes),
    version: isQr && version !== '' ? Number(version) : null,
    eci: null,
    latin: false,
  };
}
