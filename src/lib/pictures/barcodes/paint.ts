// Paints the shapes of a barcode: as an SVG document, or as pixels with letters that have smooth edges.
import { type Rgba, readHexColor } from '../contrast.ts';
import { newPixels, type Pixels } from '../image/pixels.ts';
import type { Barcode } from './draw.ts';

export interface Paint {
  /** Pixels of a module. */
  moduleSize: number;
  /** `#rrggbb`, with optional alpha. */
  foreground: string;
  background: string;
}

type Point = readonly [x: number, y: number];

const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** Six digits and an opacity: print software doesn't support colors with eight digits. */
function fill({ rgb, alpha }: Rgba): string {
  const hex = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `fill="#${hex}"${alpha < 1 ? ` fill-opacity="${Number(alpha.toFixed(3))}"` : ''}`;
}

const sizeOf = ({ width, height }: Barcode, { moduleSize }: Paint) => ({
  width: Math.ceil(width * moduleSize),
  height: Math.ceil(height * moduleSize),
});

/** An SVG document with one unit per module. */
export function barcodeSvg(code: Barcode, paint: Paint): string {
  const { left, top, width, height, bars, areas, letters } = code;
  const size = sizeOf(code, paint);
  const ground = readHexColor(paint.background);
  const color = fill(readHexColor(paint.foreground));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${left} ${top} ${width} ${height}">` +
    (ground.alpha > 0 ? `<path ${fill(ground)} d="M${left} ${top}h${width}v${height}h${-width}z"/>` : '') +
    (bars.length > 0 ? `<path ${color} shape-rendering="crispEdges" d="${bars.map(outline).join('')}"/>` : '') +
    (areas.length > 0
      ? `<path ${color} shape-rendering="crispEdges" fill-rule="evenodd" d="${areas.map(outline).join('')}"/>`
      : '') +
    (letters === '' ? '' : `<path ${color} d="${letters}"/>`) +
    '</svg>\n'
  );
}

/** The pixels that the SVG document has; those of bars and cells are exact. Throws Problem if they are too many. */
export function barcodePixels(code: Barcode, paint: Paint): Pixels {
  const { width, height } = sizeOf(code, paint);
  const pixels = newPixels(width, height);
  const coverage = new Float32Array(width * height);
  const scaled = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [(x - code.left) * paint.moduleSize, (y - code.top) * paint.moduleSize]);
  for (const bar of code.bars) cover(coverage, width, [scaled(bar)]);
  cover(coverage, width, code.areas.map(scaled));
  cover(coverage, width, polygonsOf(code.letters).map(scaled));
  const [front, back] = [readHexColor(paint.foreground), readHexColor(paint.background)];
  for (let at = 0; at < coverage.length; at++) {
    const over = front.alpha * Math.min(1, coverage[at]!);
    const under = back.alpha * (1 - over);
    const alpha = over + under;
    for (let i = 0; i < 3; i++)
      pixels.data[at * 4 + i] = alpha === 0 ? 0 : Math.round((front.rgb[i]! * over + back.rgb[i]! * under) / alpha);
    pixels.data[at * 4 + 3] = Math.round(alpha * 255);
  }
  return pixels;
}

/** Lines per pixel along which it is measured how much of it is covered. */
const LINES = 4;

/** Adds how much of each pixel the polygons cover. Those within others are holes. */
function cover(coverage: Float32Array, width: number, polygons: readonly (readonly Point[])[]): void {
  const crossings = new Map<number, number[]>();
  for (const points of polygons) {
    for (const [index, [x0, y0]] of points.entries()) {
      const [x1, y1] = points[(index + 1) % points.length]!;
      const [upper, lower] = [Math.min(y0, y1) * LINES, Math.max(y0, y1) * LINES];
      for (let line = Math.ceil(upper - 0.5); line + 0.5 < lower; line++) {
        const x = x0 + ((x1 - x0) * ((line + 0.5) / LINES - y0)) / (y1 - y0);
        const others = crossings.get(line);
        if (others) others.push(x);
        else crossings.set(line, [x]);
      }
    }
  }
  const height = coverage.length / width;
  for (const [line, places] of crossings) {
    const row = Math.floor(line / LINES);
    if (row < 0 || row >= height) continue;
    places.sort((a, b) => a - b);
    for (let i = 0; i + 1 < places.length; i += 2) {
      const [from, to] = [Math.max(0, places[i]!), Math.min(width, places[i + 1]!)];
      for (let x = Math.floor(from); x < to; x++)
        coverage[row * width + x]! += (Math.min(to, x + 1) - Math.max(from, x)) / LINES;
    }
  }
}

/** Straight lines for each curve of a letter, which is a few pixels high. */
const STEPS = 4;

/** Reads a path of M, L, Q and Z with absolute coordinates. */
function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  for (const [, command, written = ''] of path.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = written.split(' ').map(Number);
    const points = polygons.at(-1);
    if (command === 'M' || !points) {
      polygons.push([[a, b]]);
      continue;
    }
    if (command === 'L') {
      points.push([a, b]);
      continue;
    }
    const [x, y] = points.at(-1)!;
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const bend = (from: number, over: number, to: number) =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;
      points.push([bend(x, a, c), bend(y, b, d)]);
    }
  }
  return polygons;
}
