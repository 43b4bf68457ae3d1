import { diffArrays } from 'diff';

/** A piece of a line: in both lines (0), only in the first (-1), only in the second (1). */
export interface Piece {
  side: -1 | 0 | 1;
  text: string;
}

const TOKEN = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;

/** Longer lines are only compared from both ends. */
const COMPARED = 5000;
const MOST_EDITS = 200;

/** Lines with a smaller share in common are treated as different lines, since highlights would be noise. */
const ALIKE = 0.25;

/** Returns the pieces of two lines, removals before additions; null if the lines have too little in common. */
export function linePieces(before: string, after: string): Piece[] | null {
  if (before.length > COMPARED || after.length > COMPARED) return fromBothEnds(before, after);
  const changes = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [], { maxEditLength: MOST_EDITS });
  if (!changes) return null;
  const pieces: Piece[] = changes.map(({ added, removed, value }) => ({
    side: added ? 1 : removed ? -1 : 0,
    text: value.join(''),
  }));
  const common = pieces.reduce((sum, { side, text }) => sum + (side === 0 ? text.trim().length : 0), 0);
  return common < ALIKE * Math.max(before.trim().length, after.trim().length) ? null : joined(pieces);
}

function fromBothEnds(before: string, after: string): Piece[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const pieces: Piece[] = [
    { side: 0, text: before.slice(0, head) },
    { side: -1, text: before.slice(head, before.length - tail) },
    { side: 1, text: after.slice(head, after.length - tail) },
    { side: 0, text: before.slice(before.length - tail) },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** A single space between two changed words counts as changed: `[-a b-]`, not `[-a-] [-b-]`. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    const isGap =
      piece.side === 0 && /^\s$/.test(piece.text) && before && after && before.side !== 0 && after.side !== 0;
    if (isGap) result.push({ side: -1, text: piece.text }, { side: 1, text: piece.text });
    else result.push(piece);
  }
  return ordered(result);
}

/** Orders each change: first everything removed, then everything added. */
function ordered(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') result.push({ side: -1, text: removed });
    if (added !== '') result.push({ side: 1, text: added });
    removed = '';
    added = '';
  };
  for (const { side, text } of pieces) {
    if (side < 0) removed += text;
    else if (side > 0) added += text;
    else {
      flush();
      result.push({ side, text });
    }
  }
  flush();
  return result;
}
