// Many barcodes: a page to print, or a file for each.
import { Problem } from '../../../base/problem.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { writePng } from '../codecs/write-png.ts';
import { CONTENT_PROBLEMS } from './content.ts';
import { type Barcode, type BarcodeLook, drawBarcode, DRAWING_PROBLEMS } from './draw.ts';
import { barcodePixels, barcodeSvg, type Paint } from './paint.ts';

export const BARCODE_PROBLEMS = [...CONTENT_PROBLEMS, ...DRAWING_PROBLEMS] as const;
type BarcodeProblem = Problem<(typeof BARCODE_PROBLEMS)[number]>;

export const SHEET_FORMATS = ['page', 'svg', 'png'] as const;

export interface SheetLine {
  text: string;
  code: Barcode | BarcodeProblem;
}

const isProblem = (error: unknown): error is BarcodeProblem =>
  error instanceof Problem && (BARCODE_PROBLEMS as readonly string[]).includes(error.code);

export async function drawLines(
  lines: readonly string[],
  look: BarcodeLook,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<SheetLine[]> {
  const drawn: SheetLine[] = [];
  for (const text of lines) {
    signal.throwIfAborted();
    try {
      drawn.push({ text, code: await drawBarcode(text, look) });
    } catch (error) {
      if (!isProblem(error)) throw error;
      drawn.push({ text, code: error });
    }
    progress(drawn.length / lines.length);
  }
  return drawn;
}

interface SheetOptions extends Paint {
  format: (typeof SHEET_FORMATS)[number];
  columns: number;
  /** Whether the text of codes without one of their own is written below them. */
  showText: boolean;
}

/** Returns the files: one page, or one for each code. */
export async function sheetFiles(codes: readonly Barcode[], options: SheetOptions) {
  if (codes.length === 0) return [];
  if (options.format === 'page')
    return [{ name: 'barcodes.html', type: 'text/html', bytes: encodeUtf8(page(codes, options)) }];
  const digits = String(codes.length).length;
  const files = [];
  for (const [index, code] of codes.entries()) {
    const number = String(index + 1).padStart(digits, '0');
    const words = code.content.text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
    const name = `${number}-${Array.from(words).slice(0, 40).join('')}.${options.format}`;
    if (options.format === 'svg')
      files.push({ name, type: 'image/svg+xml', bytes: encodeUtf8(barcodeSvg(code, options)) });
    else files.push({ name, type: 'image/png', bytes: await writePng(barcodePixels(code, options)) });
  }
  return files;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function page(codes: readonly Barcode[], options: SheetOptions): string {
  const figures = codes.map((code) => {
    const isWritten = options.showText && code.letters === '';
    const caption = code.content.text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');
    return `<figure>${barcodeSvg(code, options)}${isWritten ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>${codes.length}</title>
<style>
  @page { margin: 10mm }
  body { display: grid; grid-template-columns: repeat(${options.columns}, 1fr); gap: 6mm; margin: 0; font: 9pt monospace }
  figure { margin: 0; text-align: center; break-inside: avoid; overflow-wrap: anywhere }
  svg { max-width: 100%; height: auto }
</style>
${figures.join('\n')}
`;
}
