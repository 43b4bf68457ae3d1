// Makes lines and paragraphs of the pieces of text on a page.
import { logicalOrder } from './bidi.ts';

/** A piece of text as pdf.js gives it, in the order of the document. */
export interface Piece {
  str: string;
  hasEOL: boolean;
  width: number;
  /** The matrix that places it: its direction, then where it begins. */
  transform: readonly number[];
}

/** A value that a field of a form shows, and its corner at the bottom left. */
export interface PageValue {
  text: string;
  x: number;
  y: number;
  height: number;
}

interface Line {
  pieces: { text: string; at: number }[];
  /** Where the last piece ends, in the direction of the line. */
  end: number;
  x: number;
  y: number;
  /** How large its letters are. */
  size: number;
  /** The direction of the line, and what is up for its reader. */
  along: readonly [number, number];
  up: readonly [number, number];
  hasCells: boolean;
}

/** A text that moves by more than this share of its size is on another line; raised and lowered letters move by less. */
const OTHER_LINE = 0.6;
/** Lines of a paragraph are up to so many sizes apart, and about as far as the ones before. */
const APART = 1.75;
const FARTHER = 1.3;
/** Rows of a table may be farther apart. */
const ROWS_APART = 3;
/** A headline has letters of another size. */
const OTHER_SIZE = 1.15;
/** So many sizes between two texts of a line are a gap between cells. */
const CELL_GAP = 1.5;

/** Characters that no text shows; a tab stays. */
// oxlint-disable-next-line no-control-regex -- those are meant
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Forms of letters that stand for the letters: radicals, and Hebrew and Arabic ones as they are drawn. */
const FORMS = /[\u2e80-\u2fdf\ufb1d-\ufdff\ufe70-\ufefc]+/g;

const unit = (x: number, y: number): readonly [number, number] => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

function lineOf({ transform: [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] }: Piece): Line {
  const along = unit(a, b);
  const end = x * along[0] + y * along[1];
  return { pieces: [], end, x, y, size: Math.hypot(c, d) || 1, along, up: unit(c, d), hasCells: false };
}

/** How far below a line something is, as its reader sees it. */
const below = ({ x, y, up }: Line, to: Pick<Line, 'x' | 'y'>): number => (x - to.x) * up[0] + (y - to.y) * up[1];

function isOnOther(line: Line, own: Line): boolean {
  const isTurned = line.up[0] * own.up[0] + line.up[1] * own.up[1] < 0.9;
  return isTurned || Math.abs(below(line, own)) > OTHER_LINE * Math.max(line.size, own.size);
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const piece of pieces) {
    const text = piece.str.replace(UNSEEN, '');
    // Blanks between texts are what is between them.
    if (text.trim() !== '') {
      const own = lineOf(piece);
      if (!line || isOnOther(line, own)) lines.push((line = own));
      const at = own.end;
      if (at - line.end > CELL_GAP * own.size && line.pieces.length > 0) {
        line.pieces.push({ text: '\t', at: line.end });
        line.hasCells = true;
      }
      line.pieces.push({ text, at });
      line.end = Math.max(line.end, at + piece.width);
      line.size = Math.max(line.size, own.size);
    } else if (text !== '' && line) line.pieces.push({ text, at: line.end });
    if (piece.hasEOL) line = undefined;
  }
  return lines;
}

const textOf = ({ pieces }: Line): string =>
  logicalOrder(pieces)
    .replace(FORMS, (letters) => letters.normalize('NFKC'))
    .replaceAll(/ *\t */g, '\t')
    .trim();

/** Puts values of fields behind the lines that they stand beside, or at the end. */
function withValues(lines: readonly Line[], values: readonly PageValue[]): Line[] {
  const all = [...lines];
  for (const { text, x, y, height } of values) {
    const beside = lines.find(
      (line) => line.up[1] > 0.9 && line.x < x && line.y >= y - height * 0.25 && line.y <= y + height,
    );
    const own = beside ?? lineOf({ str: '', hasEOL: true, width: 0, transform: [12, 0, 0, 12, x, y] });
    if (!beside) all.push(own);
    own.pieces.push({ text: ` ${text}`, at: x });
  }
  return all;
}

/** The text of a page: a line for each of its lines, and an empty one between paragraphs; tabs between the cells of a row. */
export function textOfPieces(pieces: readonly Piece[], values: readonly PageValue[]): string {
  let text = '';
  let usual: number | undefined;
  let before: Line | undefined;
  for (const line of withValues(linesOf(pieces), values)) {
    const own = textOf(line);
    if (own === '') continue;
    if (before) {
      const gap = below(before, line);
      const size = Math.max(before.size, line.size);
      const most = before.hasCells || line.hasCells ? ROWS_APART : APART;
      const isFar = gap > most * size || (usual !== undefined && gap > FARTHER * usual);
      const isOther = gap < 0 || Math.max(before.size / line.size, line.size / before.size) > OTHER_SIZE;
      text += isFar || isOther ? '\n\n' : '\n';
      usual = isFar || isOther ? undefined : Math.max(usual ?? gap, gap);
    }
    text += own;
    before = line;
  }
  return text;
}
