// Draws text as large letters made of characters (FIGlet).
import { FONTS } from './fonts.ts';

/**
 * How letters, or lines, are joined: as set by the font, at full width, touching, or merged by the font's rules or by
 * all rules.
 */
export const LAYOUTS = ['default', 'full', 'fitted', 'controlled', 'universal'] as const;
export type BannerLayout = (typeof LAYOUTS)[number];

/** Their names in figlet. */
const LAYOUT_NAMES = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  controlled: 'controlled smushing',
  universal: 'universal smushing',
} as const satisfies Record<BannerLayout, string>;

export interface BannerOptions {
  /** A name of `FONTS`. */
  font: string;
  horizontal: BannerLayout;
  vertical: BannerLayout;
  /** Columns after which a line is broken; 0 for no limit. */
  width: number;
}

export interface Banner {
  art: string;
  columns: number;
  rows: number;
  /** Characters that the font doesn't have, without duplicates. */
  missing: readonly string[];
}

const figlet = async () => (await import('figlet/browser')).default;

/** The letters of a font by code point, row by row; each font is parsed once. */
async function lettersOf(font: string): Promise<Readonly<Record<number, readonly string[]>>> {
  const { figFonts, parseFont } = await figlet();
  const load = FONTS[font];
  if (!load) throw new RangeError('no such font');
  if (!Object.hasOwn(figFonts, font)) parseFont(font, (await load()).default);
  return figFonts[font]!;
}

/** A letter that consists of only spaces (or of hard blanks) counts as missing. */
function isDrawn(letter: readonly string[] | undefined, hardBlank: string): boolean {
  return letter !== undefined && letter.some((row) => row.replaceAll(hardBlank, '').trim() !== '');
}

const linesOf = (art: string) => art.split('\n').map((line) => line.trimEnd());
const columnsOf = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => [...line].length));

/**
 * Breaks a line between words if it exceeds the width, and within a word that is too long on its own. figlet breaks
 * lines too, but its time grows with the cube of their length.
 */
function breakLine(line: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = [...line];
  while (rest.length > 0) {
    const begins = (length: number) => fits(rest.slice(0, length).join(''));
    // Finds how much fits by doubling until it is too much, then by bisection. Drawing takes time quadratic in the
    // length.
    let fitting = 1;
    let tooMany = 2;
    while (tooMany <= rest.length && begins(tooMany)) [fitting, tooMany] = [tooMany, 2 * tooMany];
    tooMany = Math.min(tooMany, rest.length + 1);
    while (tooMany - fitting > 1) {
      const middle = Math.floor((fitting + tooMany) / 2);
      if (begins(middle)) fitting = middle;
      else tooMany = middle;
    }
    const space = fitting < rest.length ? rest.lastIndexOf(' ', fitting) : -1;
    const inWord = space < 1 || rest.slice(0, space).every((character) => character === ' ');
    const cut = inWord ? fitting : space;
    parts.push(rest.slice(0, cut).join('').trimEnd());
    const next = rest.slice(cut);
    const word = next.findIndex((character) => character !== ' ');
    rest = word < 0 ? [] : next.slice(word);
  }
  return parts.length === 0 ? [''] : parts;
}

/** Draws lines of text. Blank ones are as tall as a letter, as in FIGlet; the package drops them. */
function drawLines(lines: readonly string[], draw: (text: string) => string, height: number): string[] {
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
  const blank = Array.from({ length: height }, () => '');
  return lines.flatMap((line, index) => {
    if (isBlank(line)) return blank;
    if (index > 0 && !isBlank(lines[index - 1])) return []; // drawn with the line before
    const end = lines.findIndex((other, at) => at > index && isBlank(other));
    return linesOf(draw(lines.slice(index, end < 0 ? lines.length : end).join('\n')));
  });
}

/** Draws a text of one or more lines. Characters that the font lacks are omitted and reported. */
export async function drawBanner(text: string, options: BannerOptions): Promise<Banner> {
  const plain = text
    .normalize('NFC') // fonts have é as one character
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[^\S\n]/g, ' ');
  const letters = await lettersOf(options.font);
  const { textSync, metadata } = await figlet();
  const [{ hardBlank = '$' }] = (await metadata(options.font)) ?? [{}];
  const has = (character: string) => /\s/.test(character) || isDrawn(letters[character.codePointAt(0)!], hardBlank);
  const characters = [...plain];
  const drawable = characters.filter(has).join('');

  const draw = (drawn: string) =>
    textSync(drawn, {
      font: options.font,
      horizontalLayout: LAYOUT_NAMES[options.horizontal],
      verticalLayout: LAYOUT_NAMES[options.vertical],
    });
  const widest = (drawn: string) =>
    [...drawn].reduce((sum, character) => sum + (letters[character.codePointAt(0)!]?.[0]?.length ?? 0), 0);
  // Letters never take more than their own width, so a short line is known to fit without drawing it.
  const fits = (drawn: string) => widest(drawn) <= options.width || columnsOf(linesOf(draw(drawn))) <= options.width;
  const broken =
    options.width === 0
      ? drawable
      : drawable
          .split('\n')
          .flatMap((line) => breakLine(line, fits))
          .join('\n');

  const lines = drawable.trim() === '' ? [] : drawLines(broken.split('\n'), draw, letters[32]?.length ?? 1);
  const shown = lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1,
  );
  return {
    art: shown.join('\n'),
    columns: columnsOf(shown),
    rows: shown.length,
    missing: [...new Set(characters.filter((character) => !has(character)))],
  };
}
