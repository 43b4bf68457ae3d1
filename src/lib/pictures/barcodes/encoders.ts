// The encoders of bwip-js, by name, so that those of other barcodes aren't loaded.
import {
  azteccode,
  code128,
  code39,
  code39ext,
  datamatrix,
  drawingSVG,
  ean13,
  ean8,
  gs1_128,
  gs1datamatrix,
  itf14,
  pdf417,
  rationalizedCodabar,
  upca,
  upce,
} from 'bwip-js/generic';
import type { BarcodeId } from './types.ts';

type Encoder = typeof code128;
type Options = Parameters<Encoder>[0];

const ENCODERS: Readonly<Record<BarcodeId, Encoder>> = {
  'code-128': code128,
  'gs1-128': gs1_128,
  'code-39': code39,
  'ean-13': ean13,
  'ean-8': ean8,
  'upc-a': upca,
  'upc-e': upce,
  'itf-14': itf14,
  codabar: rationalizedCodabar,
  'data-matrix': datamatrix,
  'gs1-data-matrix': gs1datamatrix,
  aztec: azteccode,
  pdf417,
};

type Point = readonly [x: number, y: number];

export interface Encoded {
  /** Of all that is drawn, text included. */
  width: number;
  height: number;
  /** Rectangles; they may lie over each other and over the areas. */
  bars: Point[][];
  /** Polygons, of which those within others are holes. */
  areas: Point[][];
  /** The outlines of letters, as in the attribute `d` of a path. */
  letters: string;
}

/** What the library draws is this large: otherwise halves would be rounded. */
const SCALE = 4;

/** Returns the shapes of a barcode, in modules. */
export function encoded(type: BarcodeId, isExtended: boolean, options: Omit<Options, 'bcid' | 'scale'>): Encoded {
  // It draws a cell of these twice as large as the smallest bar.
  const units = ['data-matrix', 'gs1-data-matrix', 'aztec'].includes(type) ? 2 * SCALE : SCALE;
  // Only the letters are left to it: its lines depend on whether the scale is even.
  const svg = drawingSVG();
  const drawn: Encoded = { width: 0, height: 0, bars: [], areas: [], letters: '' };
  const inModules = (points: readonly Point[]) => points.map(([x, y]): Point => [x / units, y / units]);
  const encoder = isExtended ? code39ext : ENCODERS[type];
  encoder<void>({ ...options, bcid: '', scale: SCALE } as Options, {
    setopts: (all) => svg.setopts?.(all),
    scale: (x, y) => svg.scale(x, y),
    measure: (...text) => svg.measure(...text),
    init(width, height) {
      svg.init(width, height);
      [drawn.width, drawn.height] = [width / units, height / units];
    },
    line(x, y0, _x, y1, thickness) {
      const left = Math.trunc(x) - (thickness >> 1);
      const top = Math.min(y0, y1);
      // Begins and ends in the middle of a unit.
      const bottom = Math.floor(Math.max(y0, y1));
      const right = left + thickness;
      drawn.bars.push(
        inModules([
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ]),
      );
    },
    polygon: (points) => void drawn.areas.push(inModules(points)),
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: (...text) => svg.text(...text),
    end() {
      drawn.letters = [...svg.end().matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path).join('');
    },
  });
  drawn.letters = drawn.letters.replaceAll(/[\d.]+/g, (number) =>
    String(Math.round((Number(number) / units) * 100) / 100),
  );
  return drawn;
}
