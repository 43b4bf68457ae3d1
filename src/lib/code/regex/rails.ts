import { escapeXml } from '../../pictures/svg-text.ts';

// The pieces of a railroad diagram. A piece is drawn from (x, y) to (x + width, y); lengths in px.

export interface Piece {
  width: number;
  /** The space it needs above and below its line. */
  up: number;
  down: number;
  draw(x: number, y: number): string;
}

const LOOKS = {
  text: { fill: '#e4f4eb', stroke: '#18a058' },
  set: { fill: '#e8f0fc', stroke: '#2f6fd0' },
  edge: { fill: '#fdf2dd', stroke: '#c07c08' },
} as const;

const GAP = 12;
const TURN = 10;
const LONGEST = 60;

/** Wide characters (East Asian, emoji) take two cells. */
function textWidth(text: string): number {
  let cells = 0;
  for (const character of text) cells += /[\u1100-\u115f\u2e80-\uffdc]|[\u{1f000}-\u{3ffff}]/u.test(character) ? 2 : 1;
  return cells * 8;
}

/** A box with text as written in the pattern. */
export function box(text: string, look: keyof typeof LOOKS): Piece {
  const characters = [...text];
  const shown = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
  const width = textWidth(shown) + 20;
  const { fill, stroke } = LOOKS[look];
  const draw = (x: number, y: number) =>
    `<rect x="${x}" y="${y - 14}" width="${width}" height="28" rx="${look === 'text' ? 14 : 4}" fill="${fill}" stroke="${stroke}"/>${label(shown, x + width / 2, y + 4.5, 'middle')}`;
  return { width, up: 14, down: 14, draw };
}

function label(text: string, x: number, y: number, anchor: 'middle' | 'start', size = 13): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="#1a1c20" stroke="none" xml:space="preserve">${escapeXml(text)}</text>`;
}

/** Pieces in sequence; without any, a plain line. */
export function sequence(pieces: readonly Piece[]): Piece {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0) + GAP * Math.max(pieces.length - 1, 1);
  const draw = (x: number, y: number) => {
    if (pieces.length === 0) return `<path d="M${x} ${y}h${width}"/>`;
    let at = x;
    let drawn = '';
    pieces.forEach((piece, index) => {
      drawn += piece.draw(at, y);
      at += piece.width;
      if (index < pieces.length - 1 || pieces.length === 1) drawn += `<path d="M${at} ${y}h${GAP}"/>`;
      at += GAP;
    });
    return drawn;
  };
  return { width, up: highest(pieces, 'up'), down: highest(pieces, 'down'), draw };
}

const highest = (pieces: readonly Piece[], side: 'up' | 'down') => Math.max(8, ...pieces.map((piece) => piece[side]));

/** Alternatives: the first one straight ahead, the others below it. */
export function choice(pieces: readonly Piece[]): Piece {
  const [first, ...others] = pieces;
  if (!first || others.length === 0) return first ?? sequence([]);
  const inner = Math.max(...pieces.map(({ width }) => width));
  let down = first.down;
  const placed = others.map((piece) => {
    const offset = down + 8 + piece.up;
    down = offset + piece.down;
    return { piece, offset };
  });
  const side = 2 * TURN;
  const draw = (x: number, y: number) => {
    const straight = `<path d="M${x} ${y}h${side}M${x + side + first.width} ${y}H${x + inner + 2 * side}"/>${first.draw(x + side, y)}`;
    const below = placed.map(({ piece, offset }) => {
      const end = x + side + piece.width;
      const fall = offset - 2 * TURN;
      return `<path d="M${x} ${y}q${TURN} 0 ${TURN} ${TURN}v${fall}q0 ${TURN} ${TURN} ${TURN}M${end} ${y + offset}H${x + side + inner}q${TURN} 0 ${TURN} ${-TURN}v${-fall}q0 ${-TURN} ${TURN} ${-TURN}"/>${piece.draw(x + side, y + offset)}`;
    });
    return straight + below.join('');
  };
  return { width: inner + 2 * side, up: first.up, down, draw };
}

/** A piece repeated `min` to `max` times: a bypass above it, a loop below with the number of repetitions. */
export function loop(piece: Piece, { min, max, greedy }: { min: number; max: number; greedy: boolean }): Piece {
  const skips = min === 0;
  const repeats = max > 1;
  const side = 2 * TURN;
  const range = max === Infinity ? `${min}+` : min === max ? `${min}` : `${min}–${max}`;
  const times = `×${range}${greedy ? '' : ' ?'}`;
  const named = repeats || !greedy;
  const width = Math.max(piece.width, named ? textWidth(times) : 0) + 2 * side;
  const up = skips ? Math.max(piece.up + 8, 2 * TURN) : piece.up;
  const back = Math.max(piece.down + 8, 2 * TURN);
  const down = piece.down + (repeats ? back - piece.down : 0) + (named ? 18 : 0);
  const draw = (x: number, y: number) => {
    const start = x + (width - piece.width) / 2;
    const [left, right] = [x + TURN, x + width - TURN];
    const around = `<path d="M${x} ${y}q${TURN} 0 ${TURN} ${-TURN}v${2 * TURN - up}q0 ${-TURN} ${TURN} ${-TURN}H${right - TURN}q${TURN} 0 ${TURN} ${TURN}v${up - 2 * TURN}q0 ${TURN} ${TURN} ${TURN}"/>`;
    const again = `<path d="M${right - TURN} ${y}q${TURN} 0 ${TURN} ${TURN}v${back - 2 * TURN}q0 ${TURN} ${-TURN} ${TURN}H${left + TURN}q${-TURN} 0 ${-TURN} ${-TURN}v${2 * TURN - back}q0 ${-TURN} ${TURN} ${-TURN}"/>`;
    return `<path d="M${x} ${y}H${start}M${start + piece.width} ${y}H${x + width}"/>${skips ? around : ''}${repeats ? again : ''}${named ? label(times, x + width / 2, y + down - 4, 'middle', 11) : ''}${piece.draw(start, y)}`;
  };
  return { width, up, down, draw };
}

/** A piece in a frame with a name. */
export function frame(piece: Piece, name: string): Piece {
  const width = Math.max(piece.width + 2 * GAP, textWidth(name) + GAP);
  const [up, down] = [piece.up + 22, piece.down + 8];
  const draw = (x: number, y: number) => {
    const start = x + (width - piece.width) / 2;
    return `<rect x="${x}" y="${y - up + 4}" width="${width}" height="${up + down - 4}" rx="6" stroke="#9095a0" stroke-dasharray="4 3"/>${label(name, x + 6, y - up + 16, 'start', 11)}<path d="M${x} ${y}H${start}M${start + piece.width} ${y}H${x + width}"/>${piece.draw(start, y)}`;
  };
  return { width, up, down, draw };
}
