// Orders, counts and decorations of lines.
import { type RandomBytes, shuffle } from '../../../base/random.ts';
import { graphemesOf } from '../../../base/segments.ts';
import { sortList, withoutDuplicates } from './list.ts';

export const LINE_ORDERS = ['text', 'natural', 'number', 'length', 'code-point', 'random'] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

/** Bytes that are the same for the same seed: xorshift32 on an FNV-1a hash. They choose an order and protect nothing. */
export function seededBytes(seed: string): RandomBytes {
  let state = 0x811c_9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x0100_0193);
  state = state === 0 ? 1 : state;
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 16) & 0xff;
    });
}

/** By code points, which is also the order of UTF-8 bytes; not that of UTF-16, which puts emoji before U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    const isPair = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    return isPair(x) === isPair(y) ? x - y : isPair(x) ? 1 : -1;
  }
  return a.length - b.length;
}

export interface SortOptions {
  order: LineOrder;
  descending: boolean;
  unique: boolean;
  ignoreCase: boolean;
  language: string;
  random: RandomBytes;
}

export function sortLines(lines: readonly string[], options: SortOptions): string[] {
  const { order, descending, unique, ignoreCase, language } = options;
  const read = unique ? withoutDuplicates(lines, ignoreCase) : lines;
  const sorted = sorting(read, order, ignoreCase, language, options.random);
  return descending && order !== 'random' ? sorted.toReversed() : sorted;
}

function sorting(
  lines: readonly string[],
  order: LineOrder,
  ignoreCase: boolean,
  language: string,
  random: RandomBytes,
): string[] {
  if (order === 'random') return shuffle(lines, random);
  const fold = (line: string) => (ignoreCase ? line.toUpperCase() : line);
  if (order === 'code-point') return lines.toSorted((a, b) => compareCodePoints(fold(a), fold(b)));
  if (ignoreCase && (order === 'text' || order === 'natural')) {
    const { compare } = new Intl.Collator(language, { numeric: order === 'natural', sensitivity: 'accent' });
    return lines.toSorted(compare);
  }
  return sortList(lines, order, language);
}

/** Different lines in the order of the first of each, and how often each is there. Lists, since an object for each of millions takes far more memory. */
export interface CountedLines {
  lines: readonly string[];
  counts: Uint32Array;
}

/** Counts equal lines; if `adjacent`, only neighbors, like `uniq`. */
export function countLines(
  lines: readonly string[],
  { adjacent, ignoreCase, trim }: { adjacent: boolean; ignoreCase: boolean; trim: boolean },
): CountedLines {
  const different: string[] = [];
  const counts = new Uint32Array(lines.length);
  const places = adjacent ? null : new Map<string, number>();
  let lastKey: string | undefined;
  for (const line of lines) {
    const written = trim ? line.trim() : line;
    const key = ignoreCase ? written.toLowerCase() : written;
    let place = key === lastKey ? different.length - 1 : undefined;
    if (places) place = places.get(key);
    if (place === undefined) {
      place = different.push(written) - 1;
      places?.set(key, place);
    }
    counts[place]!++;
    lastKey = key;
  }
  return { lines: different, counts: counts.subarray(0, different.length) };
}

/** All lines, those that are there more than once, or only once. */
export function keptLines({ lines, counts }: CountedLines, kept: 'first' | 'repeated' | 'single'): CountedLines {
  if (kept === 'first') return { lines, counts };
  const isKept = (count: number) => count > 1 === (kept === 'repeated');
  return { lines: lines.filter((_, place) => isKept(counts[place]!)), counts: counts.filter(isKept) };
}

/** Lines behind their numbers, like those of `uniq -c`. */
export function* writtenCounts({ lines, counts }: CountedLines): Generator<string> {
  for (const [place, line] of lines.entries()) yield `${String(counts[place]).padStart(7)} ${line}`;
}

/** The most frequent lines, those first; equal ones keep their order. */
export function mostFrequent({ lines, counts }: CountedLines, most: number): { line: string; count: number }[] {
  const amounts = new Map<number, number>();
  for (const count of counts) amounts.set(count, (amounts.get(count) ?? 0) + 1);
  // All with more than `least` are among them, and so many of those that have as much.
  let [least, left, above] = [0, 0, 0];
  for (const [count, amount] of [...amounts].toSorted(([a], [b]) => b - a)) {
    if (above + amount >= most) {
      [least, left] = [count, most - above];
      break;
    }
    above += amount;
  }
  const chosen: { line: string; count: number }[] = [];
  for (const [place, count] of counts.entries())
    if (count > least || (count === least && left-- > 0)) chosen.push({ line: lines[place]!, count });
  return chosen.toSorted((a, b) => b.count - a.count);
}

export interface NumberOptions {
  start: number;
  step: number;
  pad: 'none' | 'spaces' | 'zeros';
  width: number | null;
  separator: string;
  skipEmpty: boolean;
}

/** One at a time: millions of numbered lines take far more memory than the text that they become. */
export function* numberLines(lines: readonly string[], options: NumberOptions): Generator<string> {
  const { start, step, pad, separator, skipEmpty } = options;
  const numbered = lines.filter((line) => !(skipEmpty && line === '')).length;
  const ends = [start, start + step * Math.max(0, numbered - 1)];
  const width = options.width ?? Math.max(...ends.map((end) => String(end).length));
  let next = start;
  for (const line of lines) {
    if (skipEmpty && line === '') {
      yield line;
      continue;
    }
    const sign = next < 0 ? '-' : '';
    const digits = String(Math.abs(next));
    next += step;
    const zeros = `${sign}${digits.padStart(width - sign.length, '0')}`;
    const number = pad === 'zeros' ? zeros : (sign + digits).padStart(pad === 'spaces' ? width : 0);
    yield `${number}${separator}${line}`;
  }
}

export interface EditOptions {
  trim: 'none' | 'both' | 'end';
  collapse: boolean;
  emptyLines: 'keep' | 'squeeze' | 'remove';
  reverse: boolean;
  mirror: boolean;
  prefix: string;
  suffix: string;
}

export function editLines(lines: readonly string[], options: EditOptions): string[] {
  const { trim, collapse, emptyLines, reverse, mirror, prefix, suffix } = options;
  const changed = lines.map((line) => {
    const trimmed = trim === 'both' ? line.trim() : trim === 'end' ? line.trimEnd() : line;
    return collapse ? trimmed.replace(/[^\S\r\n]+/g, ' ') : trimmed;
  });
  const isEmpty = (line: string | undefined) => line?.trim() === '';
  const kept = changed.filter((line, index) => {
    if (emptyLines === 'keep' || !isEmpty(line)) return true;
    return emptyLines === 'squeeze' && !isEmpty(changed[index - 1]);
  });
  const ordered = reverse ? kept.toReversed() : kept;
  return ordered.map((line) => prefix + (mirror ? graphemesOf(line).toReversed().join('') : line) + suffix);
}
