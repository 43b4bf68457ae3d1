// Paths of modules that aren't squares. Finder patterns stay whole: readers look for their proportions.
import type { QrCode } from './encode.ts';

export const QR_SHAPES = ['square', 'rounded', 'dots'] as const;
export type QrShape = (typeof QR_SHAPES)[number];

type Modules = Pick<QrCode, 'size' | 'modules'>;

/** Modules per side of a finder pattern (ISO/IEC 18004, 6.3.3). */
const FINDER = 7;
const HALF = 0.5;
const DOT = 0.46;

const isFinder = (size: number, row: number, column: number) =>
  (row < FINDER && (column < FINDER || column >= size - FINDER)) || (row >= size - FINDER && column < FINDER);

/** A rounded square; as a hole, it runs counterclockwise. */
function square(x: number, y: number, width: number, radius: number, isHole = false): string {
  const line = width - 2 * radius;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 ${isHole ? 0 : 1} ${dx} ${dy}`;
  const r = radius;
  return isHole
    ? `M${x + r} ${y}${arc(-r, r)}v${line}${arc(r, r)}h${line}${arc(r, -r)}v${-line}${arc(-r, -r)}z`
    : `M${x + r} ${y}h${line}${arc(r, r)}v${line}${arc(-r, r)}h${-line}${arc(-r, -r)}v${-line}${arc(r, -r)}z`;
}

const finder = (x: number, y: number) =>
  square(x, y, FINDER, 2) + square(x + 1, y + 1, FINDER - 2, 1.25, true) + square(x + 2, y + 2, FINDER - 4, 1);

const dot = (x: number, y: number) =>
  `M${x + HALF - DOT} ${y + HALF}a${DOT} ${DOT} 0 1 1 ${2 * DOT} 0a${DOT} ${DOT} 0 1 1 ${-2 * DOT} 0z`;

/** A module whose corners are round where nothing touches them, so that neighbors flow together. */
function rounded(x: number, y: number, isDark: (dx: number, dy: number) => boolean): string {
  const r = HALF;
  const [up, right, down, left] = [isDark(0, -1), isDark(1, 0), isDark(0, 1), isDark(-1, 0)];
  const corner = (isRound: boolean, dx: number, dy: number, first: 'h' | 'v') =>
    isRound ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : first === 'h' ? `h${dx}v${dy}` : `v${dy}h${dx}`;
  return (
    `M${x + r} ${y}${corner(!up && !right, r, r, 'h')}${corner(!right && !down, -r, r, 'v')}` +
    `${corner(!down && !left, -r, -r, 'h')}${corner(!left && !up, r, -r, 'v')}z`
  );
}

/** The dark modules as a path, with one unit per module. */
export function shapedPath({ size, modules }: Modules, margin: number, shape: 'rounded' | 'dots'): string {
  const isDark = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < size && column < size && modules[row * size + column] === 1;
  let path = '';
  for (const [row, column] of [
    [0, 0],
    [0, size - FINDER],
    [size - FINDER, 0],
  ] as const)
    path += finder(column + margin, row + margin);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column) || isFinder(size, row, column)) continue;
      const [x, y] = [column + margin, row + margin];
      path += shape === 'dots' ? dot(x, y) : rounded(x, y, (dx, dy) => isDark(row + dy, column + dx));
    }
  }
  return path;
}
