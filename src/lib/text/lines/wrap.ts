import { graphemesIn } from '../../../base/segments.ts';
import { displayWidth, graphemeWidth, isWide } from './display-width.ts';
import { writeLines, type Lines } from './lines.ts';

/** A tab ends at the next multiple of this many columns. */
const TAB = 8;

const widthAt = (column: number, grapheme: string) =>
  grapheme === '\t' ? TAB - (column % TAB) : graphemeWidth(grapheme);

/** Cuts a line after each `width` columns, like `fold`. */
function foldLine(line: string, width: number): string[] {
  const rows: string[] = [];
  let start = 0;
  let at = 0;
  let column = 0;
  for (const grapheme of graphemesIn(line)) {
    if (column + widthAt(column, grapheme) > width && at > start) {
      rows.push(line.slice(start, at));
      start = at;
      column = 0;
    }
    at += grapheme.length;
    column += widthAt(column, grapheme);
  }
  return [...rows, line.slice(start)];
}

/** Signs that never begin a line in Chinese and Japanese. */
const CLOSING = /^[、。，．・：；？！）」』】〕〉》”’…—々ー!?,.)\]]$/u;
const OPENING = /^[（「『【〔〈《“‘(]$/u;

/** Parts between which a line can be broken: words, and characters of scripts without spaces. */
function wordsOf(text: string): { word: string; space: string }[] {
  const words: { word: string; space: string }[] = [];
  // Without blanks at the end, which would be looked through from each of them anew.
  for (const [, space = '', run = ''] of text.trimEnd().matchAll(/(\s*)(\S+)/gu)) {
    let before = space;
    let word = '';
    let last = '';
    for (const character of run) {
      const breaks =
        word !== '' && (isWide(character) || isWide(last)) && !CLOSING.test(character) && !OPENING.test(last);
      if (breaks) {
        words.push({ word, space: before });
        before = '';
        word = '';
      }
      word += character;
      last = character;
    }
    words.push({ word, space: before });
  }
  return words;
}

/**
 * Breaks a line between words; a word that is longer than the width has a line of its own. Further rows are indented like the
 * first one, unless that leaves less than half of them: a long indent would then be written once a word.
 */
function wrapLine(line: string, width: number): string[] {
  const first = /^\s*/.exec(line)?.[0] ?? '';
  const firstWidth = displayWidth(first);
  const [indent, indentWidth] = firstWidth <= width / 2 ? [first, firstWidth] : ['', 0];
  const rows: string[] = [];
  let row = first;
  let column = firstWidth;
  let isFresh = true;
  for (const { word, space } of wordsOf(line.slice(first.length))) {
    const own = displayWidth(word);
    const gap = displayWidth(space);
    if (!isFresh && column + gap + own > width) {
      rows.push(row);
      row = indent + word;
      column = indentWidth + own;
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
  let paragraph: string[] = [];
  const close = () => {
    const [first, ...others] = paragraph;
    if (first === undefined) return;
    joined.push(others.length === 0 ? first : [first.trimEnd(), ...others.map((line) => line.trim())].join(' '));
    paragraph = [];
  };
  for (const line of lines) {
    if (line.trim() !== '') paragraph.push(line);
    else {
      close();
      joined.push('');
    }
  }
  close();
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
