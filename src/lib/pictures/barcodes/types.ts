/** A kind of barcode. */
export interface BarcodeType {
  name: string;
  /** Bars beside each other, rather than a grid of cells. */
  isLinear: boolean;
  /** Modules that its standard wants to stay empty on the left and on the right. */
  quiet: readonly [left: number, right: number];
  /** Numbers of digits, the check digit included; null if it isn't only digits. */
  lengths: readonly number[] | null;
  isGs1: boolean;
}

const linear = (name: string, quiet: readonly [number, number], lengths: readonly number[] | null = null) => ({
  name,
  isLinear: true,
  quiet,
  lengths,
  isGs1: false,
});
const matrix = (name: string, modules: number) => ({
  name,
  isLinear: false,
  quiet: [modules, modules] as const,
  lengths: null,
  isGs1: false,
});

/** Quiet zones by ISO/IEC 15417, 16388, 15420, 16390, 16022, 24778 and 15438, and the GS1 General Specifications. */
export const BARCODES = {
  'code-128': linear('Code 128', [10, 10]),
  'gs1-128': { ...linear('GS1-128', [10, 10]), isGs1: true },
  'code-39': linear('Code 39', [10, 10]),
  'ean-13': linear('EAN-13', [11, 7], [13]),
  'ean-8': linear('EAN-8', [7, 7], [8]),
  'upc-a': linear('UPC-A', [9, 9], [12]),
  'upc-e': linear('UPC-E', [9, 7], [8]),
  'itf-14': linear('ITF-14', [0, 0], [14]),
  codabar: linear('Codabar', [10, 10]),
  'data-matrix': matrix('Data Matrix', 1),
  'gs1-data-matrix': { ...matrix('GS1 DataMatrix', 1), isGs1: true },
  aztec: matrix('Aztec', 1),
  pdf417: matrix('PDF417', 2),
} as const satisfies Record<string, BarcodeType>;

export type BarcodeId = keyof typeof BARCODES;
export const BARCODE_IDS = Object.keys(BARCODES) as BarcodeId[];
export const BARCODE_NAMES = Object.fromEntries(BARCODE_IDS.map((id) => [id, BARCODES[id].name])) as Record<
  BarcodeId,
  string
>;
export const LINEAR_IDS = BARCODE_IDS.filter((id) => BARCODES[id].isLinear);
