// Links to a passage of a page (WICG, URL Fragment Text Directives): #:~:text=[prefix-,]start[,end][,-suffix]
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { segmentsOf } from '../../../base/segments.ts';

const DELIMITER = ':~:';

/** Longer passages are found by their first and last words: links of a page's length are cut or refused. */
const LONGEST = 120;
const WORDS = 5;

export type PassageMatch = 'auto' | 'exact' | 'range';

export interface Passage {
  prefix: string;
  start: string;
  /** Empty if `start` is all of the passage. */
  end: string;
  suffix: string;
}

/** Browsers compare with the text as it is shown, where any blanks are one space. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where each word of a line begins and ends. */
function wordsOf(line: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  let start = 0;
  for (const { segment, isWordLike } of segmentsOf(line, 'word')) {
    const end = start + segment.length;
    if (isWordLike) words.push({ start, end });
    start = end;
  }
  return words;
}

/** The first words of a line, to the end of the last of them. */
function firstWords(line: string, count: number): string {
  const words = wordsOf(line);
  return words.length <= count ? line : line.slice(0, words[count - 1]!.end);
}

/** The last words of a line, from the start of the first of them. */
function lastWords(line: string, count: number): string {
  const words = wordsOf(line);
  return words.length <= count ? line : line.slice(words.at(-count)!.start);
}

/** Where a passage begins and ends. `exact` names all of it, `range` its first and last words; `auto` decides by its length and lines. */
export function passageOf(text: string, match: PassageMatch): { start: string; end: string } {
  const lines = text
    .split(/[\r\n]+/)
    .map(collapsed)
    .filter((line) => line !== '');
  const whole = lines.join(' ');
  // A match of one text ends at the end of a paragraph, so several lines need a range.
  if (match === 'exact' || (match === 'auto' && lines.length < 2 && whole.length <= LONGEST))
    return { start: whole, end: '' };
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (lines.length > 1) return { start: firstWords(first, WORDS), end: lastWords(last, WORDS) };
  const count = Math.min(WORDS, Math.floor(wordsOf(whole).length / 2));
  return count === 0 ? { start: whole, end: '' } : { start: firstWords(whole, count), end: lastWords(whole, count) };
}

/** `-`, `,` and `&` separate the parts of a directive, so they are encoded in their text. */
const encoded = (text: string) => encodePercent(collapsed(text), 'strict').replaceAll('-', '%2D');

export function directiveOf({ prefix, start, end, suffix }: Passage): string {
  const parts = [
    collapsed(prefix) === '' ? '' : `${encoded(prefix)}-`,
    encoded(start),
    encoded(end),
    collapsed(suffix) === '' ? '' : `-${encoded(suffix)}`,
  ];
  return `text=${parts.filter((part) => part !== '').join(',')}`;
}

/** Splits a link at its directives: the link without them, and their text after the delimiter; null if there are none. */
export function splitDirectives(link: string): { page: string; directives: string | null } {
  const hash = link.indexOf('#');
  const at = hash < 0 ? -1 : link.indexOf(DELIMITER, hash);
  if (at < 0) return { page: link, directives: null };
  // A fragment that is only directives leaves nothing of itself.
  return { page: link.slice(0, at).replace(/#$/, ''), directives: link.slice(at + DELIMITER.length) };
}

/** A link to a passage; the fragment that a link has stays in front of the directive. */
export function passageLink(href: string, passage: Passage): { link: string; replaced: boolean } {
  const { page, directives } = splitDirectives(href);
  const joint = page.includes('#') ? '' : '#';
  return { link: `${page}${joint}${DELIMITER}${directiveOf(passage)}`, replaced: directives !== null };
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The passages of the directives of a link; those that aren't valid have none. */
export function readDirectives(directives: string): Passage[] {
  return directives.split('&').flatMap((directive) => {
    if (!directive.startsWith('text=')) return [];
    const parts = directive.slice('text='.length).split(',');
    const prefix = parts.length > 1 && parts[0]!.endsWith('-') ? parts.shift()!.slice(0, -1) : '';
    const suffix = parts.length > 1 && parts.at(-1)!.startsWith('-') ? parts.pop()!.slice(1) : '';
    const [start = '', end = ''] = parts;
    if (start === '' || parts.length > 2) return [];
    return [{ prefix: decoded(prefix), start: decoded(start), end: decoded(end), suffix: decoded(suffix) }];
  });
}
