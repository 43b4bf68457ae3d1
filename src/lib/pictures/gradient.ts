// CSS gradients (CSS Images 4), and a picture of them.
import { Problem } from '../../base/problem.ts';
import type { Color } from './color/notations.ts';
import { mixed, type MixSpace } from './color/palette.ts';
import { parseColor } from './color/parse.ts';
import { formatAlpha, toHex } from './color/write.ts';

export interface Stop {
  /** As written, without the position. */
  text: string;
  color: Color;
  /** In percent, or null for an even place between its neighbors. */
  at: number | null;
}

export const GRADIENT_PROBLEMS = ['too-few-stops', 'too-many-stops'] as const;
const MAX_STOPS = 50;

/** Splits at commas, semicolons and line breaks outside parentheses. */
function pieces(text: string): { piece: string; start: number }[] {
  const parts: { piece: string; start: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const character = text[i] ?? '\n';
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if ((depth <= 0 && /[,;]/.test(character)) || character === '\n') {
      parts.push({ piece: text.slice(start, i), start });
      start = i + 1;
      depth = 0;
    }
  }
  return parts.filter(({ piece }) => piece.trim() !== '');
}

/** Reads colors with up to two positions, one per line or separated by commas. Throws `Problem`. */
export function readStops(text: string): Stop[] {
  const stops = pieces(text).flatMap(({ piece, start }) => {
    const trimmed = piece.trimEnd();
    const match = /(?:\s+-?\d{1,5}(?:\.\d{1,4})?%){1,2}$/.exec(trimmed);
    const positions = (match?.[0].match(/-?[\d.]+/g) ?? []).map(Number);
    const color = trimmed.slice(0, match?.index ?? trimmed.length);
    const read = readColor(color, start);
    return (positions.length === 0 ? [null] : positions).map((at) => ({ text: color.trim(), color: read, at }));
  });
  if (stops.length < 2) throw new Problem('too-few-stops');
  if (stops.length > MAX_STOPS) throw new Problem('too-many-stops', undefined, { limit: MAX_STOPS });
  return stops;
}

function readColor(text: string, start: number): Color {
  try {
    return parseColor(text);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, start + (error.offset ?? 0), error.params);
  }
}

/** The positions that CSS gives to all stops: in order, and evenly where none is written (CSS Images 3, 3.4.3). */
export function positionsOf(stops: readonly Stop[]): number[] {
  const at = stops.map((stop, i) => stop.at ?? (i === 0 ? 0 : i === stops.length - 1 ? 100 : null));
  let largest = -Infinity;
  const ordered = at.map((position) => (position === null ? null : (largest = Math.max(largest, position))));
  return ordered.map((position, i) => {
    if (position !== null) return position;
    const before = ordered.findLastIndex((other, k) => k < i && other !== null);
    const after = ordered.findIndex((other, k) => k > i && other !== null);
    const [from, to] = [ordered[before] ?? 0, ordered[after] ?? 100];
    return from + ((to - from) * (i - before)) / (after - before);
  });
}

export type GradientKind = 'linear' | 'radial' | 'conic';

export interface Gradient {
  kind: GradientKind;
  stops: readonly Stop[];
  angle: number;
  shape: 'ellipse' | 'circle';
  /** Center of radial and conic gradients, in percent. */
  x: number;
  y: number;
  space: MixSpace;
  isRepeating: boolean;
}

export function writeGradient({ kind, stops, angle, shape, x, y, space, isRepeating }: Gradient): string {
  const center = x === 50 && y === 50 ? '' : `at ${x}% ${y}%`;
  const how = space === 'srgb' ? '' : `in ${space}`;
  const first =
    kind === 'linear'
      ? [angle === 180 ? '' : `${angle}deg`, how]
      : kind === 'radial'
        ? [shape === 'ellipse' ? '' : 'circle', center, how]
        : [angle === 0 ? '' : `from ${angle}deg`, center, how];
  const prelude = first.filter((part) => part !== '').join(' ');
  const written = stops.map(({ text, at }) => `${text}${at === null ? '' : ` ${at}%`}`);
  return `${isRepeating ? 'repeating-' : ''}${kind}-gradient(${[...(prelude === '' ? [] : [prelude]), ...written].join(', ')})`;
}

const STEPS = 12;
const round = (value: number) => Number(value.toFixed(3));

/** The color at a position in percent. */
function colorAt(stops: readonly Stop[], positions: readonly number[], at: number, space: MixSpace): Color {
  const after = positions.findIndex((position) => position >= at);
  if (after === 0) return stops[0]!.color;
  if (after < 0) return stops.at(-1)!.color;
  const [from, to] = [positions[after - 1]!, positions[after]!];
  return mixed(stops[after - 1]!.color, stops[after]!.color, to === from ? 1 : (at - from) / (to - from), space);
}

function paint(color: Color): string {
  const opaque = toHex({ ...color, alpha: 1 });
  return `stop-color="${opaque}"${color.alpha < 1 ? ` stop-opacity="${formatAlpha(color.alpha)}"` : ''}`;
}

/** Stops of an SVG gradient between the first and the last position, close enough for any space. */
function svgStops({ stops, space }: Gradient, positions: readonly number[]): string {
  const [start, end] = [positions[0]!, positions.at(-1)!];
  const span = end - start || 1;
  return positions
    .flatMap((position, i) => {
      const next = positions[i + 1];
      const own = [{ at: position, color: stops[i]!.color }];
      if (next === undefined || next === position || space === 'srgb') return own;
      const between = Array.from({ length: STEPS - 1 }, (_, k) => position + ((next - position) * (k + 1)) / STEPS);
      return [...own, ...between.map((at) => ({ at, color: colorAt(stops, positions, at, space) }))];
    })
    .map(({ at, color }) => `<stop offset="${round((at - start) / span)}" ${paint(color)}/>`)
    .join('');
}

const [WIDTH, HEIGHT] = [480, 200];

/** The picture; a conic gradient is made of wedges, which SVG has instead. */
export function gradientSvg(gradient: Gradient): string {
  const positions = positionsOf(gradient.stops);
  const body = gradient.kind === 'conic' ? conicBody(gradient, positions) : plainBody(gradient, positions);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="125" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}

function plainBody(gradient: Gradient, positions: readonly number[]): string {
  const [start, end] = [positions[0]! / 100, positions.at(-1)! / 100];
  const spread = gradient.isRepeating ? ' spreadMethod="repeat"' : '';
  const stops = svgStops(gradient, positions);
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`;
  if (gradient.kind === 'linear') {
    const radians = (gradient.angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
    // The line is as long as the corners need (CSS Images 3, 3.1.1).
    const length = Math.abs(WIDTH * dx) + Math.abs(HEIGHT * dy);
    const point = (share: number) =>
      [WIDTH / 2 + dx * length * (share - 0.5), HEIGHT / 2 + dy * length * (share - 0.5)].map(round) as [
        number,
        number,
      ];
    const [[x1, y1], [x2, y2]] = [point(start), point(end)];
    return `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${spread}>${stops}</linearGradient></defs>${ground}`;
  }
  const [cx, cy] = [(WIDTH * gradient.x) / 100, (HEIGHT * gradient.y) / 100];
  const [rx, ry] = [Math.max(cx, WIDTH - cx), Math.max(cy, HEIGHT - cy)];
  // Farthest corner; an ellipse keeps the proportions of the farthest sides.
  const radius = gradient.shape === 'circle' ? Math.hypot(rx, ry) : rx * Math.SQRT2;
  const squeeze = gradient.shape === 'circle' || rx === 0 ? 1 : ry / rx;
  const transform =
    squeeze === 1 ? '' : ` gradientTransform="translate(0 ${round(cy * (1 - squeeze))}) scale(1 ${round(squeeze)})"`;
  return `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * end)}" fr="${round(Math.max(0, radius * start))}"${transform}${spread}>${stops}</radialGradient></defs>${ground}`;
}

const WEDGES = 180;

function conicBody(gradient: Gradient, positions: readonly number[]): string {
  const [cx, cy] = [(WIDTH * gradient.x) / 100, (HEIGHT * gradient.y) / 100];
  const reach = 2 * (WIDTH + HEIGHT);
  const [start, span] = [positions[0]!, positions.at(-1)! - positions[0]!];
  const wedges = Array.from({ length: WEDGES }, (_, i) => {
    const share = ((i + 0.5) / WEDGES) * 100;
    const at = gradient.isRepeating && span > 0 ? start + ((((share - start) % span) + span) % span) : share;
    const color = colorAt(gradient.stops, positions, at, gradient.space);
    const corner = (k: number) => {
      const radians = (((k / WEDGES) * 360 + gradient.angle) * Math.PI) / 180;
      return `${round(cx + reach * Math.sin(radians))} ${round(cy - reach * Math.cos(radians))}`;
    };
    const opacity = color.alpha < 1 ? ` fill-opacity="${formatAlpha(color.alpha)}"` : '';
    // A little wider than its share, so that no gap shows.
    return `<path d="M${round(cx)} ${round(cy)}L${corner(i)}L${corner(Math.min(WEDGES, i + 1.15))}Z" fill="${toHex({ ...color, alpha: 1 })}"${opacity}/>`;
  });
  return wedges.join('');
}
