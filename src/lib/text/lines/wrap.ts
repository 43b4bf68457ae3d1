import { displayWidth, graphemesOf, graphemeWidth, isWide } from './display-width.ts';
import { writeLines, type Lines } from './lines.ts';

/** A tab ends at the next multiple of this many columns. */
const TAB = 8;

const widthAt = (column: number, grapheme: string) =>
  grapheme === '\t' ? TAB - (column % TAB) : graphemeWidth(grapheme);

/** Cuts a line after each `width` columns, like `fold`. */
function foldLine(line: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  let column = 0;
  for (const grapheme of graphemesOf(line)) {
    const own = widthAt(column, grapheme);
    if (column + own > width && row !== '') {
      rows.push(row);
      row = '';
      column = 0;
    }
    row += grapheme;
    column += widthAt(column, grapheme);
  }
  return [...rows, row];
}

/** Signs that never begin a line in Chinese and Japanese. */
const CLOSING = /^[、。，．・：；？！）」』】〕〉》”’…—々ー!?,.)\]]$/u;
const OPENING = /^[（「『【〔〈《“‘(]$/u;

/** Parts between which a line can be broken: words, and characters of scripts without spaces. */
function wordsOf(text: string): { word: string; space: string }[] {
  const words: { word: string; space: string }[] = [];
  for (const [, space = '', run = ''] of text.matchAll(/(\s*)(\S+)/gu)) {
    let before = space;
    let word = '';
    for (const character of run) {
      const breaks =
        word !== '' &&
        (isWide(character) || isWide(word.slice(-1))) &&
        !CLOSING.test(character) &&
        !OPENING.test(word.slice(-1));
      if (breaks) {
        words.push({ word, space: before });
        before = '';
        word = '';
      }
      word += character;
    }
    words.push({ word, space: before });
  }
  return words;
}

/** Breaks a line between words; a word that is longer than the width has a line of its own. */
function wrapLine(line: string, width: number): string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const rows: string[] = [];
  let row = indent;
  let column = displayWidth(indent);
  let isFresh = true;
  for (const { word, space } of wordsOf(line.slice(indent.length))) {
    const own = displayWidth(word);
    const gap = displayWidth(space);
    if (!isFresh && column + gap + own > width) {
      rows.push(row);
      row = indent + word;
      column = displayWidth(indent) + own;
    } else {
      row += isFresh ? word : space + word;
      column += own + (isFresh ? 0 : gap);
    }
    isFresh = false;
  }
  return [...rows, isFresh ? '' : row];
}

/** Joins the lines of each paragraph; empty lines stay. */
export function joinParagraphs(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isEmpty = line.trim() === '';
    const last = joined.length - 1;
    if (isOpen && !isEmpty) joined[last] = `${joined[last]?.trimEnd() ?? ''} ${line.trim()}`;
    else joined.push(isEmpty ? '' : line);
    isOpen = !isEmpty;
  }
  return joined;
}

export interface WrapOptions {
  width: number;
  breakAt: 'words' | 'characters';
  rejoin: boolean;
}

export function wrapText({ lines, ...like }: Lines, { width, breakAt, rejoin }: WrapOptions): string {
  const read = rejoin ? joinParagraphs(lines) : lines;
  const wrapped = read.flatMap((line) => (breakAt === 'words' ? wrapLine(line, width) : foldLine(line, width)));
  return writeLines(wrapped, like);
}
