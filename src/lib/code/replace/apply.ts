// Applies rules one after the other and keeps track of what each piece of the result was.
import { Problem } from '../../../base/problem.ts';
import { REPLACED_LIMIT } from '../regex/match.ts';
import { withinEngine } from '../regex/pattern.ts';
import { expandReplacement } from './replacement.ts';
import type { Rule } from './rules.ts';

/** A piece of the text: as it was from `start` to `end` in the original, or what replaced that. */
interface Piece {
  text: string;
  start: number;
  end: number;
  isChanged: boolean;
}

export interface Applied {
  text: string;
  /** The replacements of each rule. */
  counts: number[];
  pieces: readonly Piece[];
}

const WORD = /[\p{L}\p{M}\p{N}\p{Pc}]/u;

/** The character that ends before a position; half a surrogate pair if there is only that. */
function characterBefore(text: string, at: number): string {
  const unit = text.charAt(at - 1);
  return /[\udc00-\udfff]/.test(unit) ? text.slice(at - 2, at) : unit;
}

const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether a range doesn't cut a word: at each end, one of both neighbors isn't part of a word. */
function isWholeWord(text: string, start: number, end: number): boolean {
  const cutsStart = start > 0 && WORD.test(characterBefore(text, start)) && WORD.test(characterAt(text, start));
  const cutsEnd = end < text.length && WORD.test(characterBefore(text, end)) && WORD.test(characterAt(text, end));
  return !cutsStart && !cutsEnd;
}

/** Moves along the pieces of a text and splits them where it stops. */
class Cursor {
  readonly #pieces: readonly Piece[];
  #index = 0;
  /** Units of the current piece that are taken. */
  #offset = 0;
  #at = 0;
  /** The position in the original. */
  source = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** Takes the pieces up to a position in the current text. */
  take(until: number): Piece[] {
    const taken: Piece[] = [];
    while (this.#at < until || this.#isEmptyPiece()) {
      const piece = this.#pieces[this.#index];
      if (!piece) break;
      const length = Math.min(piece.text.length - this.#offset, until - this.#at);
      const isAll = this.#offset + length === piece.text.length;
      const text = piece.text.slice(this.#offset, this.#offset + length);
      const start = piece.isChanged ? (this.#offset === 0 ? piece.start : piece.end) : piece.start + this.#offset;
      const end = piece.isChanged ? piece.end : start + length;
      taken.push({ text, start, end, isChanged: piece.isChanged });
      this.source = end;
      this.#at += length;
      this.#offset += length;
      if (isAll) {
        this.#index++;
        this.#offset = 0;
      }
    }
    return taken;
  }

  #isEmptyPiece(): boolean {
    return this.#pieces[this.#index]?.text === '';
  }
}

function applyRule(pieces: readonly Piece[], rule: Rule): { pieces: Piece[]; count: number } {
  const text = pieces.map((piece) => piece.text).join('');
  const cursor = new Cursor(pieces);
  const changed: Piece[] = [];
  let count = 0;
  let length = text.length;
  /** Matches before it are skipped: one is replaced in each line. */
  let from = 0;
  for (const match of matchesOf(rule.expression, text)) {
    const end = match.index + match[0].length;
    if (match.index < from || (rule.wholeWord && !isWholeWord(text, match.index, end))) continue;
    const replacement = expandReplacement(rule.replacement, match, text);
    length += replacement.length - match[0].length;
    if (length > REPLACED_LIMIT) throw new Problem('too-large', undefined, { limit: REPLACED_LIMIT });
    for (const piece of cursor.take(match.index)) changed.push(piece);
    const start = cursor.source;
    const replaced = cursor.take(end);
    changed.push({ text: replacement, start: replaced[0]?.start ?? start, end: cursor.source, isChanged: true });
    count++;
    if (rule.firstOfLine) {
      const lineEnd = text.indexOf('\n', end);
      from = lineEnd === -1 ? Infinity : lineEnd + 1;
    }
  }
  for (const piece of cursor.take(text.length)) changed.push(piece);
  return { pieces: changed, count };
}

function* matchesOf(expression: RegExp, text: string): Generator<RegExpExecArray> {
  const next = (): RegExpExecArray | null => withinEngine('engine-limit', () => expression.exec(text));
  expression.lastIndex = 0;
  for (let match = next(); match; match = next()) {
    yield match;
    if (!expression.global) return;
    if (match[0] !== '') continue;
    const isPair =
      (expression.unicode || expression.unicodeSets) && (text.codePointAt(expression.lastIndex) ?? 0) > 0xffff;
    expression.lastIndex += isPair ? 2 : 1;
  }
}

/** Applies rules in their order, each to the result of the previous one. @throws Problem `too-large` */
export function applyRules(text: string, rules: readonly Rule[]): Applied {
  let pieces: readonly Piece[] = text === '' ? [] : [{ text, start: 0, end: text.length, isChanged: false }];
  const counts: number[] = [];
  for (const rule of rules) {
    const step = applyRule(pieces, rule);
    pieces = step.pieces;
    counts.push(step.count);
  }
  return { text: pieces.map((piece) => piece.text).join(''), counts, pieces };
}

interface Span {
  start: number;
  end: number;
}

/** The replaced ranges, in the result. */
export function marksOf(pieces: readonly Piece[]): Span[] {
  const marks: Span[] = [];
  let at = 0;
  for (const { text, isChanged } of pieces) {
    const last = marks.at(-1);
    if (isChanged && text !== '') {
      if (last?.end === at) last.end = at + text.length;
      else marks.push({ start: at, end: at + text.length });
    }
    at += text.length;
  }
  return marks;
}

export interface ChangedLines {
  /** The number of the first line, in the original. */
  line: number;
  before: string;
  after: string;
}

/** The changed lines with their original text, at most `limit`, and how many there are. */
export function changedLines(
  original: string,
  pieces: readonly Piece[],
  limit: number,
): { lines: ChangedLines[]; count: number } {
  const lines: ChangedLines[] = [];
  let count = 0;
  let line = 1;
  let lineStart = 0;
  let after = '';
  let isChanged = false;
  const close = (end: number) => {
    if (isChanged) {
      count++;
      if (lines.length < limit) lines.push({ line, before: original.slice(lineStart, end), after });
    }
    after = '';
    isChanged = false;
  };
  for (const piece of pieces) {
    if (piece.isChanged) {
      isChanged = true;
      after += piece.text;
      continue;
    }
    let from = piece.start;
    for (let end = original.indexOf('\n', from); end !== -1 && end < piece.end; end = original.indexOf('\n', from)) {
      after += original.slice(from, end);
      const breaks = isChanged ? original.slice(lineStart, end).split('\n').length : 1;
      close(end);
      line += breaks;
      lineStart = from = end + 1;
    }
    after += original.slice(from, piece.end);
  }
  close(original.length);
  return { lines, count };
}
